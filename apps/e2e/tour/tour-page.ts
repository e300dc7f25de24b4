import type { TourPart, TourScreen } from './screens.ts';

/** Renders docs/TOUR.md: each screen with its pictures, in the reader's colour scheme where the page can detect it. */
export function tourPage(parts: readonly TourPart[]): string {
  const contents = parts.map(({ title }) => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`).join(' · ');
  return [
    '# A tour of every screen',
    'Made by `npm run screenshots` from the running product; do not edit by hand (`apps/e2e/tour`). Each screen is shown on a desktop (1280 px) and on a\nphone (390 px), long pages cut off; a reader in a dark scheme sees the dark one.',
    contents,
    ...parts.flatMap(partTexts),
  ]
    .join('\n\n')
    .concat('\n');
}

function partTexts({ title, text, screens }: TourPart): string[] {
  return [`## ${title}`, text, ...screens.flatMap(screenTexts)];
}

function screenTexts(screen: TourScreen): string[] {
  const pictures = [picture(screen, 'desktop', 620), picture(screen, 'phone', 200)].join(' ');
  return [`### ${screen.title}`, `${screen.text} \`${address(screen)}\``, pictures];
}

/** The address without parameters only a picture needs. */
function address({ path }: TourScreen): string {
  return path.replace(/[?&]y=\d+|#.*/g, '').replace(/[-0-9a-f]{36}/g, '…');
}

function picture({ id, title }: TourScreen, device: string, width: number): string {
  const file = (scheme: string) => `tour/${id}-${device}-${scheme}.webp`;
  const alt = `${title}, on a ${device}`;
  const dark = `<source media="(prefers-color-scheme: dark)" srcset="${file('dark')}">`;
  return `<picture>${dark}<img src="${file('light')}" width="${width}" alt="${alt}"></picture>`;
}

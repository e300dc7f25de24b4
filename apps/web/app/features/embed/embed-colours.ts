import { contrastBetween } from '@freehold/contract';

type Scheme = 'light' | 'dark';

// Of tokens.css, what text has least contrast with: --fh-paper in the light, --fh-card in the dark.
const papers = { light: '#faf7f2', dark: '#1a2530' } as const;
const white = '#ffffff';
const leastText = 4.5;
const hexColour = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A colour as somebody writes it (`#0a7`, `00aa77`) as `#rrggbb`; null for any other text. */
export function readColour(text: string): string | null {
  if (!hexColour.test(text)) return null;
  const digits = text.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit.repeat(2)).join('') : digits}`;
}

/**
 * The nearest shade of a colour that its page can be read with: as the ground of white text, and as text on the page,
 * each at a contrast of 4.5 or more (WCAG 2.2, success criterion 1.4.3). Custom properties of tokens.css by name.
 */
export function embedColours(accent: string, scheme: Scheme): Readonly<Record<string, string>> {
  const ground = readable(accent, white, '#000000');
  const text = readable(accent, papers[scheme], scheme === 'light' ? '#000000' : white);
  return {
    '--fh-primary': ground,
    '--fh-primary-text': text,
    '--fh-focus': text,
    '--mantine-primary-color-filled': ground,
    '--mantine-primary-color-filled-hover': mixed(ground, '#000000', 10),
  };
}

/** The colour mixed with as little of `towards` as makes it readable on or under `against`. */
function readable(colour: string, against: string, towards: string): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mixed(colour, towards, percent);
    if (contrastBetween(shade, against) >= leastText) return shade;
  }
  return towards;
}

function mixed(colour: string, towards: string, percent: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [colour, towards].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const channel = Math.round(((from ?? 0) * (100 - percent) + (to ?? 0) * percent) / 100);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

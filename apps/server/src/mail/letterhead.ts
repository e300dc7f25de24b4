import { practiceContact } from '@freehold/contract';
import type { Brand, BrandLogo } from '../brand.ts';
import { escaped } from './escaped.ts';

/** Content id of the logo that a branded mail carries. */
export const logoContentId = 'practice-logo';

// Pixels, inside which a logo keeps its shape.
const logoRoom = { width: 220, height: 56 };

/** The practice's letterhead as HTML; its logo is part of the mail, so that nothing is loaded to show it. */
export function letterheadHtml({ name, accent, logo }: Brand): string {
  // A bar, never the text: a practice's colour may be too dark or too light for one of the schemes.
  const bar = accent === null ? '' : `border-left:4px solid ${escaped(accent)};padding-left:12px;`;
  const picture = logo === null ? '' : `<p>${logoHtml(logo)}</p>\n`;
  return `${picture}<p style="${bar}font-size:18px;font-weight:bold">${escaped(name)}</p>`;
}

/** The practice's lines for the foot of a mail: its name and how to reach it, and what licenses it. */
export function letterFoot(brand: Brand): string[] {
  const { reach, legal } = practiceContact(brand);
  return [[brand.name, ...reach], legal].filter((lines) => lines.length > 0).map((lines) => lines.join(' · '));
}

// Empty alternative text: the name stands below. White behind it, since most logos are dark on nothing.
function logoHtml({ width, height }: BrandLogo): string {
  const scale = Math.min(1, logoRoom.width / width, logoRoom.height / height);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return `<img src="cid:${logoContentId}" alt="" ${size} style="background:#ffffff;padding:8px 8px 8px 0">`;
}

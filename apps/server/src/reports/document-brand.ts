import { practiceContact } from '@freehold/contract';
import { Image, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Brand, BrandLogo } from '../brand.ts';
import { colours, styles } from './document-styles.ts';
import { printable } from './fonts.ts';

/** Whose name a report carries: the practice's, or the product's where there is none. */
export function brandName(brand: Brand | undefined): string {
  return brand === undefined ? 'Freehold' : printable(brand.name);
}

/** The colour of a report's brand and of its headline figure. */
export function accentOf(brand: Brand | undefined): string {
  return brand?.accent ?? colours.green;
}

/** The top of a cover: the practice with its logo and contact, or the product's name. */
export function coverBrand(brand: Brand | undefined): ReactElement {
  if (brand === undefined) return h(Text, { style: styles.brand }, 'Freehold');
  const { reach, legal } = practiceContact(brand);
  return h(
    View,
    { style: styles.practice },
    brand.logo === null ? null : logoImage(brand.logo),
    h(Text, { style: [styles.practiceName, { color: accentOf(brand) }] }, printable(brand.name)),
    ...[reach, legal].filter((lines) => lines.length > 0).map(contactLine),
  );
}

/** The words on the left of each page's foot. */
export function footWords(brand: Brand | undefined): string {
  const words = `${brandName(brand)} · estimate only, general information`;
  return brand === undefined ? words : `${words} · made with Freehold`;
}

// Points, inside which a logo keeps its shape.
const logoRoom = { width: 220, height: 46 };

function logoImage({ bytes, type, width, height }: BrandLogo): ReactElement {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height);
  const style = { width: width * scale, height: height * scale, marginBottom: 8 };
  return h(Image, { src: { data: Buffer.from(bytes), format: type }, style });
}

function contactLine(lines: readonly string[], index: number): ReactElement {
  return h(Text, { key: index, style: styles.practiceLine }, printable(lines.join(' · ')));
}

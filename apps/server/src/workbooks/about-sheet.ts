import { estimateDisclosure, practiceContact } from '@freehold/contract';
import { engineVersion } from '@freehold/finance';
import type { Brand } from '../brand.ts';
import { dateText } from '../dates.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

/** When a workbook was prepared, as an ISO timestamp, and the practice it is from; none is the product alone. */
export interface Prepared {
  readonly preparedAt: string;
  readonly brand?: Brand | null;
}

/** When and from whom a workbook is, and what of it is live: usual is all but shaded cells, fixed is nothing. */
interface About extends Prepared {
  readonly isFixed?: boolean;
  readonly live?: readonly string[];
}

const liveTexts = [
  'Shaded cells of the sheet Inputs may be changed; every other figure is a formula and follows.',
  'The column “Screen” holds the figures the site showed for the inputs it was prepared with.',
];
const fixedTexts = ['Every figure is fixed, from the engine: a changed cell changes no other.'];

/** The sheet that explains the workbook, its assumptions and its limits. */
export function aboutSheet(
  title: string,
  { preparedAt, brand, isFixed = false, live = liveTexts }: About,
  limits: readonly string[],
): Sheet {
  return {
    name: 'About',
    widths: [110],
    rows: [
      [head(title)],
      ...practiceRows(brand),
      [{ text: `Prepared on ${dateText(preparedAt)} by Freehold, engine ${engineVersion}.` }],
      [null],
      ...(isFixed ? fixedTexts : live).map((text) => [{ text }]),
      [null],
      [head('Assumptions and limits')],
      ...limits.map((text) => [{ text }]),
      [null],
      [head('Disclosure')],
      [{ text: estimateDisclosure }],
    ],
  };
}

function practiceRows(brand: Prepared['brand']): readonly Cell[][] {
  if (!brand) return [];
  const { reach, legal } = practiceContact(brand);
  return [[head(brand.name)], ...[...reach, ...legal].map((text) => [{ text }])];
}

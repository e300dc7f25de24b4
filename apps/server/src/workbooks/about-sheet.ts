import { estimateDisclosure } from '@freehold/contract';
import { engineVersion } from '@freehold/finance';
import { dateText } from '../dates.ts';
import { head, type Sheet } from './sheet.ts';

/** The sheet that explains the workbook, its assumptions and its limits. `preparedAt` is an ISO timestamp. */
export function aboutSheet(title: string, preparedAt: string, limits: readonly string[]): Sheet {
  return {
    name: 'About',
    widths: [110],
    rows: [
      [head(title)],
      [{ text: `Prepared on ${dateText(preparedAt)} by Freehold, engine ${engineVersion}.` }],
      [null],
      [{ text: 'Shaded cells of the sheet Inputs may be changed; every other figure is a formula and follows.' }],
      [{ text: 'The column “Screen” holds the figures the site showed for the inputs it was prepared with.' }],
      [null],
      [head('Assumptions and limits')],
      ...limits.map((text) => [{ text }]),
      [null],
      [head('Disclosure')],
      [{ text: estimateDisclosure }],
    ],
  };
}

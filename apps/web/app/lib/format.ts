import { decimalText } from '@freehold/finance';
import { lazyValue } from './lazy-value.ts';

export { moneyText as money } from '@freehold/contract';

/** The months as they are written out, January first. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

// Lazy: the first Intl date format costs more than all other work at page load.
const shortDateTime = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-AU', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);
const fullDateTime = lazyValue(() => new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'long' }));

// U+2212: as wide as a plus sign and, unlike the hyphen, never broken from its figure.
const minus = '\u2212';

/** Percent as people type it, 5.5 for 5.5 %, with up to two decimals: `5.5%`, `−0.25%`. */
export function percent(rate: number): string {
  return `${decimal(rate)}%`;
}

/** A floor or land area: `180 m²`. */
export function area(squareMetres: number): string {
  return `${decimal(squareMetres)} m²`;
}

/** A number with up to two decimals and grouped thousands, halves away from zero: `1,234.5`. */
export function decimal(value: number): string {
  // A double holds fifteen digits reliably: 1.005 is treated as the half that was typed.
  const meant = Number(value.toPrecision(15));
  const text = decimalText(Math.abs(meant), { most: 2 });
  return meant < 0 && text !== '0' ? `${minus}${text}` : text;
}

/** A length of time in whole months: `2 years 3 months`, `1 year`, `0 months`. */
export function duration(months: number): string {
  const years = Math.trunc(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}

/** A number and its noun: `1 dependant`, `2 dependants`. */
export function counted(count: number, noun: string): string {
  return `${decimal(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A day in the reader's time zone: `21 November 2026`. */
export function date(moment: Date): string {
  return `${moment.getDate()} ${monthNames[moment.getMonth()]} ${moment.getFullYear()}`;
}

/** A moment in the reader's time zone: `21 Nov 2026, 3:04 pm`. */
export function dateTime(moment: Date): string {
  return shortDateTime().format(moment);
}

/** A moment with its weekday, seconds and time zone, for a tooltip. */
export function dateTimeInFull(moment: Date): string {
  return fullDateTime().format(moment);
}

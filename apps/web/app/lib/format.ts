import { monthNames, numberText } from '@freehold/domain';
import { lazyValue } from '#app/loading/lazy-value.ts';

export { moneyText as money } from '@freehold/contract';
export {
  countText as counted,
  dayText as day,
  durationText as duration,
  monthNames,
  numberText as decimal,
  percentText as percent,
  rateText as rate,
} from '@freehold/domain';

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

/** A floor or land area: `180 m²`. */
export function area(squareMetres: number): string {
  return `${numberText(squareMetres)} m²`;
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

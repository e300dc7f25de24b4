import { lossQuarantine } from '@freehold/finance';
import { date } from '#app/lib/format.ts';

const { from, read } = lossQuarantine;

/**
 * The notice on the change of 2027, dated by when the law was read; `today` is an ISO day, or null in a made page, and turns
 * the words from what will be into what is.
 */
export function lawNotice(today: string | null): { readonly title: string; readonly text: string } {
  const start = from === null ? '' : dayText(from);
  const hasBegun = today !== null && from !== null && today >= from;
  return {
    title: `The law on rental losses ${hasBegun ? 'has changed' : 'changes'} on ${start}`,
    text:
      `${hasBegun ? 'Since' : 'From'} ${start}, rental losses on established homes contracted from 7:30 pm AEST on 12 May 2026 ` +
      'can no longer be set against other income; they are carried forward. New dwellings and earlier contracts are not ' +
      `affected. As at ${dayText(read)}.`,
  };
}

function dayText(iso: string): string {
  return date(new Date(`${iso}T12:00`));
}

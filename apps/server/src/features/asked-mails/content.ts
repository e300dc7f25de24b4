import { type AskedMailKind, askedMailKinds, estimateDisclosure, type MailKind, moneyText } from '@freehold/contract';
import {
  clientTimeline,
  dayInSydney,
  daysUntil,
  dayText,
  fixedEnds,
  leadingFigures,
  loanRises,
  lossLawFrom,
  monthText,
  rateText,
  rentalsCaught,
  withShortNames,
} from '@freehold/domain';
import { cashRates } from '@freehold/finance';
import { scopeOfOwner } from '../../client-scope.ts';
import type { Deps } from '../../deps.ts';
import type { LetterBlock } from '../../mail/letter.ts';
import { findDetails } from '../profiles/index.ts';
import { findOccasion } from './queries.ts';

type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

interface Said {
  /** The client's record with short names, and the ISO day on which the mail is made. */
  readonly record: Details;
  readonly day: string;
  readonly occasion: string;
  readonly difference: number | null;
}

const points = [0.25, 1] as const;

/** The kind of an asked-for mail; undefined for every other mail. */
export function askedKind(kind: MailKind): AskedMailKind | undefined {
  return askedMailKinds.find((known) => known === kind);
}

/**
 * The text of a mail that was asked for, from the record of the day it is made, as the dashboard shows it; null when
 * what it was about is no longer on record. It names neither amounts owned or owed nor an address: a mailbox has more
 * readers than the dashboard.
 */
export async function askedMailBlocks(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  mailId: string,
): Promise<readonly LetterBlock[] | null> {
  const sent = await findOccasion(db.kysely, mailId);
  if (sent === undefined) return null;
  const record = await findDetails(db.kysely, scopeOfOwner(sent.user_id));
  if (record === null) return null;
  const { occasion, difference } = sent;
  const said = { record: withShortNames(record), day: dayInSydney(now()), occasion, difference };
  const lines = texts[sent.kind](said);
  if (lines.length === 0) return null;
  return [...lines, { label: 'Open your dashboard', url: `${config.publicUrl}/client-dashboard` }, estimateDisclosure];
}

const texts: Readonly<Record<AskedMailKind, (said: Said) => readonly string[]>> = {
  'month-summary': summary,
  'rules-changed': ({ difference }) =>
    difference === null
      ? []
      : [
          `Tax or lending rules that we work with have changed since your figures were last worked out. With the same details, what you have left over a month changes by ${signed(difference)}.`,
          'Both are worked out for the same day, so that only the rules, and how they are applied, differ.',
        ],
  'law-countdown': countdown,
  'rates-changed': rates,
  'fixed-term-ends': fixedTerms,
};

function summary({ record, day }: Said): readonly string[] {
  const figures = leadingFigures(clientTimeline(record, day), record);
  const netWorth = figures.find(({ id }) => id === 'net-worth');
  const next = figures.find(({ id }) => id === 'next-event');
  if (netWorth?.change === undefined || next === undefined) return [];
  return [
    `Your net worth: ${netWorth.change}.`,
    next.value === '–' ? `What happens next: ${next.note}.` : `What happens next: ${next.value}, ${next.note}.`,
  ];
}

function countdown({ record, day }: Said): readonly string[] {
  const rentals = rentalsCaught(record, day);
  if (lossLawFrom === null || rentals.length === 0) return [];
  const left = daysUntil(day, lossLawFrom);
  if (left < 0) return [];
  return [
    `The law on rental losses starts on ${dayText(lossLawFrom)}: ${daysText(left)}. On your record it reaches:`,
    ...rentals.map(({ name, reason }) => `${name}: ${reason}`),
  ];
}

function rates({ record, day, occasion }: Said): readonly string[] {
  const at = cashRates.findIndex(({ from }) => from === occasion);
  const [before, now] = [cashRates[at - 1], cashRates[at]];
  const rises = loanRises(record, day, points);
  if (now === undefined || rises.length === 0) return [];
  const was = before === undefined ? '' : ` It was ${rateText(before.value)}.`;
  return [
    `The Reserve Bank’s cash rate target is ${rateText(now.value)}, as decided on ${dayText(occasion)}.${was}`,
    'Your lender sets its own rate; we do not know whether or when it changes yours. This is what a rise adds to the repayments, from the rates on your record:',
    ...rises.map(({ name, addedMonthly, fixedUntil }) => {
      const [small = 0, large = 0] = addedMonthly;
      const fixed = fixedUntil === null ? '' : ` It is fixed to ${monthText(fixedUntil)}: not before then.`;
      return `${name}: ${signed(small)} a month for 0.25 percentage points, ${signed(large)} for 1.${fixed}`;
    }),
  ];
}

function fixedTerms({ record, day, occasion }: Said): readonly string[] {
  const ends = fixedEnds(record, day).filter((end) => end.day === occasion.slice(0, 10));
  if (ends.length === 0) return [];
  const rises = loanRises(record, day, points);
  return [
    ...ends.map(({ loan, name, day: end }) => {
      const added = rises.find((rise) => rise.loan === loan)?.addedMonthly[0];
      const cost =
        added === undefined ? '' : ` Each 0.25 percentage points above its rate now add ${moneyText(added)} a month.`;
      return `The fixed rate of ${name} ends on ${dayText(end)}: ${daysText(daysUntil(day, end))}.${cost}`;
    }),
    'We do not know which rate your lender will set then. It is a good time to ask for it, and to compare.',
  ];
}

function daysText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? '1 day from now' : `${days} days from now`;
}

function signed(amount: number): string {
  return `${Math.round(amount) > 0 ? '+' : ''}${moneyText(amount)}`;
}

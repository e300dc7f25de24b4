import {
  amountText,
  explainTransferDuty,
  type HouseholdEvent,
  monthNumber,
  monthText,
  transferDuty,
  type WorkingLine,
  type YearPosting,
} from '@freehold/finance';
import { monthsText, type YearOfRun } from './explain-year-balances.ts';
import { type CentsRow, recordOf, sourceOf } from './explain-year-tax.ts';
import { dutyDay } from './first-home.ts';
import { rowName } from './year-line-names.ts';

type Purchase = Extract<HouseholdEvent, { do: 'buy' }>;

/** A purchase as a run made it: the household's part of the price and of the duty in whole cents, the duty negative or 0. */
interface Bought {
  readonly event: Purchase;
  readonly month: number;
  readonly price: number;
  readonly duty: number;
}

/** Transfer duty of the purchases of a year, a row each, whole cents: also of first home buyers who pay none. */
export function dutyRows({ plan, run }: YearOfRun, postings: readonly YearPosting[]): readonly CentsRow[] {
  const start = monthNumber(run.timeline.start);
  return postings.flatMap(({ kind, subject, month, cents: price }): readonly CentsRow[] => {
    const event = run.household.events.find((one) => one.do === 'buy' && one.home.id === subject);
    if (kind !== 'purchase' || event?.do !== 'buy') return [];
    const paid = postings.filter((other) => other.kind === 'purchaseDuty' && other.subject === subject);
    const duty = paid.reduce((sum, { cents }) => sum + cents, 0);
    if (duty === 0 && event.buyer !== 'first') return [];
    const row = { label: rowName(plan, { kind: 'purchaseDuty', subject }), cents: duty, of: recordOf(subject) };
    return [{ ...row, ...workingOf({ event, month: start + month, price, duty }) }];
  });
}

/** How the duty comes about and by which rule; the amount alone where that is not what was paid. */
function workingOf({ event, month, price: paid, duty }: Bought): Pick<CentsRow, 'working' | 'source'> {
  const { state, use, kind, owners } = event.home;
  const part = owners.reduce((sum, { sharePct }) => sum + sharePct, 0) / 100;
  const contractDate = dutyDay(monthText(month));
  const price = Math.round(paid / part) / 100;
  const buyer = event.buyer ?? (use === 'home' ? 'owner' : 'investor');
  const inputs = state && { state, contractDate, price, buyer, property: kind ?? 'established' };
  const found = inputs && transferDuty(inputs);
  const steps = inputs && explainTransferDuty(inputs)?.slice(0, -2);
  if (found?.status !== 'computed' || !steps || Math.round(found.duty * part * 100) + duty !== 0)
    return { working: duty === 0 ? 'none' : monthsText([duty]) };
  const who = buyer === 'first' ? ' by first home buyers' : '';
  const working = [`on ${amountText(price)}${who}: ${stepsText(steps)}`, ...found.notes].join('; ');
  const rule = steps.at(-1)?.rule;
  const frozen = contractDate < `${monthText(month)}-01` && rule ? [rule.id] : [];
  return { working, ...(rule && { source: sourceOf(rule, frozen) }) };
}

function stepsText(steps: readonly WorkingLine[]): string {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return only.formula;
  return steps.map(({ label, formula }) => `${label} ${formula}`).join('; ');
}

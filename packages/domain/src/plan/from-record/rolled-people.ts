import { balanceOf, type Carried, carriedAt, type Household, monthNumber } from '@freehold/finance';
import { apply, type Operation, type Plan, resolve } from '@freehold/plan';
import { valueAt } from '../change-words.ts';
import { active, personId } from '../plan-owners.ts';
import { runPlan } from '../run-plan.ts';
import type { RecordUpdate } from './record-updates.ts';
import { changed, toCent } from './rolled-amounts.ts';
import type { CarriedTo } from './rolled-facts.ts';

/** Losses that somebody carries, or a trust or fund; dollars. */
interface Losses {
  readonly rental: number;
  readonly capital: number;
  readonly income: number;
}

/** What somebody brings to a later start besides; dollars. */
interface Brought {
  readonly tax: number;
  /** Added to super, of which a fund’s tax is still to be paid, and to a study loan: what 30 June books of the year so far. */
  readonly super: number;
  readonly help: number;
}

/** By the path in the plan, which is the id in the run. */
interface Carrying {
  readonly losses: ReadonlyMap<string, Losses>;
  readonly people: ReadonlyMap<string, Brought>;
}

/** Months from one on to the end of its financial year. */
function monthsToJune(month: string): number {
  return 12 - ((monthNumber(month) + 6) % 12);
}

/** Times that a start within a financial year is brought nearer to what the plan has on 30 June. */
const rounds = 3;

/**
 * Losses and bills that people bring to a later start. `left` is the plan with all other changes. A start in July takes them
 * from the run as they are; in another month, a run from there taxes the months that are left alone, so that they are such
 * that both runs have the same on the next 30 June.
 */
export function rolledPeople(to: CarriedTo, left: Plan): readonly RecordUpdate[] {
  const { plan } = to;
  const first = broughtAt(to);
  const isWithinYear = monthsToJune(to.start) < 12;
  let brought = first;
  for (let round = 0; isWithinYear && round < rounds; round += 1) brought = nearer(to, left, { first, brought });
  return [
    ...[...brought.people].flatMap(([path, one]) => [
      ...taxOf(plan, path, { tax: one.tax, isWithinYear }),
      ...movedOf(left, path, one),
    ]),
    ...[...brought.losses].flatMap(([path, losses]) => lossesOf(plan, path, losses)),
  ];
}

function broughtAt(to: CarriedTo): Carrying {
  const now = standingOf(to, to.carried, to.last);
  // Land tax is the household's: one bill.
  let land = -balanceOf(to.timeline, { kind: 'landTaxDue', subject: '' }, to.last);
  const people = [...now.people].map(([path, { tax, super: held }]) => {
    const bill = {
      tax: toCent(tax + land),
      super: toCent(held - balanceOf(to.timeline, superOf(path), to.last)),
      help: 0,
    };
    land = 0;
    return [path, bill] as const;
  });
  return { losses: now.losses, people: new Map(people) };
}

function superOf(path: string) {
  return { kind: 'super', subject: path } as const;
}

/** Months of a start in November to 30 June: a bill of the start is paid by then, and is still due from a later one. */
const paidWithin = 8;

function nearer(to: CarriedTo, left: Plan, { first, brought }: { first: Carrying; brought: Carrying }): Carrying {
  const ops = [
    ...[...brought.people].flatMap(([path, one]) => [
      ...taxOps(left, path, one.tax),
      ...movedOf(left, path, one).flatMap((update) => update.ops),
    ]),
    ...[...brought.losses].flatMap(([path, losses]) => lossOps(left, path, losses)),
  ];
  const run = runPlan(resolve({ ...apply(left, ops).plan, years: 1 }).plan);
  if (run.status === 'refused') return brought;
  const [wanted, got] = [juneOf(to, to.last + monthsToJune(to.start)), juneOf(run, run.timeline.months - 1)];
  return {
    losses: new Map(
      [...brought.losses].map(([path, losses]) => {
        return [path, moved(losses, { want: wanted.losses.get(path), have: got.losses.get(path) }, 0)];
      }),
    ),
    people: new Map(
      [...brought.people].map(([path, one]) => {
        const isPaid = monthsToJune(to.start) >= paidWithin;
        const from = { ...one, ...(isPaid && { tax: first.people.get(path)?.tax ?? 0 }) };
        return [path, moved(from, { want: wanted.people.get(path), have: got.people.get(path) })];
      }),
    ),
  };
}

/** Each amount by what the run from the later start is short of, not below the least. */
function moved<Amounts extends Losses | Brought>(
  amounts: Amounts,
  { want, have }: { readonly want: Amounts | undefined; readonly have: Amounts | undefined },
  least = Number.NEGATIVE_INFINITY,
): Amounts {
  if (want === undefined || have === undefined) return amounts;
  const [wanted, had] = [new Map(Object.entries(want)), new Map(Object.entries(have))];
  const entries = Object.entries(amounts).map(([name, amount]) => [
    name,
    Math.max(least, toCent(Number(amount) + (wanted.get(name) ?? 0) - (had.get(name) ?? 0))),
  ]);
  return { ...amounts, ...Object.fromEntries(entries) };
}

type Ran = Pick<CarriedTo, 'household' | 'timeline'>;

/** What each has at the end of a June. */
function juneOf(ran: Ran, month: number): Carrying {
  return standingOf(ran, carriedAt(ran.household, month), month);
}

function standingOf({ household, timeline }: Ran, carried: Carried, month: number): Carrying {
  const at = (kind: 'taxDue' | 'super' | 'studyLoan', subject: string) => balanceOf(timeline, { kind, subject }, month);
  const people = household.people.map(({ id }) => {
    const ofFunds = fundParts(household, id).reduce((sum, { fund, part }) => sum + at('taxDue', fund) * part, 0);
    return [id, { tax: -at('taxDue', id), super: at('super', id) + ofFunds, help: -at('studyLoan', id) }] as const;
  });
  const losses = [...carried.losses].map(([id, { rentalLosses = 0, capitalLosses = 0, taxLosses = 0 }]) => {
    return [id, { rental: toCent(rentalLosses), capital: toCent(capitalLosses), income: toCent(taxLosses) }] as const;
  });
  return { losses: new Map(losses), people: new Map(people) };
}

/** The funds whose tax somebody’s super pays, and the part of it. */
function fundParts({ entities = [] }: Household, person: string) {
  return entities.flatMap((entity) =>
    entity.kind === 'superFund'
      ? entity.shares.flatMap(({ owner, sharePct }) =>
          owner === person ? [{ fund: entity.id, part: sharePct / 100 }] : [],
        )
      : [],
  );
}

function taxOps(plan: Plan, path: string, tax: number): readonly Operation[] {
  const field = `${path}/tax`;
  if (tax !== 0) return [{ set: field, to: tax }];
  return valueAt(plan, field) === undefined ? [] : [{ set: field }];
}

function lossOps(plan: Plan, path: string, { rental, capital, income }: Losses): readonly Operation[] {
  const field = `${path}/losses`;
  const to = { ...(rental > 0 && { rental }), ...(capital > 0 && { capital }), ...(income > 0 && { income }) };
  if (Object.keys(to).length > 0) return [{ set: field, to }];
  return valueAt(plan, field) === undefined ? [] : [{ set: field }];
}

function taxOf(plan: Plan, path: string, { tax, isWithinYear }: { tax: number; isWithinYear: boolean }) {
  const found = valueAt(plan, `${path}/tax`);
  const own = typeof found === 'number' ? found : undefined;
  if (tax === (own ?? 0)) return [];
  const says = [
    `Assessed by then and not paid yet${tax < 0 ? ', below zero a refund to come' : ', land tax too'}.`,
    ...(isWithinYear ? ['With what the months since July add to the year’s tax, less what was withheld in them.'] : []),
  ].join(' ');
  const field = { path: `${path}/tax`, label: 'Tax to pay', unit: 'dollars', own, to: tax };
  return changed(plan, { ...field, says, ops: taxOps(plan, path, tax) });
}

function lossesOf(plan: Plan, path: string, losses: Losses): readonly RecordUpdate[] {
  const { rental = 0, capital = 0, income = 0 } = ownLosses(plan, path);
  if (rental === losses.rental && capital === losses.capital && income === losses.income) return [];
  const before = toCent(rental + capital + income);
  const to = toCent(losses.rental + losses.capital + losses.income);
  const says = 'Rental losses held back, capital losses and tax losses, which later years’ tax is less by.';
  const figures = { own: before === 0 ? undefined : before, to, unit: 'dollars' };
  const field = { path: `${path}/losses`, label: 'Losses carried', ...figures };
  return changed(plan, { ...field, says, ops: lossOps(plan, path, losses) });
}

function ownLosses({ people = {}, owners = {} }: Plan, path: string): Partial<Losses> {
  const [, id = ''] = path.split('/');
  const owner = owners[id];
  if (path.startsWith('people/')) return people[id]?.losses ?? {};
  return owner === undefined || owner.type === 'joint' ? {} : (owner.losses ?? {});
}

/** Super and a study loan with what the financial year so far does to them on 30 June. */
function movedOf(left: Plan, path: string, one: Brought): readonly RecordUpdate[] {
  const isOwn = ({ who }: { readonly who: string }) => personId(who) === path;
  const funds = active(left.super).filter(([, account]) => isOwn(account));
  const debts = active(left.incomes).filter(([, income]) => isOwn(income) && income.help !== undefined);
  return [
    ...shared(left, {
      rows: funds.map(([id, { balance }]) => ({ path: `super/${id}/balance`, own: balance })),
      ...{ by: one.super, label: 'Balance', says: 'Less the tax that the fund has yet to pay on what came in.' },
    }),
    ...shared(left, {
      rows: debts.map(([id, { help = 0 }]) => ({ path: `incomes/${id}/help`, own: help })),
      ...{ by: one.help, label: 'Study loan', says: 'Less what the pay since July repays.' },
    }),
  ];
}

interface Shared {
  readonly rows: readonly { readonly path: string; readonly own: number }[];
  /** Dollars, for all rows by what they hold. */
  readonly by: number;
  readonly label: string;
  readonly says: string;
}

function shared(left: Plan, { rows, by, label, says }: Shared): readonly RecordUpdate[] {
  const all = rows.reduce((sum, { own }) => sum + own, 0);
  if (by === 0) return [];
  return rows.flatMap(({ path, own }): readonly RecordUpdate[] => {
    const to = Math.max(0, toCent(own + (all === 0 ? by / rows.length : (by * own) / all)));
    return changed(left, { path, label, unit: 'dollars', own, to, says });
  });
}

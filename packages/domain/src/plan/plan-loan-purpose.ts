import type { Loan } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { type HomeUse, homeName, recordName, usedAs } from './plan-names.ts';
import { active, type PlanToRun } from './plan-owners.ts';

type LoanRecord = NonNullable<Plan['loans']>[string];
type Kind = NonNullable<LoanRecord['type']>;

/** The home or the shares of a plan that a loan paid for, by id, and what is counted otherwise than its kind says, or null. */
interface LoanPurpose {
  readonly home: string | null;
  readonly shares?: string;
  readonly note: string | null;
}

const kindWords: Readonly<Record<Kind, string>> = {
  home: 'home loan',
  investment: 'investment loan',
  margin: 'loan for shares',
  car: 'car loan',
  personal: 'personal loan',
  card: 'card',
};

/**
 * A loan as the engine places it, on these homes of the household, by what it paid for; the note says what is counted
 * otherwise than its kind says, or is null.
 */
export function loanPlace(
  plan: PlanToRun,
  loan: LoanRecord,
  homes: readonly string[],
): Pick<Loan, 'kind' | 'on' | 'purpose'> & Pick<LoanPurpose, 'note'> {
  const { home, shares, note } = loanPurpose(plan, loan);
  if (shares !== undefined) return { kind: 'margin', on: [], purpose: `money/${shares}`, note };
  const kind = loan.type === 'card' ? 'card' : null;
  if (home === null) return { kind: kind ?? 'other', on: homes, purpose: null, note };
  return { kind: kind ?? 'home', on: homes, purpose: `homes/${home}`, note };
}

/**
 * What a loan paid for: deductions go by what money was spent on, whatever secures it (ITAA 1997 s 8-1), and its kind is
 * what a plan says of that. An investment loan is for the first of its homes that is let, a loan for shares for the first
 * of the plan's shares, any other for the first home that is lived in. The first of its homes where none is used so, or
 * without a kind; the note says what that does to its interest.
 */
export function loanPurpose(plan: PlanToRun, loan: LoanRecord): LoanPurpose {
  const { type, on = [] } = loan;
  if (type === 'margin') return sharesPurpose(plan);
  const owned = on.flatMap((id) => {
    const home = isOf(plan.homes, id) ? plan.homes?.[id] : undefined;
    return home === undefined ? [] : [{ id, use: usedAs(home) }];
  });
  const first = owned[0] ?? null;
  if (type === undefined) return { home: first?.id ?? null, note: untoldNote(plan, owned) };
  const fits = owned.find(({ use }) => use === (type === 'investment' ? 'rent' : 'home'));
  if (fits !== undefined) return { home: fits.id, note: null };
  const note = type === 'investment' ? privateNote(plan, on) : deductedNote(plan, { type, owned });
  return { home: first?.id ?? null, note };
}

function sharesPurpose(plan: PlanToRun): LoanPurpose {
  const [first, ...others] = active(plan.money).filter(([, { type }]) => type === 'shares');
  if (first === undefined) {
    return {
      home: null,
      note: 'This loan for shares is beside no shares of the plan. Its interest counts as private.',
    };
  }
  const [shares] = first;
  const note =
    others.length === 0
      ? null
      : `It counts as spent on ${recordName(plan, 'money', shares)}, the first of its shares: its interest is deducted from what they pay.`;
  return { home: null, shares, note };
}

interface Owned {
  readonly id: string;
  readonly use: HomeUse;
}

function untoldNote(plan: PlanToRun, owned: readonly Owned[]): string | null {
  const [first] = owned;
  if (first === undefined || new Set(owned.map(({ use }) => use === 'rent')).size === 1) return null;
  return (
    `Its kind is not said, so it counts as what was borrowed for ${homeName(plan, first.id)}, the first of its ` +
    'properties. An investment loan is for the one that is let, a home loan for the one that is lived in.'
  );
}

function privateNote(plan: PlanToRun, on: readonly string[]): string {
  const known = on.filter((id) => isOf(plan.homes, id) || isOf(plan.events, id));
  const isOn = known.length === 0 ? 'on no property' : `secured by ${names(plan, known)} alone`;
  const change = known.every((id) => isOf(plan.homes, id))
    ? 'add the rental it paid for to its properties'
    : 'what it paid for has to be owned at the start of the plan';
  return `This investment loan is ${isOn}. Its interest counts as private: ${change}.`;
}

function isOf(rows: object | undefined, id: string): boolean {
  return Object.hasOwn(rows ?? {}, id);
}

function deductedNote(plan: PlanToRun, { type, owned }: { type: Kind; owned: readonly Owned[] }): string | null {
  const [first] = owned;
  if (first?.use !== 'rent') return null;
  const all = owned.map(({ id }) => id);
  const change =
    type === 'home'
      ? 'add the home it paid for to its properties, or make it an investment loan'
      : 'take the property off it where it paid for something else';
  return `This ${kindWords[type]} is secured by ${names(plan, all)} alone. Its interest is deducted as that of ${homeName(plan, first.id)}: ${change}.`;
}

function names(plan: PlanToRun, ids: readonly string[]): string {
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(ids.map((id) => homeName(plan, id)));
}

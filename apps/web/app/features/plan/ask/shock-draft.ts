import type { PlanToRun } from '@freehold/domain';
import type { PlanShock } from '@freehold/domain/plan-ask';
import { numberWithin } from './question-draft.ts';

/** What goes wrong, as it is ticked and typed. */
export interface ShockDraft {
  readonly on: readonly PlanShock['kind'][];
  readonly who: string;
  readonly lostMonths: string;
  readonly keepsPct: string;
  readonly points: '1' | '2' | '3';
  readonly weeks: string;
  readonly lessPct: '10' | '20';
  readonly repair: string;
  /** Who is on leave for the child; `none` for nobody. */
  readonly leaveWho: string;
  readonly leaveMonths: string;
  readonly leaveKeepsPct: string;
}

/** Nothing ticked, with what is usual in the fields. */
export function startShocks(plan: PlanToRun): ShockDraft {
  const [first = '', second] = Object.keys(plan.people ?? {});
  return {
    on: [],
    who: first,
    lostMonths: '12',
    keepsPct: '0',
    points: '3',
    weeks: '12',
    lessPct: '10',
    repair: '30000',
    leaveWho: second ?? first,
    leaveMonths: '12',
    leaveKeepsPct: '0',
  };
}

type Field = 'lostMonths' | 'keepsPct' | 'weeks' | 'repair' | 'leaveMonths' | 'leaveKeepsPct';

const bounds: Readonly<
  Record<
    Field,
    { readonly of: PlanShock['kind']; readonly least: number; readonly most: number; readonly says: string }
  >
> = {
  lostMonths: { of: 'incomeLost', least: 1, most: 120, says: 'Enter 1 to 120 months.' },
  keepsPct: { of: 'incomeLost', least: 0, most: 99, says: 'Enter a percentage from 0 to 99.' },
  weeks: { of: 'vacancy', least: 1, most: 52, says: 'Enter 1 to 52 weeks.' },
  repair: { of: 'repair', least: 1, most: 10_000_000, says: 'Enter an amount from $1 to $10,000,000.' },
  leaveMonths: { of: 'child', least: 1, most: 60, says: 'Enter 1 to 60 months.' },
  leaveKeepsPct: { of: 'child', least: 0, most: 99, says: 'Enter a percentage from 0 to 99.' },
};
const fields = ['lostMonths', 'keepsPct', 'weeks', 'repair', 'leaveMonths', 'leaveKeepsPct'] as const;

/** What is wrong with what is ticked, by field. */
export function shockErrors(draft: ShockDraft): Partial<Record<Field, string>> {
  const wrong = fields.filter((field) => draft.on.includes(bounds[field].of) && numberIn(draft, field) === null);
  return Object.fromEntries(wrong.map((field) => [field, bounds[field].says]));
}

function numberIn(draft: ShockDraft, field: Field): number | null {
  const { least, most } = bounds[field];
  return numberWithin(draft[field], least, most);
}

/** The shocks that are ticked, in their order; one whose fields are wrong is left out. */
export function shocksOf(draft: ShockDraft): readonly PlanShock[] {
  return draft.on.flatMap((kind) => shockOf(draft, kind) ?? []);
}

function shockOf(draft: ShockDraft, kind: PlanShock['kind']): PlanShock | null {
  switch (kind) {
    case 'incomeLost': {
      const months = numberIn(draft, 'lostMonths');
      const keepsPct = numberIn(draft, 'keepsPct');
      return months === null || keepsPct === null
        ? null
        : { kind, who: draft.who, months: Math.round(months), keepsPct };
    }
    case 'ratesUp':
      return { kind, points: Number(draft.points) };
    case 'vacancy': {
      const weeks = numberIn(draft, 'weeks');
      return weeks === null ? null : { kind, weeks };
    }
    case 'valuesDown':
      return { kind, pct: Number(draft.lessPct) };
    case 'repair': {
      const amount = numberIn(draft, 'repair');
      return amount === null ? null : { kind, amount };
    }
    case 'child':
      return childOf(draft);
  }
}

function childOf(draft: ShockDraft): PlanShock | null {
  if (draft.leaveWho === 'none') return { kind: 'child' };
  const months = numberIn(draft, 'leaveMonths');
  const keepsPct = numberIn(draft, 'leaveKeepsPct');
  if (months === null || keepsPct === null) return null;
  return { kind: 'child', leave: { who: draft.leaveWho, months: Math.round(months), keepsPct } };
}

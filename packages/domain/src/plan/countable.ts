import { checkHousehold, type Household, Refusal, usualAssumptions } from '@freehold/finance';
import type { Finding } from '@freehold/plan';

/** The account that everything is paid into and out of where a plan has no cash that counts. */
export const blankAccount = { id: 'money', balance: 0 } as const;

type ListName = 'entities' | 'homes' | 'holdings' | 'loans' | 'incomes' | 'costs' | 'events' | 'accounts';
/** Each after what its records may name. */
const lists: readonly ListName[] = ['entities', 'homes', 'holdings', 'loans', 'incomes', 'costs', 'events', 'accounts'];

/**
 * The household without what the engine refuses, and a note at each record left out: a plan that is odd in one place
 * still has figures. Throws Refusal where not one person is left.
 */
export function countable(household: Household, years: number): { household: Household; notes: readonly Finding[] } {
  return refusalOf(household, years) === null ? { household, notes: [] } : withoutRefused(household, years);
}

type Accepts = (candidate: Household, where: string) => boolean;

function withoutRefused(whole: Household, years: number) {
  const notes: Finding[] = [];
  const accepts: Accepts = (candidate, where) => {
    const refusal = refusalOf(candidate, years);
    if (refusal === null) return true;
    // Without the name of the list in front of the field's.
    notes.push({ where, says: `Left out, since it cannot be counted: ${refusal.message.replace(/^\w+\./, '')}.` });
    return false;
  };

  let kept = withPeople(whole, accepts);
  for (const name of lists) kept = withRows(kept, whole, { name, accepts });
  if (accepts({ ...kept, assume: whole.assume }, 'assume')) kept = { ...kept, assume: whole.assume };
  if (accepts({ ...kept, policy: whole.policy }, 'route')) kept = { ...kept, policy: whole.policy };
  return { household: kept, notes };
}

function refusalOf(household: Household, years: number): Refusal | null {
  try {
    checkHousehold(household, years);
    return null;
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return refused;
  }
}

/** The people of a household alone, with an account for them. */
function withPeople({ start, people }: Household, accepts: Accepts): Household {
  const empty: Household = {
    ...{ start, people: [], entities: [], homes: [], holdings: [], loans: [], incomes: [], costs: [], events: [] },
    ...{ accounts: [blankAccount], assume: usualAssumptions },
  };
  const counted = people.filter((person) => accepts({ ...empty, people: [person] }, person.id));
  if (counted.length === 0) throw new Refusal('required', 'people', 'Nobody is in this plan. Add a person.');
  return { ...empty, people: counted };
}

/** With the rows of a list that are accepted, one by one, in their order. */
function withRows(
  kept: Household,
  whole: Household,
  { name, accepts }: { name: ListName; accepts: Accepts },
): Household {
  const rows = whole[name] ?? [];
  const counted = new Set<string>();
  // A purchase first: other events may name what it brings.
  for (const row of rows.toSorted((one, other) => Number(isPurchase(other)) - Number(isPurchase(one)))) {
    const before = rows.filter(({ id }) => counted.has(id));
    if (accepts({ ...kept, [name]: [...before, row] }, row.id)) counted.add(row.id);
  }
  return counted.size === 0 ? kept : { ...kept, [name]: rows.filter(({ id }) => counted.has(id)) };
}

function isPurchase(row: object): boolean {
  return 'do' in row && row.do === 'buy';
}

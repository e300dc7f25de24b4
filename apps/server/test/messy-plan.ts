import { type Plan, planProblems, planSchema } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import * as z from 'zod';

/** A note on every home of a messy plan, which is its maker's own. */
export const privateNote = 'Canary of a private note';

const names = [
  '12/3–5 Rue de l’Église & Sons’ Wharf 🏠 Woolloomooloo NSW 2',
  'Ünit 4, "The Ångström" <Tower> & Co. – Saint-Étienne-du-Ro',
  '=HYPERLINK("http://x","y") Pneumonoultramicroscopicsilicov',
  'Wagga Wagga farm 🐑🚜 with the long paddock & the creek ho',
  'Łódź Çelik Ørsted Ñandú Škoda Żółw Ďáblice Ğüzel Ħamrun Ŧe',
];

/** A fixture whose title and records have names as long as a plan takes, with accents, emoji, markup and a formula. */
export function messyPlan(name: 'typical' | 'large'): Plan {
  const plan = fixture(name);
  let count = 0;
  const nameNext = () => `${names[count % names.length]}${String(count++).padStart(2, '0')}`;
  const named = (records: Readonly<Record<string, object>> = {}, more: object = {}) =>
    Object.fromEntries(Object.entries(records).map(([id, record]) => [id, { ...record, name: nameNext(), ...more }]));
  const document = {
    ...plan,
    title: 'The Montgomery-Ünderwood & Grëenfield Family’s Long-Term Property Plan 🏡 (draft 3 & the final one)',
    people: named(plan.people),
    homes: named(plan.homes, { note: privateNote }),
    loans: named(plan.loans),
    money: named(plan.money),
    incomes: named(plan.incomes),
    events: named(plan.events),
    options: named(plan.options),
  };
  const problems = planProblems(document);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return z.parse(planSchema, document);
}

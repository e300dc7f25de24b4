import { engineVersion } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoId } from './ids.ts';
import type { DemoPlan } from './records.ts';

/** The day on which the newest rule was read, as the server has it; the rules themselves are the worker's. */
export const demoLawRead = '2026-11-29';

const daysAgo = 9;
const dayMs = 24 * 60 * 60 * 1_000;

/** The plan of the demo's client, begun in the month of the demo. */
export function demoPlans(now: Date): DemoPlan[] {
  const document: Plan = {
    plan: 1,
    title: 'Our plan',
    start: now.toISOString().slice(0, 7),
    people: { a: { born: '1986-06' } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 142_000 } },
    super: { sa: { who: 'a', balance: 178_000 } },
    money: { cash: { balance: 46_000 } },
    homes: {
      home: { use: 'home', state: 'NSW', value: 1_180_000, bought: '2019-05', price: 890_000 },
      ip1: { use: 'rent', state: 'QLD', value: 640_000, bought: '2021-03', price: 520_000, rent: 610 },
    },
    loans: {
      l1: { on: ['home'], balance: 560_000, rate: [[null, 6.09]], ends: '2049-05' },
      l2: { on: ['ip1'], balance: 402_000, rate: [[null, 6.29]], ends: '2051-03' },
    },
    costs: { living: { monthly: 4_300 } },
    events: { stop: { do: 'retire', who: 'a', when: { age: 63 }, spend: 72_000 } },
  };
  const at = new Date(now.getTime() - daysAgo * dayMs).toISOString();
  const own = {
    ...{ id: demoId('plan', 0), clientId: demoUsers.CLIENT.id, title: 'Our plan', version: 1, summary: null },
    ...{ document: { ...document }, createdAt: at, updatedAt: at, engineVersion, lawRead: demoLawRead },
    ...{ rulesChanged: null, publication: null, shown: null, suggestions: [], changes: [], versions: [] },
  };
  return [{ ...own, kind: 'own' }, advisersPlan(own, document)];
}

const adviserName = 'Demo Admin';

/** What the adviser makes of it: A and B are published, and presented so; C is not for the client. */
function advisersPlan(own: Omit<DemoPlan, 'kind'>, document: Plan): DemoPlan {
  const [title, at] = ['Keep or sell Brisbane', own.updatedAt];
  const b = {
    name: 'Sell it in 2031',
    changes: [{ put: 'events/sale', to: { do: 'sell', home: 'ip1', when: '2031-06', costsPct: 2 } }],
  };
  const c = { name: 'Stop at 60', changes: [{ set: 'events/stop/when/age', to: 60 }] };
  const shown = { title, version: 1, document: { ...document, title, options: { b } }, createdAt: at, updatedAt: at };
  const whole = { ...document, title, options: { b, c } };
  const { lawRead } = own;
  return {
    ...{ ...own, id: demoId('plan', 1), kind: 'adviser', title, document: whole, shown },
    publication: {
      version: 1,
      options: ['b'],
      basis: 'general',
      by: adviserName,
      at,
      presented: { by: adviserName, at },
    },
    versions: [
      {
        ...{ number: 1, name: 'First meeting', isLocked: true, version: 1, summary: null, document: whole },
        shown: shown.document,
        ...{ keptAt: at, by: adviserName, engineVersion, lawRead },
      },
    ],
  };
}

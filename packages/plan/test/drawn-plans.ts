import fc from 'fast-check';
import type { Operation, Plan } from '#src/index.ts';

/** What every drawn word holds, so that a test can look for it where no word may be. */
export const wordMark = 'Ωmega';

const words = fc.string({ maxLength: 20 }).map((text) => wordMark + text.replaceAll(/[\p{C}]/gu, ''));
const amount = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
);
const percent = fc.integer({ min: -1000, max: 1000 }).map((tenths) => tenths / 10);
const share = fc.integer({ min: 0, max: 100 });
const month = fc
  .tuple(fc.integer({ min: 1950, max: 2080 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, inYear]) => `${year}-${String(inYear).padStart(2, '0')}`);
// Names of fields of every object among them, since an id is looked up in one.
const id = fc.constantFrom('a', 'b', 'c1', 'home', 'constructor', 'toString', 'valueOf', 'x9');
const person = fc.constantFrom('a', 'b', 'nobody');
const state = fc.constantFrom('NSW', 'VIC', 'QLD') satisfies fc.Arbitrary<string>;

type Shape = { [key: string]: fc.Arbitrary<unknown> };

/** A record with these fields always and those now and then. */
function record<Required extends Shape, Optional extends Shape>(required: Required, optional: Optional) {
  const all = { ...required, ...optional, name: words, note: words };
  return fc.record(all, { requiredKeys: Object.keys(required) });
}

const isOff = { off: fc.constant(true as const) };
const shares = fc.dictionary(id, share, { minKeys: 1, maxKeys: 2 });
const homeFields = {
  use: fc.constantFrom('home', 'rent'),
  rent: amount,
  vacancy: fc.integer({ min: 0, max: 52 }),
  costs: fc.record({ rates: amount, insurance: amount, managePct: share }, { requiredKeys: ['rates'] }),
  owners: shares,
};
const home = record(
  { state, value: amount },
  { ...homeFields, ...isOff, bought: month, price: amount, livedUntil: month },
);
const loan = record({ balance: amount }, { on: fc.array(id, { minLength: 1, maxLength: 2 }), io: month, ...isOff });
const when = fc.oneof(
  month,
  fc.record({ age: fc.integer({ min: 0, max: 120 }), who: person }, { requiredKeys: ['age'] }),
  fc.record({ after: id, months: fc.integer({ min: 0, max: 720 }) }, { requiredKeys: ['after'] }),
  fc.record({ test: fc.constant('canBuy'), from: month }, { requiredKeys: ['test'] }),
);
const buy = { do: fc.constant('buy'), home: fc.record({ state, value: amount, rent: amount }) };
const event = fc.oneof(
  record({ when, ...buy }, { ...isOff, loan: fc.record({ lvr: share }), firstHome: fc.boolean() }),
  record({ when, do: fc.constant('sell'), home: id }, { ...isOff, costsPct: share }),
  record({ when, do: fc.constant('retire'), who: person }, { ...isOff, spend: amount }),
  record({ when, do: fc.constant('rates'), add: percent }, isOff),
);
const money = record(
  { balance: amount },
  { ...isOff, type: fc.constantFrom('cash', 'shares'), pct: percent, dividends: amount, offsets: id },
);

function map(of: fc.Arbitrary<unknown>) {
  return fc.dictionary(id, of, { minKeys: 1, maxKeys: 4 });
}

const parts = { homes: map(home), loans: map(loan), events: map(event), money: map(money) };
const people = fc.dictionary(fc.constantFrom('a', 'b'), record({ born: month }, { hospitalCover: fc.boolean() }), {
  minKeys: 1,
  maxKeys: 2,
});

const values = {
  'homes/value': amount,
  'homes/rent': amount,
  'homes/name': words,
  'homes/costs/rates': amount,
  'homes/costs/insurance': amount,
  'homes/owners': shares,
  'loans/balance': amount,
  'loans/io': month,
  'events/when': when,
  'events/when/age': fc.integer({ min: 0, max: 120 }),
  'events/note': words,
  'money/pct': percent,
  'money/dividends': amount,
} as const;

const setInRecord = fc.tuple(fc.constantFrom(...Object.keys(values)), id).chain(([path, key]) => {
  const [part = '', ...field] = path.split('/');
  const value = Object.entries(values).find(([name]) => name === path)?.[1] ?? amount;
  const set = [part, key, ...field].join('/');
  return fc.oneof(
    { weight: 3, arbitrary: value.map((to: unknown) => ({ set, to })) },
    { arbitrary: fc.constant({ set }), weight: 1 },
  );
});

const recordPath = fc.tuple(fc.constantFrom('homes', 'loans', 'events', 'money'), id).map((keys) => keys.join('/'));
const put = fc.oneof(
  fc.tuple(id, home).map(([key, to]) => ({ put: `homes/${key}`, to })),
  fc.tuple(id, loan).map(([key, to]) => ({ put: `loans/${key}`, to })),
  fc.tuple(id, event).map(([key, to]) => ({ put: `events/${key}`, to })),
);

/** An operation that an option can hold; now and then one that finds nothing to act on. */
export const drawnOptionOperation = fc.oneof(
  { weight: 5, arbitrary: setInRecord },
  { weight: 2, arbitrary: put },
  { weight: 1, arbitrary: recordPath.map((drop) => ({ drop })) },
  { weight: 1, arbitrary: recordPath.map((off) => ({ off })) },
  { weight: 1, arbitrary: recordPath.map((on) => ({ on })) },
  { weight: 1, arbitrary: percent.map((to) => ({ set: 'assume/growth/NSW', to })) },
);

/** As of an option, and those that only the plan itself knows. */
export const drawnOperation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: drawnOptionOperation },
  { weight: 1, arbitrary: words.map((to) => ({ set: 'title', to })) },
  { weight: 1, arbitrary: fc.constantFrom<Operation>({ set: 'title' }, { set: 'years', to: 30 }, { set: 'years' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Operation>({ set: 'origin/homes/a/value', to: 'typical' }, { set: 'start' }),
  },
);

const optionChange = fc
  .tuple(drawnOptionOperation, fc.record({ label: words, skip: fc.constant(true) }, { requiredKeys: [] }))
  .map(([op, more]) => ({ ...op, ...more }));
const changeOfMany = fc.record(
  { ops: fc.array(drawnOptionOperation, { minLength: 1, maxLength: 3 }), label: words, by: words },
  { requiredKeys: ['ops'] },
);
const option = record({ changes: fc.array(fc.oneof(optionChange, changeOfMany), { maxLength: 5 }) }, {});

const assume = fc.record(
  { prices: percent, growth: fc.dictionary(state, percent, { minKeys: 1 }), policy: fc.record({ bufferPct: percent }) },
  { requiredKeys: ['prices'] },
);
const origin = fc.dictionary(
  fc.constantFrom('homes/a/value', 'loans/b/balance'),
  fc.oneof(fc.constant('typical'), words),
  { minKeys: 1 },
);

/** A plan as somebody could have left it: odd, with words in every place that takes them. */
export const drawnDocument = fc.record(
  {
    plan: fc.constant(1),
    start: month,
    title: words,
    years: fc.integer({ min: 1, max: 60 }),
    people,
    ...parts,
    assume,
    origin,
    options: fc.dictionary(fc.constantFrom('b', 'c', 'd'), option, { minKeys: 1, maxKeys: 3 }),
  },
  { requiredKeys: ['plan', 'start'] },
);

export type { Plan };

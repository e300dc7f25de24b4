import { apply, type Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { fieldOps } from './field-ops.ts';
import type { FieldSpec } from './field-spec.ts';
import { addOps, newKinds, newRecord } from './new-records.ts';
import { fieldsOf } from './record-fields.ts';

/** A value that each kind of field takes. */
function valueFor(plan: Plan, { kind, choices, most = 100, rows }: FieldSpec): unknown {
  const [first] = choices?.(plan) ?? [];
  switch (kind) {
    case 'money':
      return 1_000;
    case 'percent':
    case 'number':
      return Math.min(most, 5);
    case 'yesNo':
      return true;
    case 'month':
      return '2027-05';
    case 'shares':
      return { a: 60 };
    case 'several':
      return first === undefined ? undefined : [first.value];
    case 'rows':
      return rows?.hasStart ? [[null, 5, 'fixed']] : [['2028-01', 5]];
    case 'choice':
    case 'select':
      return first?.value;
    case 'text':
    case 'note':
      return 'Words';
  }
}

/** The plan of the design with one of everything that can be added. */
function fullPlan(): { plan: Plan; paths: readonly string[] } {
  let plan = fixture('version-1');
  for (const kind of newKinds) {
    const made = kind === 'person' ? null : newRecord(plan, kind);
    if (made === null) continue;
    const { ops } = addOps(plan, made, false);
    const applied = apply(plan, ops);
    expect(applied.missed).toEqual([]);
    plan = applied.plan;
  }
  const parts = [
    'people',
    'kids',
    'owners',
    'incomes',
    'super',
    'money',
    'homes',
    'loans',
    'costs',
    'events',
    'goals',
  ] as const;
  return { plan, paths: parts.flatMap((part) => Object.keys(plan[part] ?? {}).map((id) => `${part}/${id}`)) };
}

describe('the fields of records', () => {
  const { plan, paths } = fullPlan();

  it.each(paths)('of %s can all be written, and what can be left out can be cleared', (path) => {
    const fields = fieldsOf(plan, path).flatMap((group) => group.fields);
    expect(fields.length).toBeGreaterThan(2);
    for (const spec of fields) {
      const writing = { plan, record: path, isOption: false };
      const written = apply(plan, fieldOps(writing, spec, valueFor(plan, spec)));
      expect(written.missed).toEqual([]);
      if (spec.isRequired || ['choice', 'shares', 'several'].includes(spec.kind)) continue;
      expect(apply(written.plan, fieldOps({ ...writing, plan: written.plan }, spec, undefined)).missed).toEqual([]);
    }
  });

  it('of a home bought in May 2026 ask on which side of the cut-off its contract was signed, of others do not', () => {
    const home = { use: 'rent', state: 'VIC', value: 600_000, bought: '2026-05' } as const;
    const labels = (record: NonNullable<Plan['homes']>[string]) =>
      fieldsOf({ ...plan, homes: { h: record } }, 'homes/h').flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels(home)).toContain('Contract signed');
    expect(labels({ ...home, contract: '2026-05-31' })).toContain('Contract signed');
    expect(labels({ ...home, contract: '2026-05-12T19:29+10:00' })).not.toContain('Contract signed');
    expect(labels({ ...home, bought: '2026-04' })).not.toContain('Contract signed');
  });

  it('of a home that is let or a holiday home ask when it was lived in, and what it was worth when first let', () => {
    const home = { state: 'VIC', value: 600_000, bought: '2010-07' } as const;
    const labels = (record: NonNullable<Plan['homes']>[string]) =>
      fieldsOf({ ...plan, homes: { h: record } }, 'homes/h')
        .flatMap(({ fields }) => fields.map(({ label }) => label))
        .filter((label) => /^Lived in|first let/.test(label));
    expect(labels({ ...home, use: 'home', livedUntil: '2018-06' })).toEqual([]);
    expect(labels({ ...home, use: 'rent' })).toEqual(['Lived in until']);
    expect(labels({ ...home, rent: 400, livedUntil: '2018-06' })).toEqual([
      'Lived in until',
      'Lived in from',
      'Worth when first let',
    ]);
    expect(labels({ ...home, use: 'holiday', livedUntil: '2018-06' })).toEqual(['Lived in until', 'Lived in from']);
    // Days before moving in are taxed, so that what was paid stays the cost.
    const movedIn = (livedFrom: string) => labels({ ...home, use: 'rent', livedFrom, livedUntil: '2018-06' });
    expect(movedIn('2010-11')).not.toContain('Worth when first let');
    // Within three months of the contract it was lived in from the purchase.
    expect(movedIn('2010-10')).toContain('Worth when first let');
  });

  it('of a home bought before, and of shares, ask for the worth on 1 July 2027 where the plan starts after that month', () => {
    const home = { use: 'rent', state: 'VIC', value: 600_000, bought: '1983-03' } as const;
    const asks = (start: string, record: NonNullable<Plan['homes']>[string]) => {
      const of = {
        ...plan,
        start,
        law: {},
        homes: { h: record },
        money: { s: { balance: 1, type: 'shares' }, m: { balance: 1 } },
      } as const;
      return ['homes/h', 'money/s', 'money/m'].map((path) =>
        fieldsOf(of, path).some(({ fields }) => fields.some(({ label }) => label === 'Worth on 1 July 2027')),
      );
    };
    expect(asks('2027-08', home)).toEqual([true, true, false]);
    expect(asks('2027-07', home)).toEqual([false, false, false]);
    expect(asks('2028-08', { ...home, bought: '2027-07' })).toEqual([false, true, false]);
    // What was said can be taken back.
    expect(asks('2027-07', { ...home, worth2027: 1 })).toEqual([true, false, false]);
    expect(asks('2028-08', { ...home, bought: '2027-07', worth2027: 1 })).toEqual([true, true, false]);
  });

  it('of shares ask for dividends and say that growth is without them; of cash only where some are entered', () => {
    const shares = { balance: 1, type: 'shares' } as const;
    const of = { ...plan, money: { s: shares, m: { balance: 1 }, was: { balance: 1, dividends: 5 } } };
    const [shown, ofCash, left] = ['s', 'm', 'was'].map((id) =>
      fieldsOf(of, `money/${id}`).flatMap(({ fields }) => fields.filter(({ path }) => path === 'dividends')),
    );
    expect(shown?.map(({ label, unit }) => `${label} ${unit}`)).toEqual(['Dividends a year']);
    expect(shown?.[0]?.help).toContain('growth of shares, which is without them');
    expect(ofCash).toEqual([]);
    expect(left).toHaveLength(1);
  });

  it('of shares keep a worth on 1 July 2027 that does not count, so that it can be taken back', () => {
    const of = { ...plan, start: '2027-07', money: { s: { balance: 1, type: 'shares', worth2027: 1 } } } as const;
    const helps = fieldsOf(of, 'money/s').flatMap(({ fields }) => fields.filter(({ path }) => path === 'worth2027'));
    expect(helps.map(({ help }) => help)).toEqual(['Not counted here; a note of the plan says why.']);
  });

  it('of a worth on 1 July 2027 that does not count, as a formula is chosen, say so or do not ask', () => {
    const helps = (worth2027?: number) => {
      const home = { state: 'VIC', value: 600_000, bought: '2010-07', ...(worth2027 !== undefined && { worth2027 }) };
      const law = { settings: { value2027: 'compound' } } as const;
      const of = { ...plan, start: '2028-07', law, homes: { h: { ...home, state: 'VIC' } } } as const;
      const fields = fieldsOf(of, 'homes/h').flatMap((group) => group.fields);
      return fields.flatMap(({ path, help }) => (path === 'worth2027' ? [help] : []));
    };
    expect(helps()).toEqual([]);
    expect(helps(500_000)).toEqual(['Not counted here; a note of the plan says why.']);
  });

  it('of losses carried forward are cleared one by one', () => {
    const [, group] = fieldsOf(plan, 'people/a');
    const [rental, capital] = group?.fields ?? [];
    if (rental === undefined || capital === undefined) throw new Error('no losses');
    const writing = { record: 'people/a', isOption: false };
    let now = plan;
    for (const [spec, value] of [
      [rental, 4_000],
      [capital, 900],
      [rental, undefined],
    ] as const)
      now = apply(now, fieldOps({ ...writing, plan: now }, spec, value)).plan;
    expect(now.people?.a?.losses).toEqual({ capital: 900 });
  });

  it('has none for a record that the plan does not have', () => {
    expect(fieldsOf(plan, 'homes/zz')).toEqual([]);
  });
});

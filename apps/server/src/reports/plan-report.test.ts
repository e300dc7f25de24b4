import { AppError, moneyText } from '@freehold/contract';
import { planOutcome, planRecordName, planView, planYears, runPlan } from '@freehold/domain';
import { balanceSheet, engineVersion } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { planReport } from './plan-report.ts';
import { renderReport } from './render-worker.ts';
import type { GridPart, Report, ReportPart } from './report.ts';
import { sentPlan } from './sent-plan.ts';

const preparedAt = '2026-11-21T04:00:00Z';
const plan = fixture('typical');
const report = planReport({ kind: 'plan', plan, preparedAt });

const flat = (parts: readonly ReportPart[]): readonly ReportPart[] =>
  parts.flatMap((part) => (part.kind === 'section' ? [part, ...flat(part.parts)] : [part]));

function gridOf({ parts }: Report, title: string): GridPart {
  const found = flat(parts).find((part) => part.title.startsWith(title));
  if (found?.kind !== 'grid') throw new Error(`no grid ${title}`);
  return found;
}

const keptAs = { preparedFor: 'Alex', preparedBy: null, notice: '', hasNotes: false };

/** Whole dollars of a cell. */
function dollarsIn(cell = ''): number {
  return Number(cell.replace('\u2212', '-').replaceAll(/[$,]/g, ''));
}

describe('the report of a plan', () => {
  it('leads with net worth at the pinned age, in today’s dollars', () => {
    const run = runPlan(resolve(plan).plan);
    if (run.status === 'refused') throw new Error(run.says);
    // June 2048, when the first person is 60, is month 258 from December 2026, counted from 0.
    const { netWorth } = balanceSheet(run.timeline, 258);
    expect(report.headline.label).toBe('Net worth at 60, in today’s dollars');
    expect(dollarsIn(report.headline.value)).toBe(Math.round(netWorth / 1.025 ** (259 / 12)));
    expect(report.highlights).toContainEqual({ label: 'Law as at', value: '29 November 2026' });
  });

  it('has the net worth of every year, whose parts add up to the dollar or three', () => {
    const { rows } = gridOf(report, 'Net worth by year, figures');
    expect(rows).toHaveLength(plan.years ?? 0);
    for (const [year, , before, money, values, inflation, after] of rows) {
      const sum = [before, money, values, inflation].reduce((total, cell) => total + dollarsIn(cell), 0);
      expect(Math.abs(sum - dollarsIn(after)), year).toBeLessThanOrEqual(3);
    }
  });

  it('says of how many months its first year is, in both tables by year', () => {
    for (const title of ['Net worth by year, figures', 'Money in and out by year']) {
      const years = gridOf(report, title).rows.map(([year]) => year);
      expect(years.slice(0, 2)).toEqual(['2026-27, 7 months', '2027-28']);
    }
  });

  it('draws net worth and debt as its table has them', () => {
    const [chart] = report.parts;
    const { rows } = gridOf(report, 'Net worth by year, figures');
    if (chart?.kind !== 'lines') throw new Error('no chart');
    const [netWorth, owed] = chart.lines;
    expect(netWorth?.points.map(([, amount]) => Math.round(amount))).toEqual(rows.map((row) => dollarsIn(row[6])));
    expect(owed?.points.map(([, amount]) => Math.round(amount))).toEqual(rows.map((row) => dollarsIn(row[7])));
    expect(netWorth?.points[0]?.[0]).toBe(2027);
  });

  it('has every line of a year in one column of its money or in its super and values', () => {
    const base = resolve(plan).plan;
    const run = runPlan(base);
    if (run.status === 'refused') throw new Error(run.says);
    const years = planYears(base, run.timeline, run.household.assume.pricesPct);
    const money = gridOf(report, 'Money in and out');
    const worth = gridOf(report, 'Net worth by year, figures');
    for (const [index, { lines }] of years.entries()) {
      const cells = (money.rows[index] ?? []).slice(1, -1).reduce((sum, cell) => sum + dollarsIn(cell), 0);
      const inAll = lines.reduce((sum, { today }) => sum + today, 0);
      expect(Math.abs(cells + dollarsIn(worth.rows[index]?.[4]) - inAll)).toBeLessThanOrEqual(5);
    }
  });

  it('has in its one-off amounts the renovation and what is paid once, as the plan’s page has', () => {
    const view = planView(plan, null);
    if (view.status === 'refused') throw new Error(view.says);
    const { columns, rows } = gridOf(report, 'Money in and out');
    const place = columns.indexOf('One-off amounts');
    const once = view.years.map(({ lines }) =>
      lines.reduce((sum, { id, today }) => (/\/(dealCosts|lumpSums)$/.test(id) ? sum + today : sum), 0),
    );
    expect(once.filter((amount) => amount !== 0).length).toBeGreaterThan(0);
    expect(rows.map((row) => dollarsIn(row[place]))).toEqual(once.map((amount) => Math.round(amount) + 0));
  });

  it('says in each heading of figures over time in which dollars they are', () => {
    const titles = flat(report.parts)
      .filter(({ kind }) => kind === 'grid' || kind === 'lines')
      .map(({ title }) => title);
    const others = titles.filter((title) => !/in today’s dollars|in dollars of the year/.test(title));
    expect(others).toEqual(['Assumptions, law as at 29 November 2026']);
  });

  it('lists what each option changes, and sets it beside the plan', () => {
    const sections = report.parts.flatMap((part) => (part.kind === 'section' ? [part.title] : []));
    expect(sections).toEqual([
      'Plan B: Buy 2 years later',
      'Plan C: Retire at 58',
      'Plan D: Sell Geelong early',
      'Plan E: Weaker growth',
      'How the figures come about',
    ]);
    const [first] = gridOf(report, 'Plan C beside your plan').rows;
    const less = dollarsIn(first?.[1]) - dollarsIn(first?.[2]);
    expect(first?.[3]).toBe(less > 0 ? `${moneyText(less)} less` : `${moneyText(-less)} more`);
    expect(gridOf(report, 'What each change of Plan C does').rows.map(([words]) => words)).toEqual([
      'Alex stops work at 58 instead of 62',
      'Bo stops work at 58 instead of 60',
      'Without the renovation of Newtown',
      'Rates +3% from March 2027',
      'Spend less',
    ]);
  });

  it('has the comparison in today’s dollars, as the plan’s page, and each difference in words', () => {
    const outcome = planOutcome(plan, 'c');
    if (outcome.status === 'refused') throw new Error(outcome.says);
    const { netWorth, lowestCash, taxPaid } = outcome.figures;
    const { rows } = gridOf(report, 'Plan C beside your plan, amounts in today’s dollars');
    expect(rows.slice(0, 3).map((row) => dollarsIn(row[2]))).toEqual(
      [netWorth, lowestCash, taxPaid].map((figure) => Math.round(figure.today)),
    );
    for (const row of rows) expect(row[3]).toMatch(/^(the same|.* (more|less|later|earlier))$/);
  });

  it('says of an option without changes that it changes nothing', () => {
    const made = planReport({ kind: 'plan', plan: { ...plan, options: { b: { changes: [] } } }, preparedAt });
    const list = flat(made.parts).find(({ title }) => title === 'What Plan B changes');
    expect(list).toMatchObject({ summary: 'It changes nothing.', items: [] });
    expect(gridOf(made, 'Plan B beside your plan').rows.map((row) => row[3])).toEqual(Array(6).fill('the same'));
  });

  it('marks typical figures and names the source of each assumption', () => {
    const said = gridOf(report, 'What the plan was made with').rows.map((row) => row.join(' '));
    expect(said.filter((text) => text.includes('(typical)'))).toHaveLength(4);
    const assumptions = gridOf(report, 'Assumptions').rows;
    expect(assumptions).toContainEqual(['Inflation', '2.5% a year', 'This plan', '–']);
    const shares = assumptions.find(([label]) => label === 'Growth of shares');
    expect(shares?.[2]).toBe('Freehold');
    expect(shares?.[3]).toMatch(/read 2\d November 2026/);
    const firms = { ...plan, origin: { ...plan.origin, 'assume/prices': 'firm' } };
    const made = planReport({ kind: 'plan', plan: firms, preparedAt: '2026-11-21T01:00:00Z' });
    expect(gridOf(made, 'Assumptions').rows).toContainEqual([
      'Inflation',
      '2.5% a year',
      'The adviser’s firm',
      'default of the firm',
    ]);
    const lines = { email: null, phone: null, abn: null, licence: null, accent: null, logo: null };
    const kept = { ...keptAs, version: 1, versionWords: '', netWorth: null };
    const ours = { ...kept, engineVersion, lawRead: '2026-11-23', brand: { name: 'Acme Advice', ...lines } };
    const named = planReport({ kind: 'plan', plan: firms, preparedAt, sections: ['assumptions'], kept: ours });
    expect(gridOf(named, 'Assumptions').rows.find(([label]) => label === 'Inflation')?.[2]).toBe('Acme Advice');
  });

  it('writes dollars and percent of what it was made with and based on in one way', () => {
    const made = flat(report.parts).flatMap((part) => {
      if (part.kind === 'list') return part.title === 'Based on' ? part.items : [];
      return part.kind === 'grid' && /^(Assumptions|What the plan)/.test(part.title) ? part.rows.flat() : [];
    });
    expect(made.length).toBeGreaterThan(50);
    expect(made.filter((text) => /\d (dollars|percent\b|%)|When when|\dT\d\d:/.test(text))).toEqual([]);
  });

  it('has the notes of the screen, each once, with names and months as people write them', () => {
    const view = planView(plan, null);
    const notes = report.parts.find(({ title }) => title === 'What is counted otherwise, or not yet');
    const items = notes?.kind === 'list' ? notes.items : [];
    expect(items.length).toBeGreaterThan(3);
    expect(items).toEqual(view.notes.map(({ where, says }) => `${planRecordName(plan, where)}: ${says}`));
    expect(new Set(items).size).toBe(items.length);
    for (const item of items) expect(item).not.toMatch(/\b(homes|loans|events)\/|\b20\d\d-\d\d\b(?!-)/);
  });

  it('works out the figures that lead, to the cent', () => {
    const { rows, note } = gridOf(report, 'Net worth at the end of 2047-48');
    const sum = rows.slice(0, -1).reduce((total, row) => total + Math.round(dollarsIn(row[2]) * 100), 0);
    expect(sum).toBe(Math.round(dollarsIn(rows.at(-1)?.[2]) * 100));
    expect(note).toContain(report.headline.value);
    const tax = gridOf(report, 'Tax on income of').rows.map((row) => row[1]);
    expect(tax.some((text) => /\(.*Act 19\d\d .*frozen\)/.test(text ?? ''))).toBe(true);
  });

  it('of a kept plan has the notes on its records and options only where they are asked for', () => {
    const secret = 'Ask about the roof';
    const noted: Plan = {
      ...plan,
      people: { ...plan.people, a: { born: '1988-06', note: secret } },
      options: { b: { name: 'Other', note: secret, changes: [{ set: 'people/a/note', to: secret }] } },
    };
    const stored = { version: 1, versionWords: '', netWorth: null, brand: null, engineVersion, lawRead: '2026-11-29' };
    const textOf = (hasNotes: boolean) =>
      JSON.stringify(planReport({ kind: 'plan', plan: noted, preparedAt, kept: { ...keptAs, ...stored, hasNotes } }));
    expect(textOf(false)).not.toContain(secret);
    expect(textOf(true)).toContain(secret);
    // Sent from a browser, it is of the reader's own words.
    expect(JSON.stringify(planReport({ kind: 'plan', plan: noted, preparedAt }))).toContain(secret);
  });

  it('of a kept plan says whose it is, and beside its figures the one that was stored by other law', () => {
    const stored = { netWorth: { age: 60, today: 2_900_000 }, engineVersion };
    const first = { version: 7, versionWords: 'First: kept' };
    const kept = { ...keptAs, preparedBy: 'Priya', brand: null, notice: '[to be set]', ...first };
    const of = (lawRead: string) =>
      planReport({ kind: 'plan', plan, preparedAt, sections: ['law'], kept: { ...kept, ...stored, lawRead } });
    const older = of('2026-11-01');
    expect(older).toMatchObject({
      preparedFor: 'Alex',
      preparedBy: 'Priya',
      notice: '[to be set]',
      hidesHeadline: true,
    });
    expect(older.parts.map(({ title }) => title)).toContain('Based on');
    expect(older.parts.map(({ title }) => title)).not.toContain('Net worth by year, in today’s dollars');
    expect(older.highlights).toMatchObject([
      { label: 'Version', note: 'First: kept', value: '7' },
      {
        label: 'Net worth at 60 as it was kept',
        value: '$2,900,000',
        note: expect.stringContaining('1 November 2026'),
      },
      { label: 'Law as at' },
    ]);
    expect(of('2026-11-29').highlights.map(({ label }) => label)).toEqual(['Version', 'Law as at']);
    expect(older.foot).toMatch(
      /^Law as at 29 November 2026\. In today’s dollars .* Estimate only, general information\./,
    );
  });

  it('prints, with a plan of one person and no words at all', async () => {
    const bare: Plan = { plan: 1, start: '2026-12', years: 1, people: { a: { born: '1988-06' } } };
    const pdf = await renderReport({ kind: 'plan', plan: bare, preparedAt });
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a plan that is sent', () => {
  function refusalOf(document: Record<string, unknown>): unknown {
    try {
      return sentPlan(document);
    } catch (error) {
      return error instanceof AppError ? error.fields : error;
    }
  }

  it('is read without keys that no plan has', () => {
    expect(sentPlan({ ...plan, colour: 'red' })).toEqual(plan);
  });

  it.each<[string, object, string, RegExp]>([
    ['a newer version', { plan: 2 }, 'plan.plan', /./],
    ['a value out of range', { people: { a: { born: 'soon' } } }, 'plan.people.a.born', /A month is written/],
    ['three people', { people: { a: plan.people?.a, b: plan.people?.b, c: plan.people?.a } }, 'plan.people', /3 of 2/],
    ['nobody', { people: {} }, 'plan.people', /Nobody is in this plan/],
    ['over 64 kB', { options: { b: { changes: [{ set: 'assume/prices', to: 'x'.repeat(70_000) }] } } }, 'plan', /kB/],
  ])('is refused with its place: %s', (_case, changes, field, says) => {
    expect(refusalOf({ ...plan, ...changes })).toContainEqual({ field, message: expect.stringMatching(says) });
  });

  it('is refused with at most twenty places', () => {
    const homes = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`h${index}`, {}]));
    expect(refusalOf({ ...plan, homes })).toHaveLength(20);
  });
});

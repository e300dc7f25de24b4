import {
  type LoanPlannerForm,
  loanPlannerSchema,
  loanPlannerStart,
  loanTerms,
  plannerFixedYears,
  plannerInterestOnly,
  plannerYears,
} from '@freehold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationText } from '../text/duration.ts';
import { loanPlannerAnswer } from './loan-planner.ts';
import { plannerCourse } from './loan-planner-course.ts';

const formOf = (changes: Partial<LoanPlannerForm>) => loanPlannerSchema.parse({ ...loanPlannerStart, ...changes });
const leversOf = (changes: Partial<LoanPlannerForm>) => loanPlannerAnswer(formOf(changes)).levers?.() ?? [];

// Figures of a second ledger, kept in exact decimals by the rules of section C.
describe('the levers', () => {
  it('say for the example what each saves, the most interest first', () => {
    expect(leversOf({}).map(({ sentence }) => sentence)).toEqual([
      'Half a point off the rate saves $30,139 of interest but takes 6 months longer.',
      '$10,000 more in the offset saves $22,502 of interest and 7 months.',
      '$100 more a month saves $20,091 of interest and 1 year 1 month.',
    ]);
  });

  it.each<Partial<LoanPlannerForm>>([
    {},
    { offset: 0, offsetMonthly: 0 },
    { interestOnly: '10', extra: 75.5 },
    { rateAfter: '3', laterRate: 0.2, rate: 6.1234 },
    { fixedShare: 60, fixedYears: '5', lump: 30_000 },
    { term: '15', rate: 0.5, offset: 0 },
  ])('hold when their changes are made: %j', (changes) => {
    const before = plannerCourse(formOf(changes));
    const levers = leversOf(changes);
    expect(levers).not.toEqual([]);
    for (const { sentence, changes: made } of levers) {
      const after = plannerCourse(loanPlannerSchema.parse({ ...formOf(changes), ...made }));
      const interest = Math.round(before.totalInterest - after.totalInterest).toLocaleString('en-AU');
      const months = before.months - after.months;
      const time = months > 0 ? ` and ${durationText(months)}` : '';
      const longer = months < 0 ? ` but takes ${durationText(-months)} longer` : '';
      expect(sentence).toContain(`saves $${interest} of interest${time}${longer}.`);
    }
  });

  it('leave out what does nothing and what the form would refuse', () => {
    expect(leversOf({ offset: 600_000 }).map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^\$100 more a month repays it .+ sooner\.$/),
    ]);
    expect(leversOf({ rate: 0.4, offset: 600_000 }).map(({ action }) => action)).toEqual(['Repay $100 more']);
    const fixed = { fixedShare: 100, offset: 0, offsetMonthly: 0 };
    expect(leversOf(fixed).map(({ action }) => action)).toEqual(['Take half a point off']);
    expect(leversOf({ ...fixed, rate: 0 })).toEqual([]);
  });

  it('take the half point off the later rate as well, and not below 0', () => {
    const lever = leversOf({ rateAfter: '2', laterRate: 0.3 }).find(({ action }) => action.startsWith('Take'));
    expect(lever?.changes).toEqual({ rate: 5.8, laterRate: 0 });
  });
});

const dollars = fc.oneof(fc.constantFrom(0, 0.01, 1, 20_000_000), fc.integer({ min: 0, max: 1_500_000 }));
const rate = fc.oneof(
  fc.constantFrom(0, 0.0001, 20),
  fc.integer({ min: 0, max: 2_000 }).map((each) => each / 100),
);
const anyForm: fc.Arbitrary<LoanPlannerForm> = fc
  .record<LoanPlannerForm>({
    loan: fc.oneof(fc.constantFrom(1_000, 1_000.01, 20_000_000), fc.integer({ min: 1_000, max: 2_000_000 })),
    rate,
    term: fc.constantFrom(...loanTerms),
    offset: dollars,
    offsetMonthly: dollars,
    extra: dollars,
    lump: dollars,
    lumpYear: fc.constantFrom(...plannerYears),
    lump2: dollars,
    lumpYear2: fc.constantFrom(...plannerYears),
    lump3: dollars,
    lumpYear3: fc.constantFrom(...plannerYears),
    interestOnly: fc.constantFrom(...plannerInterestOnly),
    rateAfter: fc.constantFrom('never', ...plannerYears),
    laterRate: rate,
    rateAfter2: fc.constantFrom('never', ...plannerYears),
    laterRate2: rate,
    rateAfter3: fc.constantFrom('never', ...plannerYears),
    laterRate3: rate,
    fixedShare: fc.constantFrom(0, 0, 1, 50, 99, 100),
    fixedRate: rate,
    fixedYears: fc.constantFrom(...plannerFixedYears),
    fixedShare2: fc.constantFrom(0, 0, 1, 50, 99),
    fixedRate2: rate,
    fixedYears2: fc.constantFrom(...plannerFixedYears),
    refinanceAfter: fc.constantFrom('never', ...plannerYears),
    refinanceRate: rate,
    refinanceCosts: dollars,
    startsOn: fc.constantFrom('2020-01-01', '2024-02-29', '2026-12-31', '2050-12-31'),
  })
  .map((form) =>
    form.fixedShare + form.fixedShare2 === 100
      ? { ...form, offset: 0, offsetMonthly: 0, extra: 0, lump: 0, lump2: 0, lump3: 0 }
      : form,
  )
  .filter((form) => loanPlannerSchema.safeParse(form).success);

describe('any form the schema accepts', () => {
  it('has a figure that is no less than nothing, lines, working, chart, levers and links', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { figure, lines, working, chart, levers, next } = loanPlannerAnswer(form);
        expect(Number.isFinite(figure.amount) && figure.amount >= 0).toBe(true);
        expect(figure.sentence).not.toMatch(/NaN|undefined|null/);
        expect(lines.length).toBeLessThanOrEqual(6);
        expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
        for (const { value, note } of lines) expect(`${value} ${note}`).not.toMatch(/NaN|Infinity|null|: $/);
        expect(working().at(-1)?.amount).toBe(figure.amount);
        const { places, series } = chart();
        for (const { values } of series) {
          expect(values).toHaveLength(places.length);
          expect(values.every((value) => value >= 0)).toBe(true);
          expect(values.at(-1)).toBe(0);
        }
        expect(levers?.().every(({ sentence }) => !/NaN|\$0 /.test(sentence))).toBe(true);
        expect(next?.()).toHaveLength(1);
      }),
      { numRuns: 400 },
    );
  });
});

describe('what the form refuses', () => {
  const problems = (changes: Partial<LoanPlannerForm>) =>
    loanPlannerSchema
      .safeParse({ ...loanPlannerStart, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const ended = 'The loan has ended by then';

  it.each<[Partial<LoanPlannerForm>, string]>([
    [{ loan: 999.99 }, 'loan: Enter a loan of $1,000 or more'],
    [{ loan: 20_000_001 }, 'loan: Enter an amount up to $20,000,000'],
    [{ rate: 20.1 }, 'rate: Enter a rate from 0 to 20'],
    [{ offset: -1 }, 'offset: Cannot be negative'],
    [{ term: '15', lump: 1, lumpYear: '20' }, `lumpYear: ${ended}`],
    [{ term: '15', rateAfter: '15' }, `rateAfter: ${ended}`],
    [{ term: '20', refinanceAfter: '20' }, `refinanceAfter: ${ended}`],
    [{ fixedShare: 33.3 }, 'fixedShare: Enter a whole percent from 0 to 100'],
    [
      { fixedShare: 100 },
      'fixedShare: Fix less, or set the offset, extras and lump sums to $0: they work on the variable part',
    ],
    [
      { fixedShare: 50, fixedYears: '3', refinanceAfter: '2' },
      'refinanceAfter: Choose a year after the fixed rate ends: leaving it earlier costs what only the lender can say',
    ],
    [{ startsOn: '2051-01-01' }, 'startsOn: Enter a day from 2020 to 2050'],
  ])('%j says %s', (changes, problem) => {
    expect(problems(changes)).toEqual([problem]);
  });

  it('accepts the edges: no offset, a rate of 0, the last year for a lump sum, the end of the fixed rate for a move', () => {
    expect(problems({ offset: 0, offsetMonthly: 0, rate: 0 })).toBeUndefined();
    expect(problems({ term: '25', lump: 1, lumpYear: '25' })).toBeUndefined();
    expect(problems({ term: '15', lump: 0, lumpYear: '25' })).toBeUndefined();
    expect(problems({ fixedShare: 50, fixedYears: '3', refinanceAfter: '3' })).toBeUndefined();
  });
});

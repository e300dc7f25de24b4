import { type LandTaxForm, landTaxSchema, landTaxStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { landTaxAnswer, landTaxReadBack } from './land-tax.ts';

const taxOn = (form: Partial<LandTaxForm>) => landTaxAnswer({ ...landTaxStart, ...form }).figure.amount;

describe('land tax of 2026 on $1,300,000 of land', () => {
  it.each([
    ['NSW', 3_700, '100 + 1.6% × 225,000'],
    ['VIC', 7_350, '4,650 + 0.9% × 300,000'],
    ['QLD', 9_450, '4,500 + 1.65% × 300,000'],
    ['WA', 4_450, '1,750 + 0.9% × 300,000'],
    ['SA', 2_335, '$0.50 × 4,670 started hundreds above 833,000'],
    ['TAS', 13_737.5, '1,737.50 + 1.5% × 800,000'],
    ['ACT', 16_128, '1,778 + 10,600 + 1.25% × 300,000'],
    ['NT', 0, 'no land tax'],
  ] as const)('in %s is %d: %s', (state, amount, _sum) => {
    expect(taxOn({ state })).toBe(amount);
  });

  it('is the same for two properties that come to it, and for half of twice as much', () => {
    expect(taxOn({ land: 700_000, land2: 600_000 })).toBe(3_700);
    expect(taxOn({ land: 2_600_000, share: 50 })).toBe(3_700);
  });

  it('in the ACT is charged on each property by itself: twice 1,778 + 1,610 + 1.24% × 375,000', () => {
    expect(taxOn({ state: 'ACT', land: 650_000, land2: 650_000 })).toBe(16_076);
  });
});

describe('the answer about land tax', () => {
  it('says where tax begins, what more land costs, and the same land in each state', () => {
    const { figure, lines, chart, working } = landTaxAnswer(landTaxStart);
    expect(figure).toMatchObject({
      label: 'Land tax in New South Wales',
      sentence: 'Nothing is due up to $1,075,000 of land; yours is $1,300,000.',
    });
    expect(lines.map(({ value }) => value)).toEqual(['$1,300,000', '$71', '0.28%', '$1,600 a year']);
    expect(chart()).toMatchObject({
      summary: '$3,700 in NSW; least in NT, most in ACT.',
      series: [{ values: [3_700, 7_350, 9_450, 4_450, 2_335, 13_737.5, 16_128, 0] }],
    });
    expect(working().at(-1)).toMatchObject({ label: 'Land tax', amount: 3_700 });
  });

  // At the threshold itself: Land Tax Act 2010 (Qld) Sch 1, Land Tax Act 2005 (Vic) Sch 1, Land Tax Rating Act 2000 (Tas).
  it.each([
    ['QLD', 600_000, 500, 'Nothing is due below $600,000 of land; yours is $600,000.'],
    ['QLD', 599_999, 0, 'Nothing is due below $600,000 of land, and yours is $599,999.'],
    ['VIC', 50_000, 500, 'Nothing is due below $50,000 of land; yours is $50,000.'],
    ['TAS', 125_000, 50, 'Nothing is due below $125,000 of land; yours is $125,000.'],
    ['NSW', 1_075_000, 0, 'Nothing is due up to $1,075,000 of land, and yours is $1,075,000.'],
    ['WA', 300_000, 0, 'Nothing is due up to $300,000 of land, and yours is $300,000.'],
    ['SA', 833_000, 0, 'Nothing is due up to $833,000 of land, and yours is $833,000.'],
  ] as const)('says in %s of $%d, taxed at $%d, what is true there', (state, land, amount, sentence) => {
    expect(landTaxAnswer({ ...landTaxStart, state, land }).figure).toMatchObject({ amount, sentence });
  });

  it('counts the next $100,000 of the owner’s own land where the land is shared', () => {
    const { lines } = landTaxAnswer({ ...landTaxStart, land: 2_600_000, share: 50 });
    expect(lines.at(-1)).toEqual({ label: 'On your next $100,000 of land', value: '$1,600 a year' });
  });

  it('says of co-owned land that the owners may be assessed together', () => {
    const { figure, assumptions } = landTaxAnswer({ ...landTaxStart, share: 50 });
    expect(figure).toMatchObject({ amount: 0 });
    expect(figure.sentence).toMatch(/Co-owners may be assessed together, which can be more\.$/);
    expect(assumptions.some((text) => text.startsWith('Co-owned land:'))).toBe(true);
    expect(landTaxAnswer(landTaxStart).assumptions.some((text) => text.startsWith('Co-owned'))).toBe(false);
  });

  it('reads back every property with its share', () => {
    expect(landTaxReadBack({ ...landTaxStart, land2: 400_000, share2: 50 })).toEqual([
      { label: 'Where the land is', value: 'NSW' },
      { label: 'Taxable land value, property 1', value: '$1,300,000' },
      { label: 'Taxable land value, property 2', value: '50% of $400,000' },
    ]);
  });

  it.each(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const)(
    'in %s is complete for no land, and for the most the form takes',
    (state) => {
      for (const land of [0, 1e9]) {
        const form = { ...landTaxStart, state, land, land2: land, land3: land, land4: land, share: 0.01 };
        expect(landTaxSchema.safeParse(form).success).toBe(true);
        const { figure, lines, working, chart } = landTaxAnswer(form);
        expect(Number.isFinite(figure.amount)).toBe(true);
        expect(lines.length).toBeGreaterThan(2);
        expect(working().length).toBeGreaterThan(0);
        expect(chart().series[0]?.values).toHaveLength(8);
      }
    },
  );
});

import { type BuyingCostsForm, buyingCostsStart, decodeLink } from '@freehold/contract';
import { states } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { buyingCostsAnswer, buyingCostsReadBack } from './buying-costs.ts';

const answer = (changes: Partial<BuyingCostsForm>) => buyingCostsAnswer({ ...buyingCostsStart, ...changes });
const amount = (changes: Partial<BuyingCostsForm>) => answer(changes).figure.amount;
const lines = (changes: Partial<BuyingCostsForm>) =>
  new Map(answer(changes).lines.map(({ label, value, note }) => [label, `${value}: ${note}`]));
const noFees = { legal: 0, inspections: 0, lender: 0, registration: 0 } as const;

describe('the cash a purchase takes', () => {
  it('is for the example the deposit, the duty of a first home and the fees', () => {
    // N is 11,602 + 4.5 × 4,630 = 32,437, D is 11,602 + 4.5 × 4,130 = 30,187; 32,437 − 30,187 × 150,000 ÷ 200,000 is
    // 9,796.75. Fees: 2,000 + 700 + 500 + 175.70 + 175.70. Deposit: 20 % of 850,000.
    expect(amount({})).toBe(170_000 + 9_796.75 + 3_551.4);
    expect(answer({}).figure.sentence).toBe(
      'That is $170,000 of the price and $13,348 of duty and fees; the loan pays the other $680,000.',
    );
    expect([...lines({})]).toEqual([
      ['Your part of the price', '$170,000: 20% of $850,000'],
      ['Transfer duty', '$9,797: first-home relief saves $22,640'],
      ['Fees', '$3,551: legal, inspections, lender, registration; indicative'],
      ['Mortgage insurance', '$0: none to 80% of the price'],
      ['Loan', '$680,000: LVR 80%'],
    ]);
  });

  it.each([
    // 20 % of the price; 11,602 + 4.5 % of 313,000.
    ['NSW', 140_000 + 25_687],
    // 2,870 + 6 % of 570,000.
    ['VIC', 140_000 + 37_070],
    // 17,325 + 4.5 % of 160,000.
    ['QLD', 140_000 + 24_525],
    // 11,115 + 4.75 % of 340,000.
    ['WA', 140_000 + 27_265],
    // 21,330 + 5.5 % of 200,000.
    ['SA', 140_000 + 32_330],
    // 12,935 + 4.25 % of 325,000.
    ['TAS', 140_000 + 26_747.5],
    // 11,400 + 4.32 % of 200,000.
    ['ACT', 140_000 + 20_040],
    // 4.95 % of the whole.
    ['NT', 140_000 + 34_650],
  ] as const)('in %s for an investor at $700,000 and 80%% without fees is $%d', (state, expected) => {
    expect(amount({ ...noFees, state, buyer: 'investor', price: 700_000 })).toBe(expected);
  });

  it('has no mortgage to register and no lender to pay without a loan', () => {
    // 850,000 + 9,796.75 + 2,000 + 700 + 175.70.
    expect(amount({ lvr: 0 })).toBe(862_672.45);
    expect(answer({ lvr: 0 }).figure.sentence).toContain('there is no loan');
  });

  it('holds insurance that is paid upfront, and not what is added to the loan', () => {
    // 765,000 × 2.516 % is 19,247.40; 9 % duty on it 1,732.27; together 20,979.67.
    expect(amount({ lvr: 90 })).toBe(85_000 + 9_796.75 + 3_551.4);
    expect(amount({ lvr: 90, insurance: 'upfront' })).toBeCloseTo(85_000 + 9_796.75 + 3_551.4 + 20_979.67, 9);
    expect(lines({ lvr: 90 }).get('Loan')).toBe('$785,980: LVR 90%, 92.47% with insurance');
    expect(lines({ lvr: 90, insurance: 'waived' }).get('Mortgage insurance')).toBe('$0: waived by the lender');
  });

  it('is nothing where loan and grants cover more than is due, and says what is left', () => {
    const all = { lvr: 100, insurance: 'waived', grants: 20_000 } as const;
    // 20,000 − 9,796.75 − 3,551.40 is 6,651.85.
    expect(amount(all)).toBe(0);
    expect(answer(all).figure.sentence).toBe('The loan and the grants cover everything, and $6,652 is left over.');
    expect(answer(all).working().at(-1)?.amount).toBe(0);
    expect(lines(all).get('Grants')).toBe('$20,000: as you expect them');
  });

  it.each([
    [{ state: 'NSW', price: 1_000_000 }, 'first-home relief ends at $1,000,000'],
    [{ state: 'TAS' }, 'TAS has no first-home relief on duty'],
    [{ state: 'SA' }, 'first-home relief in SA is for new homes and land'],
    [{ state: 'SA', property: 'new' }, '$0: first-home relief saves $40,580'],
    [{ state: 'QLD' }, 'ends at $800,000; the rate for a home you live in saves $7,175'],
    [{ foreign: 'yes' }, 'first-home relief needs a citizen or permanent resident; $76,500 of it as a foreign buyer'],
    [{ state: 'QLD', buyer: 'owner', foreign: 'yes' }, 'the home concession needs a citizen or permanent resident'],
    [{ state: 'QLD', buyer: 'owner', property: 'land' }, 'the home concession is not for land'],
    [{ state: 'NSW', buyer: 'owner' }, 'NSW has one rate for owners and investors'],
    [{ state: 'VIC', buyer: 'owner' }, 'the rate for a home you live in ends at $550,000'],
    [{ state: 'VIC', buyer: 'owner', price: 120_000 }, 'is the same at this price'],
    [{ state: 'VIC', price: 10 }, '$0: no duty at this price'],
    [{ state: 'WA', buyer: 'investor' }, 'the general rate'],
  ] as const)('says of the duty of %j: %s', (changes, words) => {
    const duty = answer(changes).lines.find(({ label }) => label.startsWith('Transfer duty'));
    expect(`${duty?.value}: ${duty?.note}`).toContain(words);
  });

  it.each([
    [{ lvr: 95, scheme: 'fiveDeposit' }, '$0: the 5% deposit scheme stands in for it'],
    [{ lvr: 98, scheme: 'singleParent' }, '$0: the single parent scheme stands in for it'],
    [{ scheme: 'fiveDeposit' }, 'does not apply: the deposit reaches 20 %'],
    [
      { lvr: 90, scheme: 'fiveDeposit', region: 'other' },
      '$20,980: a typical premium with its duty, added to the loan; the 5% deposit scheme does not apply: the price is above the scheme’s cap of $800,000',
    ],
    [{ lvr: 90, scheme: 'fiveDeposit', buyer: 'owner' }, 'does not apply: it is for first-home buyers'],
    [
      { lvr: 90, price: 2_000_000 },
      'added to the loan, by the last column of a table that ends at a loan of $1,000,000',
    ],
  ] as const)('says of the insurance of %j: %s', (changes, words) => {
    expect(lines(changes).get('Mortgage insurance')).toContain(words);
  });
});

describe('the price that cash reaches', () => {
  const cash = { solveFor: 'cash' } as const;

  it('is the largest whose deposit and costs it covers: one dollar more is too dear', () => {
    const price = amount(cash);
    expect(amount({ price })).toBeLessThanOrEqual(200_000);
    expect(amount({ price: price + 1 })).toBeGreaterThan(200_000);
    expect(answer(cash).figure.label).toBe('Price your cash reaches');
    expect(answer(cash).figure.sentence).toMatch(
      /^Your cash pays \$178,410 of the price and \$21,590 of duty and fees/,
    );
  });

  it('leaves what is kept back, and takes grants for cash', () => {
    expect(amount({ ...cash, cash: 230_000, keep: 30_000 })).toBe(amount(cash));
    expect(amount({ ...cash, cash: 190_000, grants: 10_000 })).toBe(amount(cash));
  });

  it('is nothing for no cash, without lines that have no meaning', () => {
    expect(amount({ ...cash, cash: 0 })).toBe(0);
    expect(answer({ ...cash, cash: 0 }).lines).toEqual([]);
    expect(answer({ ...cash, cash: 0 }).figure.sentence).toBe(
      'Your cash does not cover the deposit and the costs of any price.',
    );
  });

  it('ends at the scheme’s cap, and says so', () => {
    const capped = { ...cash, cash: 150_000, lvr: 95, scheme: 'fiveDeposit' } as const;
    expect(amount(capped)).toBe(1_500_000);
    expect(answer(capped).figure.sentence).toBe(
      'The 5% deposit scheme ends at its price cap: a dearer home needs more savings.',
    );
  });

  it('ends at the highest price that is looked at', () => {
    expect(amount({ ...cash, cash: 100_000_000 })).toBe(50_000_000);
    expect(answer({ ...cash, cash: 100_000_000 }).figure.sentence).toBe(
      'Prices above this one are not worked out here.',
    );
  });

  it('lets the loan with insurance be as large as it is allowed', () => {
    const insured = { ...cash, lvr: 95, cash: 100_000 } as const;
    expect(amount({ ...insured, mostWithInsurance: 99.9 })).toBeGreaterThan(amount(insured));
  });
});

describe('chart, links and what was entered', () => {
  it('has the same purchase in each place, its own among them', () => {
    const { places, series } = answer({}).chart();
    expect(places).toEqual(states);
    expect(series.map(({ name }) => name)).toEqual(['Cash you need', 'Duty']);
    expect(series[0]?.values[0]).toBe(amount({}));
    // 52,800 + 5.5 % would begin at 960,000: 2,870 + 6 % of 720,000.
    expect(series[1]?.values[1]).toBe(46_070);
  });

  it('leaves out the places where no scheme takes the price, and names them', () => {
    const { places, summary } = answer({ lvr: 98, scheme: 'singleParent' }).chart();
    // Caps: VIC 950,000, QLD and ACT 1,000,000, WA 850,000, SA 900,000; TAS 700,000 and NT 600,000 are below.
    expect(places).toEqual(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'ACT']);
    expect(summary).toContain('No loan of that size in TAS, NT.');
  });

  const linked = (changes: Partial<BuyingCostsForm>) =>
    answer(changes)
      .next?.()
      .map(({ to }) => [to.split('#')[0], decodeLink(to.split('#s=')[1] ?? '')]);

  it('leads to the repayments on the loan with its insurance, where there is one', () => {
    expect(linked({ lvr: 90 })).toEqual([
      ['/mortgage-calculator', { v: 1, kind: 'mortgage', inputs: expect.objectContaining({ loanAmount: 785_979.67 }) }],
    ]);
    expect(linked({ lvr: 0 })).toEqual([]);
  });

  it('says where a loan with its insurance is above what most lenders take', () => {
    const loanNote = (lvr: number) =>
      buyingCostsAnswer({ ...buyingCostsStart, buyer: 'investor', lvr }).lines.find(({ label }) => label === 'Loan')
        ?.note;
    expect(loanNote(90)).not.toContain('most lenders');
    expect(loanNote(95)).toMatch(/ with insurance, above the 97% that most lenders stop at$/);
  });

  it('reads back what matters of a form, and nothing that does not apply', () => {
    const text = (changes: Partial<BuyingCostsForm>) =>
      buyingCostsReadBack({ ...buyingCostsStart, ...changes }).map(({ label, value }) => `${label}: ${value}`);
    expect(text({})).toEqual([
      'Where: NSW',
      'Who buys: First-home buyer',
      'What is bought: Established home',
      'Price: $850,000',
      'Loan: 80% of the price',
      'Contract: 21 November 2026',
      'Legal fees: $2,000',
      'Inspections: $700',
      'Lender’s fees: $500',
      'Registration: Typical of the place',
    ]);
    const cash = { solveFor: 'cash', keep: 5_000, lvr: 95, scheme: 'fiveDeposit', foreign: 'yes', grants: 1 } as const;
    expect(text(cash)).toEqual(
      expect.arrayContaining([
        'Cash: $200,000',
        'Kept back: $5,000',
        'Loan, at most: 95% of the price',
        'Loan with insurance, at most: 97% of the price',
        'Scheme: the 5% deposit scheme',
        'Part of the state: Capital or large regional centre',
        'Foreign buyer: Yes',
      ]),
    );
  });
});

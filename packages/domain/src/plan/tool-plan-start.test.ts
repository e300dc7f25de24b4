import {
  borrowingPowerStart,
  buyingCostsStart,
  capitalGainsStart,
  investmentPropertyStart,
  landTaxStart,
  loanPlannerStart,
} from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { readBrought } from './brought.ts';
import { toolPlanStart } from './tool-plan-start.ts';

const today = '2026-11-30';

describe('what a tool brings to a plan', () => {
  it('is incomes, cash and spending of those who borrow, a partner’s only where there is one', () => {
    const inputs = {
      ...borrowingPowerStart,
      ...{ salary: 132_000, salary2: 88_000, extra2: 2_000, business2: 9_000, cash: 90_000 },
    };
    const both = toolPlanStart({ tool: 'borrowing-power', inputs: { ...inputs, living: 4_200 } }, today);
    expect(both).toMatchObject({
      isCouple: true,
      income: 132_000,
      partnerIncome: 90_000,
      savings: 90_000,
      spending: 4_200,
      want: 'buyNext',
      brought: { kids: 2, partnerBusiness: 9_000, next: { use: 'home', state: 'NSW', isFirst: false, rate: 6.3 } },
    });
    expect(both).not.toHaveProperty('homes');
    const alone = toolPlanStart({ tool: 'borrowing-power', inputs: { ...inputs, adults: 'one', help2: 'yes' } }, today);
    expect(alone).toMatchObject({ isCouple: false, income: 132_000, savings: 90_000 });
    expect(alone).not.toHaveProperty('partnerIncome');
    expect(alone).not.toHaveProperty('spending');
    expect(alone.brought).not.toHaveProperty('partnerBusiness');
    expect(alone.brought).not.toHaveProperty('notCarried');
  });

  it('is the debts and the kept properties of those who borrow, and names a study loan', () => {
    const inputs = {
      ...borrowingPowerStart,
      ...{ cards: 20_000, otherBalance: 35_000, otherRepayment: 700, help: 'yes' as const },
      ...{ rent: 560, homeLoan: 410_000, homeLoanRate: 6.6, homeLoanMonths: 288 },
      ...{ homeLoan2: 200_000, homeLoanFor2: 'home' as const },
    };
    const { homes, brought } = toolPlanStart({ tool: 'borrowing-power', inputs }, today);
    expect(homes).toEqual([
      { use: 'rent', owing: 410_000, rent: 560, loan: { rate: 6.6, months: 288 } },
      { use: 'home', owing: 200_000, loan: { rate: 6.3, months: 300 } },
    ]);
    expect(brought).toMatchObject({
      cards: 20_000,
      debt: 35_000,
      debtMonthly: 700,
      notCarried: ['the study loan, whose balance is not known'],
    });
  });

  it('is the purchase whose costs were worked out, with its price where that was known', () => {
    const priced = toolPlanStart({ tool: 'buying-costs', inputs: buyingCostsStart }, today);
    expect(priced).toEqual({
      want: 'buyNext',
      brought: { next: { use: 'home', state: 'NSW', isNew: false, isFirst: true, price: 850_000, lvr: 80 } },
    });
    const inputs = { ...buyingCostsStart, solveFor: 'cash', buyer: 'investor', property: 'land' } as const;
    const cash = toolPlanStart({ tool: 'buying-costs', inputs }, today);
    expect(cash).toMatchObject({ savings: 200_000, brought: { next: { use: 'rent' } } });
    expect(cash.brought?.next).not.toHaveProperty('price');
    expect(cash.brought?.notCarried).toEqual(['that it is land: a home is counted']);
  });

  it('is the rental with its contract, loan, rent and costs; a contract that is past is named', () => {
    const inputs = { ...investmentPropertyStart, depreciation: 4_000, interestOnly: '5', dwelling: 'new' } as const;
    const start = toolPlanStart({ tool: 'investment-property', inputs }, today);
    expect(start.brought?.next).toEqual({
      use: 'rent',
      state: 'NSW',
      isNew: true,
      month: '2026-12',
      price: 700_000,
      rentWeekly: 620,
      vacancy: 2,
      costsYearly: 5_500,
      managePct: 6,
      writeOff: 4_000,
      lvr: 80,
      ioYears: 5,
      rate: investmentPropertyStart.rate,
    });
    const past = toolPlanStart(
      { tool: 'investment-property', inputs: { ...inputs, contractOn: '2026-02-03' } },
      today,
    ).brought;
    expect(past?.next).not.toHaveProperty('month');
    expect(past?.notCarried?.[0]).toBe('the contract of 3 February 2026: it is bought when the tests allow');
  });

  it('is a loan with its terms, and names what a plan has no place for', () => {
    const inputs = { ...loanPlannerStart, offsetMonthly: 0, extra: 300, lump: 10_000 };
    expect(toolPlanStart({ tool: 'loan-planner', inputs }, today)).toEqual({
      homes: [{ use: 'home', owing: 600_000, loan: { rate: loanPlannerStart.rate, months: 360, extra: 300 } }],
      savings: 40_000,
      brought: { notCarried: ['lump sums'] },
    });
  });

  it('names nothing that a link with it would not say', () => {
    const borrower = { ...{ help: 'yes' as const, taxFree: 1_200.5, term: '25' as const, fees: 3_000 } };
    const purchase = { property: 'land', foreign: 'yes', grants: 10_000, insurance: 'upfront' } as const;
    const planner = {
      ...{ interestOnly: '5' as const, extra: 300, offsetMonthly: 500, lump: 10_000, refinanceAfter: '3' as const },
    };
    const rental = { contractOn: '2026-02-03', share: 62.5, buyingCosts: 30_000 };
    const sale = {
      ...{ boughtOn: '2027-02-01', share: 62.5, sellingCosts: 9_000, value2027: 700_000, depreciation: 4_000 },
      ...{ losses: 5_000, home: 'first' as const, homeTo: '2028-01-01' },
    };
    const starts = [
      toolPlanStart({ tool: 'capital-gains', inputs: { ...capitalGainsStart, ...sale } }, today),
      toolPlanStart({ tool: 'borrowing-power', inputs: { ...borrowingPowerStart, ...borrower } }, today),
      toolPlanStart({ tool: 'buying-costs', inputs: { ...buyingCostsStart, ...purchase } }, today),
      toolPlanStart({ tool: 'loan-planner', inputs: { ...loanPlannerStart, ...planner } }, today),
      toolPlanStart({ tool: 'investment-property', inputs: { ...investmentPropertyStart, ...rental } }, today),
    ];
    const said = starts.flatMap(({ brought }) => brought?.notCarried ?? []);
    expect(said.length).toBeGreaterThan(22);
    const readAgain = (from: number) => readBrought({ notCarried: said.slice(from, from + 12) }).notCarried ?? [];
    expect([...readAgain(0), ...readAgain(12), ...readAgain(24)]).toEqual(said);
  });

  it('is each property with its land value, and names the shares that are owned of them', () => {
    const land = { ...landTaxStart, state: 'VIC', land: 1_600_000, land2: 300_000, share2: 50, land3: 0 } as const;
    expect(toolPlanStart({ tool: 'land-tax', inputs: land }, today)).toEqual({
      homes: [
        { use: 'rent', state: 'VIC', known: { land: 1_600_000 } },
        { use: 'rent', state: 'VIC', known: { land: 300_000 } },
      ],
      brought: { notCarried: ['the share of 50%'] },
    });
    const none = { ...landTaxStart, land: 0 };
    expect(toolPlanStart({ tool: 'land-tax', inputs: none }, today)).toEqual({
      homes: [{ use: 'rent', state: 'NSW' }],
    });
  });

  it('is the property that is sold later with its purchase, not its price as today’s worth', () => {
    const inputs = { ...capitalGainsStart, buyingCosts: 30_000 };
    expect(toolPlanStart({ tool: 'capital-gains', inputs }, today)).toEqual({
      income: 120_000,
      homes: [{ use: 'rent', known: { price: 650_000, contract: '2019-03-01', isNew: false, buyCosts: 30_000 } }],
      want: 'keepOrSell',
      brought: { notCarried: ['the sale of 1 March 2029 for $1,000,000', 'growth and inflation'] },
    });
    const sold = { ...capitalGainsStart, soldOn: '2026-11-30' };
    expect(toolPlanStart({ tool: 'capital-gains', inputs: sold }, today).homes?.[0]?.worth).toBe(1_000_000);
    const later = toolPlanStart({ tool: 'capital-gains', inputs: { ...inputs, boughtOn: '2027-02-01' } }, today);
    expect(later).not.toHaveProperty('homes');
    expect(later.brought?.notCarried?.[0]).toBe('the purchase of 1 February 2027, which is to come');
  });

  it('is a home where the one that is sold is lived in today, and its worth of July 2027 from then on', () => {
    const startOf = (changes: Partial<typeof capitalGainsStart>, on = today) => {
      const { homes = [] } = toolPlanStart({ tool: 'capital-gains', inputs: { ...capitalGainsStart, ...changes } }, on);
      return homes[0];
    };
    const moved = { homeFrom: '2026-01-01', homeTo: '2027-01-01' };
    const times = ['never', 'whole', 'first', 'later', 'between'] as const;
    expect(times.map((home) => startOf({ home, ...moved })?.use)).toEqual(['rent', 'home', 'home', 'home', 'home']);
    expect(times.map((home) => startOf({ home, homeFrom: '2027-01-01', homeTo: '2025-01-01' })?.use)).toEqual([
      'rent',
      'home',
      'rent',
      'rent',
      'rent',
    ]);
    expect(startOf({ value2027: 900_000 })?.known).not.toHaveProperty('worth2027');
    expect(startOf({ value2027: 900_000 }, '2027-08-01')?.known).toMatchObject({ worth2027: 900_000 });
  });
});

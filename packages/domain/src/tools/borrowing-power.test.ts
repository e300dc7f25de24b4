import { type BorrowingPowerForm, borrowingPowerStart, decodeLink, moneyText } from '@freehold/contract';
import { fundsToComplete, lendingPolicy, roundToCent } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { borrowingPowerAnswer, borrowingPowerReadBack } from './borrowing-power.ts';
import { powerInputs } from './borrowing-power-inputs.ts';

const answer = (form: Partial<BorrowingPowerForm>) => borrowingPowerAnswer({ ...borrowingPowerStart, ...form });
const loansOf = (form: Partial<BorrowingPowerForm>) => answer(form).chart().series[0]?.values ?? [];
const lineOf = (form: Partial<BorrowingPowerForm>, start: string) =>
  answer(form).lines.find(({ label }) => label.startsWith(start));

/** One person of the golden cases, whose other fields are those of lending-cases.json. */
const single = {
  adults: 'one',
  salary: 100_000,
  dependants: '0',
  living: 1_800,
  rate: 6,
  fees: 3_560,
  cash: 150_000,
} as const satisfies Partial<BorrowingPowerForm>;

describe('the loan by what a household repays', () => {
  it.each([
    ['P-SRV-01, 100,000 less 22,520 tax, 1,800 living', single, 578_739, 600_000, '$4,657'],
    ['P-SRV-02, a card of 10,000 at 3.8%', { ...single, cards: 10_000 }, 531_512, 590_000, '$4,277'],
    [
      'P-SRV-03, two people, HELP, overtime at 80% and the benchmark',
      {
        adults: 'two',
        salary: 92_000,
        extra: 8_000,
        help: 'yes',
        salary2: 70_000,
        dependants: '2',
        living: 2_400,
        cards: 15_000,
        otherBalance: 18_000,
        otherRepayment: 412,
        rate: 6.2,
      },
      864_382,
      987_000,
      '$7,080',
    ],
  ] as const)('is that of %s', (_, form, repaid, byIncome, surplus) => {
    expect(loansOf(form).slice(0, 2)).toEqual([repaid, byIncome]);
    expect(lineOf(form, 'Surplus')?.value).toBe(surplus);
  });

  it('is nothing with what is missing, as P-SRV-06: 675 a month', () => {
    const form = {
      ...single,
      salary: 52_000,
      dependants: '2',
      living: 2_600,
      cards: 30_000,
      otherBalance: 30_000,
      otherRepayment: 690,
    } as const;
    expect(loansOf(form).slice(0, 2)).toEqual([0, 252_000]);
    expect(answer(form).figure).toMatchObject({ amount: 0 });
    expect(answer(form).figure.sentence).toMatch(/^After tax, living costs and debts, you are \$675 a month short\. /);
    expect(lineOf(form, 'Shortfall')?.value).toBe('$675');
    expect(lineOf(form, 'Repayment')).toBeUndefined();
  });

  it('for the example is 7,388.33 a month over 360 months at 9.3%', () => {
    // 90,000: 15% × 26,800 + 30% × 45,000 + 2% levy = 19,320. 60,000: 4,020 + 4,500 − 100 offset + 1,200 = 9,620.
    const surplus = (90_000 - 19_320 + 60_000 - 9_620) / 12 - 2_700;
    const repaid = Math.floor((surplus * (1 - (1 + 0.093 / 12) ** -360)) / (0.093 / 12));
    expect(repaid).toBe(894_145);
    expect(loansOf({}).slice(0, 2)).toEqual([repaid, 6 * 150_000]);
    expect(answer({}).figure.amount).toBe(repaid);
  });

  it('counts other loans whose repayment is not known over 60 months at 13%', () => {
    const assumed = { otherBalance: 20_000, otherRepayment: null };
    const repayment = roundToCent((20_000 * (0.13 / 12)) / (1 - (1 + 0.13 / 12) ** -60));
    expect(repayment).toBe(455.06);
    expect(loansOf(assumed)).toEqual(loansOf({ ...assumed, otherRepayment: repayment }));
    const texts = answer(assumed).assumptions.filter((text) => text.includes('not known'));
    expect(texts).toEqual([expect.stringContaining('$20,000 is taken as repaid over 5 years at 13%')]);
    expect(answer({ ...assumed, otherRepayment: 0 }).assumptions.join()).not.toContain('not known');
  });

  it('counts a loss on a new build that is let, and none on an established home', () => {
    const toLet = { purpose: 'let', newRent: 300, rate: 6.5 } as const;
    const [held = 0] = loansOf({ ...toLet, property: 'established' });
    const [free = 0] = loansOf({ ...toLet, property: 'new' });
    expect(free).toBeGreaterThan(held);
    expect(powerInputs({ ...borrowingPowerStart, ...toLet }).newProperty).toMatchObject({ lossDeductible: false });
    expect(answer({ ...toLet, property: 'new' }).assumptions.join()).toContain('lowers tax on other income');
    expect(answer(toLet).assumptions.join()).toContain('held back from 2027-28');
  });

  it('shares rent and interest between two, and deducts the interest of a loan on the home that is let', () => {
    const rented = { rent: 500, homeLoan: 400_000, homeLoanRate: 6, homeLoanFor: 'home' } as const;
    expect(powerInputs({ ...borrowingPowerStart, ...rented }).properties).toMatchObject([
      { weeklyRent: 500, owners: [{ sharePct: 50 }, { sharePct: 50 }] },
    ]);
    expect(loansOf({ ...rented, homeLoanFor: 'let' })[0]).toBeGreaterThan(loansOf({ ...rented })[0] ?? 0);
  });
});

describe('the three tests', () => {
  // P-3T-01: serviceability binds.
  const first = { ...single, cards: 10_000, living: 2_200, term: '25' } as const;

  it('are those of P-3T-01, with the price that each reaches, and what you can repay is the limit', () => {
    const found = answer(first);
    expect(found.figure).toEqual({
      label: 'You could borrow',
      amount: 461_949,
      sentence: 'What you can repay is the limit: with your $150,000 in cash it reaches a price of about $588,000.',
    });
    expect(loansOf(first)).toEqual([461_949, 590_000, expect.closeTo(1_260_995, -1)]);
    expect(found.lines.slice(0, 4)).toEqual([
      {
        label: 'What you can repay (serviceability)',
        value: '$461,949',
        note: 'the limit: a price of $587,751',
      },
      {
        label: 'Debt to income (DTI)',
        value: '$590,000',
        note: 'a price of $704,608; above it fewer lenders can say yes',
      },
      { label: 'Your deposit (LVR)', value: '$1,260,995', note: 'a price of $1,300,000' },
      // 587,751 and 596,874.
      {
        label: 'Price between lenders',
        value: 'about $588,000 to $597,000',
        note: 'from a cautious to a generous one',
      },
    ]);
    expect(found.chart().summary).toBe('The lowest is the limit: What you can repay (serviceability), $461,949.');
  });

  it.each([
    ['Close your cards', 626_346, 'about $39,000'],
    ['Borrow over 30 years', 606_746, 'about $19,000'],
    ['Add $20,000 to the deposit', 606_891, 'about $19,000'],
    ['Live on the benchmark', 673_773, 'about $86,000'],
  ])('lift the price of P-3T-01 as it says: %s, to %d', (action, price, lift) => {
    const lever = answer(first)
      .levers?.()
      .find((each) => each.action === action);
    expect(lever?.sentence).toContain(`would lift the price you could pay by ${lift}`);
    expect(lineOf({ ...first, ...lever?.changes }, 'What you can repay')?.note).toBe(
      `the limit: a price of ${moneyText(price)}`,
    );
  });

  // P-3T-02: the deposit binds.
  const second = {
    ...single,
    adults: 'two',
    salary: 120_000,
    salary2: 95_000,
    living: 3_200,
    cards: 10_000,
    state: 'VIC',
    cash: 70_000,
  } as const;

  it('are those of P-3T-02: the deposit is the limit, and closing the card does not change the price', () => {
    expect(loansOf(second)).toEqual([1_265_603, 1_280_000, 536_913.39]);
    expect(answer(second).figure.sentence).toBe(
      'Your deposit is the limit: with your $70,000 in cash it reaches a price of about $554,000.',
    );
    expect(
      answer(second)
        .lines.map(({ note }) => note)
        .slice(0, 3),
    ).toEqual([
      'more than your deposit reaches',
      'more than your deposit reaches; above it fewer lenders can say yes',
      'the limit: a price of $553,519',
    ]);
    const levers = answer(second).levers?.() ?? [];
    expect(levers[0]).toMatchObject({
      action: 'Add $20,000 to the deposit',
      sentence: 'A larger deposit would lift the price you could pay by about $140,000.',
    });
    expect(levers.find(({ action }) => action === 'Close your cards')?.sentence).toMatch(
      /^Closing your cards changes your borrowing test by about \$47,000 but not the price: your deposit is the limit\./,
    );
  });

  it('are those of P-3T-03 by income: debt to income is the limit', () => {
    const third = {
      ...single,
      salary: 180_000,
      living: 1_400,
      homeLoan: 700_000,
      homeLoanRate: 4,
      homeLoanMonths: 360,
      homeLoanFor: 'home',
      cards: 5_000,
      rent: 1_150,
      rate: 4.2,
      floor: 5,
      state: 'QLD',
      cash: 260_000,
    } as const;
    expect(loansOf(third).slice(0, 2)).toEqual([981_157, 733_800]);
    expect(answer(third).figure).toMatchObject({
      amount: 733_800,
      sentence: expect.stringMatching(/^Debt of 6 times your income is the limit: /),
    });
    // 12 × (180,000 + 59,800) − 705,000.
    expect(answer({ ...third, dtiLimit: 12 }).figure.amount).toBe(981_157);
    expect(loansOf({ ...third, dtiLimit: 12 })[1]).toBe(2_172_600);
  });

  it('reach a price whose settlement takes the cash', () => {
    const { purchase } = powerInputs(borrowingPowerStart);
    // What the cash does not cover of price, duty and fees is the loan; the insurance is added to it.
    const price = 989_144;
    expect(lineOf({}, 'What you can repay')?.note).toBe(`the limit: a price of ${moneyText(price)}`);
    const funds = fundsToComplete({ ...purchase, price, loan: { lvrPct: 0 } });
    const base = price + funds.duty + funds.feesTotal - 160_000;
    const { totalLoan } = fundsToComplete({ ...purchase, price, loan: { amount: roundToCent(base) } });
    expect(894_145 - totalLoan).toBeGreaterThanOrEqual(0);
    expect(894_145 - totalLoan).toBeLessThan(2);
  });
});

describe('the answer about borrowing power', () => {
  it('says why nothing is lent', () => {
    expect(answer({ cash: 0 }).figure).toMatchObject({
      amount: 0,
      sentence: 'Your cash does not cover the deposit and costs of any price. More savings would.',
    });
    expect(lineOf({ cash: 0 }, 'Price between')).toBeUndefined();
    expect(answer({ salary: 0, salary2: 0 }).figure.sentence).toMatch(
      /^After tax, living costs and debts, you are \$2,700 a month short\. Without a loan, your cash buys up to about \$15\d,000\.$/,
    );
    // 900,000 owed over 50 years is six times 150,000.
    const owing = { homeLoan: 900_000, homeLoanMonths: 600, homeLoanRate: 0, buffer: 0, floor: 0 } as const;
    expect(answer(owing).figure.sentence).toMatch(/^You owe 6 times your income or more already\. Without a loan, /);
    expect(answer({ cash: 100_000_000 }).figure.sentence).toBe(
      'Your cash alone pays for $50,000,000, and higher prices are not worked out here.',
    );
  });

  it('shows the repayment at the loan’s rate and at the tested one, to the dollar', () => {
    // 894,145 over 360 months: at 0.525% and at 0.775% a month.
    const at = (rate: number) => moneyText((894_145 * rate) / (1 - (1 + rate) ** -360));
    expect(lineOf({}, 'Repayment')).toEqual({
      label: 'Repayment a month at 6.3%',
      value: at(0.00525),
      note: `lenders test ${at(0.00775)}, at 9.3%`,
    });
  });

  it('ends its working with the price and the loan, and starts with the policy of the engine', () => {
    expect(answer({}).working().slice(-2)).toMatchObject([
      { label: 'Price', amount: 989_144 },
      { label: 'You could borrow', amount: 894_145 },
    ]);
    const { bufferPct: buffer, floorPct: floor, dtiLimit } = lendingPolicy.value;
    expect(borrowingPowerStart).toMatchObject({ buffer, floor, dtiLimit });
  });

  it('leads to the costs of buying at its price with its cash, and to the repayments', () => {
    const links = answer({}).next?.() ?? [];
    expect(links.map(({ label }) => label)).toEqual([
      'What buying at $989,144 costs',
      'What repayments on $894,145 would be',
    ]);
    const [costs, repayments] = links.map(({ to }) => decodeLink(to.split('#s=')[1] ?? ''));
    expect(costs).toMatchObject({
      kind: 'buying-costs',
      inputs: { state: 'NSW', buyer: 'owner', price: 989_144, cash: 160_000, solveFor: 'price' },
    });
    expect(repayments).toMatchObject({
      kind: 'mortgage',
      inputs: { loanAmount: 894_145, interestRate: 6.3, loanTerm: '30' },
    });
    expect(answer({ cash: 0 }).next?.()).toEqual([]);
  });

  it('reads back what applies, and nothing that does not', () => {
    const readBack = (form: Partial<BorrowingPowerForm>) => borrowingPowerReadBack({ ...borrowingPowerStart, ...form });
    expect(readBack({ adults: 'one' }).map(({ label }) => label)).not.toContain('Second salary');
    const all: Partial<BorrowingPowerForm> = {
      ...{
        rent: 400,
        homeLoan: 300_000,
        homeLoanFor: 'home',
        homeLoan3: 90_000,
        dividends2: 700,
        taxFree: 800,
        cards: 5_000,
        otherBalance: 9_000,
        otherRepayment: 300,
      },
      ...{ extra: 1_000, extra2: 2_000, living: 3_000, fees: 4_000 },
      help: 'yes',
      purpose: 'let',
    };
    expect(readBack(all)).toMatchObject([
      { label: 'Who borrows', value: 'Two people' },
      { label: 'Salary', value: '$90,000 a year' },
      { label: 'Second salary', value: '$60,000 a year' },
      { label: 'Dependants', value: '2' },
      { label: 'Overtime and bonus', value: '$1,000 a year' },
      { label: 'Second person’s overtime and bonus', value: '$2,000 a year' },
      { label: 'Second person’s dividends and interest', value: '$700 a year' },
      { label: 'Tax-free income', value: '$800 a year' },
      { label: 'HELP debt', value: 'yes; second person no' },
      { label: 'Living costs', value: '$3,000 a month' },
      { label: 'Property 1: rent', value: '$400 a week' },
      { label: 'Property 1: loan', value: '$300,000 at 6.3%, 300 months left' },
      { label: 'Property 1: what its loan is for', value: 'your own home' },
      { label: 'Property 3: loan', value: '$90,000 at 6.3%, 300 months left' },
      { label: 'Card limits', value: '$5,000' },
      { label: 'Other loans', value: '$9,000' },
      { label: 'Repayments on other loans', value: '$300 a month' },
      { label: 'Cash for deposit and costs', value: '$160,000' },
      { label: 'Where you buy', value: 'NSW' },
      { label: 'What you buy', value: 'Established home' },
      { label: 'To let at', value: '$600 a week' },
      { label: 'Fees', value: '$4,000' },
      { label: 'Loan', value: '6.3% over 30 years' },
      { label: 'Tested at', value: '3 points more, at least 5.5%' },
      { label: 'Debt limit', value: '6 times income' },
    ]);
  });
});

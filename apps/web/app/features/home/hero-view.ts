import {
  type BorrowingForm,
  borrowingFormSchema,
  borrowingInputs,
  borrowingScenario,
  encodeScenario,
  fieldMessages,
  moneyText,
} from '@freehold/contract';
import {
  amountText,
  borrowingCapacity,
  explainBorrowingCapacity,
  explainGearingYear,
  type GearingYearInputs,
  gearingLoanPercent,
  gearingYear,
  otherExpensesPercent,
  percentText,
  roundToDollar,
  variableLoanRates,
  type Working,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { parseAmount } from '#app/lib/parse-amount.ts';

/** The two fields as typed: income dollars a year before tax, rent dollars a week. */
export interface HeroTexts {
  readonly income: string;
  readonly rent: string;
}
export type HeroField = keyof HeroTexts;

/** What the first screen shows for its two fields. */
export interface HeroView {
  /** The borrowing calculator's estimate; null while the income is wrong. */
  readonly capacity: string | null;
  /** What the law of 2027 does, in two parts around its figure; null while a field is wrong. */
  readonly law: { readonly before: string; readonly figure: string; readonly after: string } | null;
  readonly errors: Partial<Record<HeroField, string>>;
  /** The borrowing calculator with these figures. */
  readonly address: string;
}

/** What the fields hold at first: an example in round amounts. */
export const heroExample: HeroTexts = { income: '120,000', rent: '650' };

const highestRent = 1_000_000;
const weeks = 52;
const year = '2027-28';

/** The figures of the first screen for what was typed, or which field is wrong. */
export function heroView(texts: HeroTexts): HeroView {
  const form = formOf(texts.income);
  const rent = parseAmount(texts.rent, 'dollars a week');
  const [incomeError, rentError] = [errorOfIncome(texts.income), errorOfRent(rent)];
  const capacity = form && moneyText(borrowingCapacity(borrowingInputs(form)).displayed);
  return {
    capacity,
    law: form && rentError === null && typeof rent === 'number' ? lawSentence(purchaseOf(form, rent)) : null,
    errors: { ...(incomeError && { income: incomeError }), ...(rentError && { rent: rentError }) },
    address: `/borrowing-capacity${form ? `#s=${encodeScenario(borrowingScenario(form))}` : ''}`,
  };
}

/** The lines of both figures; none of a figure that is not there. */
export function heroWorkings(texts: HeroTexts): { readonly capacity: Working; readonly law: Working } {
  const form = formOf(texts.income);
  const rent = parseAmount(texts.rent, 'dollars a week');
  if (form === null) return { capacity: [], law: [] };
  const capacity = explainBorrowingCapacity(borrowingInputs(form));
  const isRent = typeof rent === 'number' && errorOfRent(rent) === null;
  return { capacity, law: isRent ? lawWorking(purchaseOf(form, rent)) : [] };
}

/** The borrowing calculator's form with this income alone; null if it is no income. */
function formOf(text: string): BorrowingForm | null {
  const checked = checkedIncome(text);
  return checked.success ? checked.data : null;
}

function errorOfIncome(text: string): string | null {
  if (parseAmount(text, 'dollars a year') === 'not-an-amount') return fieldMessages.notAnAmount;
  return checkedIncome(text).error?.issues[0]?.message ?? null;
}

function checkedIncome(text: string) {
  const income = parseAmount(text, 'dollars a year');
  const rest = { maritalStatus: 'single', partnerIncome: null, dependants: 0, existingLoans: 0 };
  return z.safeParse(borrowingFormSchema, { grossIncome: income === 'blank' ? '' : income, ...rest });
}

function errorOfRent(rent: ReturnType<typeof parseAmount>): string | null {
  if (rent === 'blank') return 'Enter the rent a week';
  if (rent === 'not-an-amount') return 'Enter an amount, for example 650';
  if (rent < 0) return fieldMessages.cannotBeNegative;
  return rent > highestRent ? `Enter a rent up to ${moneyText(highestRent)} a week` : null;
}

/** An established home bought now with all that could be borrowed; dollars, a year unless named otherwise. */
interface Purchase {
  readonly loan: number;
  readonly price: number;
  readonly weeklyRent: number;
  readonly rent: number;
  readonly interest: number;
  readonly otherExpenses: number;
}

function purchaseOf(form: BorrowingForm, weeklyRent: number): Purchase {
  const loan = borrowingCapacity(borrowingInputs(form)).displayed;
  const price = roundToDollar((loan / gearingLoanPercent.value) * 100);
  return {
    loan,
    price,
    weeklyRent,
    rent: weeklyRent * weeks,
    interest: (loan * variableLoanRates.value.investor) / 100,
    otherExpenses: (price * otherExpensesPercent.value) / 100,
  };
}

function firstYearOf({ rent, interest, otherExpenses }: Purchase): GearingYearInputs {
  return { incomeYear: year, properties: [{ status: 'quarantined', rent, deductions: interest + otherExpenses }] };
}

function lawSentence(purchase: Purchase): HeroView['law'] {
  const { price, weeklyRent } = purchase;
  const home = `Buy a ${moneyText(price)} established home with that loan now, rent it at ${amountText(weeklyRent)} a week, and`;
  const heldBack = roundToDollar(gearingYear(firstYearOf(purchase)).quarantinedAmount);
  if (heldBack === 0) {
    return { before: `${home} there is`, figure: 'no loss', after: `in ${year} for the 2027 law to hold back.` };
  }
  return {
    before: `${home} the 2027 law holds back`,
    figure: `${moneyText(heldBack)} of loss`,
    after: `in ${year}: it waits for later rent or a gain instead of lowering your tax.`,
  };
}

function lawWorking(purchase: Purchase): Working {
  const { loan, price, weeklyRent, rent, interest, otherExpenses } = purchase;
  const [rate, costs, part] = [variableLoanRates.value.investor, otherExpensesPercent.value, gearingLoanPercent.value];
  const unit = 'dollars-per-year';
  const priceFormula = `${amountText(loan)} ÷ ${percentText(part)}`;
  return [
    { label: 'Price', amount: price, unit: 'dollars', formula: priceFormula, rule: gearingLoanPercent },
    { label: 'Rent', amount: rent, unit, formula: `${amountText(weeklyRent)} × ${weeks} weeks` },
    {
      label: 'Interest',
      amount: interest,
      unit,
      formula: `${amountText(loan)} × ${percentText(rate)}`,
      rule: variableLoanRates,
    },
    {
      label: 'Other expenses',
      amount: otherExpenses,
      unit,
      formula: `${amountText(price)} × ${percentText(costs)}`,
      rule: otherExpensesPercent,
    },
    // Up to what is held back; the lines after it are about gains, and here there are none.
    ...explainGearingYear(firstYearOf(purchase)).slice(0, 3),
  ];
}

import {
  buyers,
  dutyProperties,
  type FinancialYear,
  financialYear,
  financialYearOf,
  firstDayOf,
  householdTax,
  incomeTax,
  landOwners,
  landTax,
  lowIncomeOffset,
  lowMiddleIncomeOffset,
  medicareLevy,
  medicareSurcharge,
  noRule,
  parseDate,
  Refusal,
  specificationTaxYear,
  states,
  studyLoanRepayment,
  type TaxYear,
  taxYearNamed,
  totalTax,
  transferDuty,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, day, list, number, year } from './area.ts';

const fy = z._default(year, specificationTaxYear);
const flag = z._default(z.boolean(), false);
const amount = z._default(number, 0);
const income = { fy, taxableIncome: number };

/** The day on which the tables were last checked: the law of a contract that names no day. */
const tablesCheckedOn = '2026-11-21';

/** Income tax, levies, offsets, study loans and transfer duty, each for the financial year `fy`. */
export const taxAreas: Areas = {
  'tax.income': area({
    summary: 'Income tax of a resident before offsets and levies',
    inputs: income,
    example: { fy: '2026-27', taxableIncome: 120_000 },
    calculate: ({ fy: asked, ...inputs }) =>
      inTaxYear(asked, (taxYear) => incomeTax({ ...inputs, financialYear: taxYear })),
  }),
  'tax.total': area({
    summary: 'Income tax less the low income offsets, and the Medicare levy of a single person',
    inputs: income,
    example: { fy: '2026-27', taxableIncome: 120_000 },
    calculate: ({ fy: asked, ...inputs }) =>
      inTaxYear(asked, (taxYear) => totalTax({ ...inputs, financialYear: taxYear })),
  }),
  'tax.analysis': area({
    summary: 'Tax of a person, and of a partner assessed together',
    inputs: {
      fy,
      grossIncome: number,
      nonTaxableIncome: amount,
      assessWithPartner: flag,
      partnerIncome: amount,
      partnerNonTaxableIncome: amount,
    },
    example: { fy: '2026-27', grossIncome: 120_000 },
    calculate: ({ fy: asked, ...inputs }) =>
      inTaxYear(asked, (taxYear) => householdTax({ ...inputs, financialYear: taxYear })),
  }),
  'tax.lito': area({
    summary: 'Low income tax offset',
    inputs: income,
    example: { fy: '2027-28', taxableIncome: 40_000 },
    calculate: (inputs) => lowIncomeOffset(yearly(inputs)),
  }),
  'tax.lmito': area({
    summary: 'Low and middle income tax offset, to 2021-22',
    inputs: income,
    example: { fy: '2021-22', taxableIncome: 60_000 },
    calculate: (inputs) => lowMiddleIncomeOffset(yearly(inputs)),
  }),
  'tax.medicareLevy': area({
    summary: 'Medicare levy of a single person',
    inputs: income,
    example: { fy: '2025-26', taxableIncome: 60_000 },
    calculate: (inputs) => medicareLevy(yearly(inputs)),
  }),
  'tax.medicareSurcharge': area({
    summary: 'Medicare levy surcharge of a single person; `income` stands for both incomes of the law',
    inputs: {
      fy,
      income: z.optional(number),
      taxableIncome: z.optional(number),
      reportableFringeBenefits: amount,
      netInvestmentLosses: amount,
      reportableSuper: amount,
      privateHospitalCover: flag,
    },
    example: { fy: '2022-23', taxableIncome: 90_000, reportableFringeBenefits: 20_000, netInvestmentLosses: 7_000 },
    calculate: ({ fy: asked, income: both, taxableIncome, ...inputs }) => {
      if (both !== undefined && taxableIncome !== undefined) {
        throw new Refusal('incompatible', 'income', 'income is given beside taxableIncome; give one of them');
      }
      const own = both ?? taxableIncome;
      if (own === undefined)
        throw new Refusal('required', 'taxableIncome', 'taxableIncome is missing; a finite number is needed');
      if (own < 0 && both !== undefined)
        throw new Refusal('outOfRange', 'income', `income is ${own}; allowed is 0 and above`);
      return medicareSurcharge({ ...inputs, taxableIncome: own, financialYear: financialYear(asked) });
    },
  }),
  'tax.help': area({
    summary: 'Compulsory study loan repayment',
    inputs: { fy, repaymentIncome: number },
    example: { fy: '2026-27', repaymentIncome: 100_000 },
    calculate: ({ fy: asked, repaymentIncome }) =>
      studyLoanRepayment({ repaymentIncome, financialYear: financialYear(asked) }),
  }),
  'landTax.assess': area({
    summary: 'Land tax of one individual’s land in one place, 2026 tables',
    inputs: {
      state: z.enum(states),
      landValue: number,
      year: z._default(number, 2026),
      owner: z._default(z.enum(landOwners), 'individual'),
    },
    example: { state: 'QLD', landValue: 680_000, year: 2026 },
    calculate: ({ landValue, ...inputs }) => landTax({ ...inputs, holdings: [{ landValue }] }),
  }),
  'landTax.owner': area({
    summary: 'Land tax of one individual’s properties in one place: shares added up, the home exempt, 2026 tables',
    inputs: {
      state: z.enum(states),
      holdings: list(z.strictObject({ landValue: number, sharePct: z.optional(number), isHome: flag })),
      year: z._default(number, 2026),
      owner: z._default(z.enum(landOwners), 'individual'),
    },
    example: {
      state: 'NSW',
      holdings: [{ landValue: 900_000, sharePct: 50 }, { landValue: 700_000 }, { landValue: 1_100_000, isHome: true }],
    },
    calculate: (inputs) => landTax(inputs),
  }),
  'duty.transfer': area({
    summary: 'Transfer duty and foreign buyer surcharge by the law of the contract’s day',
    inputs: {
      state: z.enum(states),
      fy: z.optional(year),
      contractDate: z.optional(day),
      price: number,
      buyer: z._default(z.enum(buyers), 'investor'),
      property: z._default(z.enum(dutyProperties), 'established'),
      foreign: flag,
    },
    example: { state: 'NSW', price: 900_000, buyer: 'first', property: 'established', contractDate: '2026-11-21' },
    calculate: ({ fy: asked, contractDate, foreign, ...inputs }) =>
      transferDuty({ ...inputs, isForeign: foreign, contractDate: contractDay(asked, contractDate) }),
  }),
};

/** The result for the year, or the statement that there is no scale for it. */
export function inTaxYear(asked: string, calculate: (year: TaxYear) => object): object {
  const known = financialYear(asked);
  const taxYear = taxYearNamed(known);
  return taxYear === undefined ? noRule('income tax', known) : calculate(taxYear);
}

function yearly({ fy: asked, taxableIncome }: { readonly fy: string; readonly taxableIncome: number }) {
  return { taxableIncome, financialYear: financialYear(asked) };
}

/** The day of the contract: the one given, which must lie in the year if both are; else one of the year. */
export function contractDay(asked: string | undefined, given: string | undefined, field = 'fy'): string {
  const named = asked === undefined ? undefined : financialYear(asked, field);
  if (given === undefined)
    return named === undefined || named === yearOf(tablesCheckedOn) ? tablesCheckedOn : firstDayOf(named);
  if (named === undefined || yearOf(given) === named) return given;
  throw new Refusal('incompatible', 'contractDate', `contractDate is ${given}; a day of ${named} is needed`);
}

function yearOf(date: string): FinancialYear {
  return financialYearOf(parseDate('contractDate', date));
}

import { taxOnIncome } from '../../income-tax/income-tax.ts';
import { medicareLevy, medicareSurcharge } from '../../income-tax/medicare.ts';
import { lowIncomeOffset, seniorOffset, workingOffset } from '../../income-tax/offsets.ts';
import { studyLoanRepayment } from '../../income-tax/study-loan.ts';
import { superTax } from '../../income-tax/super-tax.ts';
import { type Law, lawOfYear } from '../../rules/law-on.ts';
import { inRange } from '../../units/checks.ts';
import { largestAmount } from '../../units/limits.ts';
import { Refusal } from '../../units/refusal.ts';
import { cents } from '../../units/statute.ts';
import type { TaxPositionInputs } from './person.ts';

/** A year's income of a person, with what the taxes on it go by. */
export interface YearIncome {
  /** Taxable income before it is floored at 0. */
  readonly income: number;
  readonly netRent: number;
  readonly minimumTax: number;
  readonly work: number;
  readonly law: Law;
}

/**
 * A person's taxes of a year on an income, each assessed to the cent, and their sum. Throws Refusal `notAvailable` for a
 * seniors offset that is not set, and `outOfRange`.
 */
export function taxesOn(inputs: TaxPositionInputs, { income, netRent, minimumTax, work, law }: YearIncome) {
  const { incomeYear: financialYear } = inputs;
  const taxableIncome = Math.max(0, income);
  // Each tax is assessed to the cent, so that a total is the sum of the parts shown.
  const basicTax = cents(taxOnIncome(taxableIncome, law));
  const low = offsetIn(lowIncomeOffset({ taxableIncome, financialYear }, law));
  const { salary, otherFromWork } = inputs.income;
  const netLabourIncome = amount('salary', salary) + amount('otherFromWork', otherFromWork) - work;
  const working = offsetIn(workingOffset({ netLabourIncome, financialYear }, law));
  const fringe = amount('reportableFringeBenefits', inputs.income.reportableFringeBenefits);
  const reportableSuper = amount('reportableSuper', inputs.income.reportableSuper);
  // Each loss by itself: a profit of the one lessens no loss of the other (ITAA 1997 s 995-1, total net investment loss).
  const netInvestmentLoss = Math.max(0, -netRent) + amount('netFinancialLoss', inputs.income.netFinancialLoss);
  const senior = seniorIn(inputs, taxableIncome + netInvestmentLoss + fringe + reportableSuper);
  const offsetsUsed = cents(Math.min(basicTax, low + working + senior));
  const incomeTax = cents(basicTax - offsetsUsed + minimumTax);
  const levies = leviesOn(inputs, { taxableIncome, netInvestmentLoss, fringe, reportableSuper, law });
  const repaymentIncome = taxableIncome + netInvestmentLoss + fringe + reportableSuper;
  const helpRepayment = cents(helpOn(inputs, repaymentIncome, law));
  const fund = superOn(inputs, taxableIncome + netInvestmentLoss + fringe, law);
  const division293 = cents(fund.division293);
  return {
    taxableIncome: cents(taxableIncome),
    basicTax,
    lowIncomeOffset: cents(low),
    workingOffset: cents(working),
    seniorOffset: senior,
    offsetsUsed,
    minimumTax,
    incomeTax,
    medicareLevy: levies.levy,
    medicareSurcharge: levies.surcharge,
    netInvestmentLoss: cents(netInvestmentLoss),
    repaymentIncome: cents(repaymentIncome),
    helpRepayment,
    division293,
    superContributionsTax: cents(fund.contributionsTax),
    totalPayable: cents(incomeTax + levies.levy + levies.surcharge + helpRepayment + division293),
  };
}

/**
 * All that a person pays on a year's salary alone, dollars of the year: what an employer withholds in twelve parts.
 * Throws as `taxesOn` does.
 */
export function taxOnSalary(inputs: Pick<TaxPositionInputs, 'incomeYear' | 'helpDebt'>, salary: number): number {
  const law = lawOfYear(inputs.incomeYear);
  const year = { income: amount('salary', salary), netRent: 0, minimumTax: 0, work: 0, law };
  return taxesOn({ ...inputs, income: { salary } }, year).totalPayable;
}

function offsetIn(found: ReturnType<typeof lowIncomeOffset>): number {
  return found.status === 'computed' ? found.offset : 0;
}

/** Rebate income is taxable income with fringe benefits, net investment losses and reportable super. */
function seniorIn({ senior: kind, incomeYear }: TaxPositionInputs, rebateIncome: number): number {
  if (kind === undefined) return 0;
  const found = seniorOffset({ rebateIncome, kind, financialYear: incomeYear });
  if (found.status === 'computed') return found.offset;
  const message = `senior: the seniors and pensioners offset of ${incomeYear} is not set`;
  throw new Refusal('notAvailable', 'senior', message);
}

interface LevyFacts {
  readonly taxableIncome: number;
  readonly netInvestmentLoss: number;
  readonly fringe: number;
  readonly reportableSuper: number;
  readonly law: Law;
}

function leviesOn(
  { incomeYear: financialYear, family, privateHospitalCover = true }: TaxPositionInputs,
  facts: LevyFacts,
) {
  const { taxableIncome, netInvestmentLoss, fringe, reportableSuper, law } = facts;
  const levy = medicareLevy({ taxableIncome, financialYear, ...(family ? { family } : {}) }, law);
  const spouse = family && {
    spouseIncome: family.spouseIncomeForSurcharge,
    dependentChildren: family.dependentChildren,
    privateHospitalCover: family.privateHospitalCover,
  };
  const surcharge = medicareSurcharge(
    {
      taxableIncome,
      reportableFringeBenefits: fringe,
      netInvestmentLosses: netInvestmentLoss,
      reportableSuper,
      privateHospitalCover,
      financialYear,
      ...(spouse ? { family: spouse } : {}),
    },
    law,
  );
  return {
    levy: levy.status === 'computed' ? cents(levy.levy) : 0,
    surcharge: surcharge.status === 'computed' ? cents(surcharge.surcharge) : 0,
  };
}

function helpOn({ helpDebt = false, incomeYear }: TaxPositionInputs, repaymentIncome: number, law: Law): number {
  if (helpDebt === false) return 0;
  const found = studyLoanRepayment({ repaymentIncome, financialYear: incomeYear }, law);
  if (found.status === 'no-rule') return 0;
  return helpDebt === true ? found.repayment : Math.min(found.repayment, amount('helpDebt', helpDebt));
}

function superOn({ concessionalContributions, incomeYear }: TaxPositionInputs, income: number, law: Law) {
  const concessional = amount('concessionalContributions', concessionalContributions);
  if (concessional === 0) return { division293: 0, contributionsTax: 0 };
  const found = superTax({ financialYear: incomeYear, concessional, income }, law);
  return found.status === 'computed' ? found : { division293: 0, contributionsTax: 0 };
}

/** The amount, 0 when left out. Throws RangeError outside 0 to 1e12. */
export function amount(field: string, value = 0): number {
  return inRange(field, value, [0, largestAmount]);
}

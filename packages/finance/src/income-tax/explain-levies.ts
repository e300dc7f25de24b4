import type { Rule } from '../rules/rule.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import { type LevyInputs, medicareLevy, medicareSurcharge, type SurchargeInputs } from './medicare.ts';
import { lowIncomeOffset, lowMiddleIncomeOffset, type YearlyIncome } from './offsets.ts';
import { studyLoanRepayment } from './study-loan.ts';

/** The working of `lowIncomeOffset`; its last amount is the offset. Null for a year without a rule. Throws as it does. */
export function explainLowIncomeOffset(inputs: YearlyIncome): Working | null {
  const result = lowIncomeOffset(inputs);
  if (result.status === 'no-rule') return null;
  return onIncome(inputs.taxableIncome, result.rules, { label: 'Low income tax offset', amount: result.offset });
}

/** The working of `lowMiddleIncomeOffset`; its last amount is the offset. Null for a year without a rule. Throws as it does. */
export function explainLowMiddleIncomeOffset(inputs: YearlyIncome): Working | null {
  const result = lowMiddleIncomeOffset(inputs);
  if (result.status === 'no-rule') return null;
  const label = 'Low and middle income tax offset';
  return onIncome(inputs.taxableIncome, result.rules, { label, amount: result.offset });
}

/** The working of `medicareLevy`; its last amount is the levy. Null for a year without a rule. Throws as it does. */
export function explainMedicareLevy(inputs: LevyInputs): Working | null {
  const result = medicareLevy(inputs);
  if (result.status === 'no-rule') return null;
  return onIncome(inputs.taxableIncome, result.rules, { label: 'Medicare levy', amount: result.levy });
}

/**
 * The working of `medicareSurcharge`: the income that finds the tier, then the rate on the income that is charged. Null
 * for a year without a rule. Throws as it does.
 */
export function explainMedicareSurcharge(inputs: SurchargeInputs): Working | null {
  const result = medicareSurcharge(inputs);
  if (result.status === 'no-rule') return null;
  const { taxableIncome, reportableFringeBenefits, netInvestmentLosses, reportableSuper, family } = inputs;
  const unit = 'dollars-per-year';
  const own = [taxableIncome, reportableFringeBenefits, netInvestmentLosses, reportableSuper];
  const charged = amountText(taxableIncome + reportableFringeBenefits);
  const spouse = family === undefined ? '' : `, with ${amountText(family.spouseIncome)} of the spouse`;
  const [rule] = result.rules;
  return [
    {
      label: 'Income for surcharge purposes, which finds the tier',
      amount: result.incomeForSurcharge,
      unit,
      formula: `${own.map(amountText).join(' + ')}${spouse}`,
    },
    {
      label: 'Medicare levy surcharge',
      amount: result.surcharge,
      unit,
      formula: `${percentText(result.ratePct)} of ${charged}, taxable income and fringe benefits${coverText(inputs)}`,
      ...(rule === undefined ? {} : { rule }),
    },
  ];
}

function coverText({ privateHospitalCover, family }: SurchargeInputs): string {
  if (!privateHospitalCover) return '';
  const isFamilyCovered = family?.privateHospitalCover ?? true;
  return isFamilyCovered ? ', none with private hospital cover' : ', as not all of the family have hospital cover';
}

/** The working of `studyLoanRepayment`; its last amount is the repayment. Null for a year without a rule. Throws as it does. */
export function explainStudyLoanRepayment(inputs: {
  readonly repaymentIncome: number;
  readonly financialYear: FinancialYear;
}): Working | null {
  const result = studyLoanRepayment(inputs);
  if (result.status === 'no-rule') return null;
  return onIncome(inputs.repaymentIncome, result.rules, { label: 'Study loan repayment', amount: result.repayment });
}

/** A line for the income, then one for the amount by its rule and its share of the income. */
function onIncome(
  income: number,
  [rule]: readonly Rule<unknown>[],
  result: Pick<WorkingLine, 'label' | 'amount'>,
): Working {
  const share = income > 0 ? (result.amount / income) * 100 : 0;
  const unit = 'dollars-per-year';
  return [
    { label: 'Income', amount: income, unit, formula: amountText(income) },
    {
      ...result,
      unit,
      formula: `${rule?.label ?? ''} on ${amountText(income)}, which is ${percentText(share)} of it`,
      ...(rule === undefined ? {} : { rule }),
    },
  ];
}

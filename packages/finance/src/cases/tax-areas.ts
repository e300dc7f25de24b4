import { buyers, dutyProperties } from '../duty/property-purchase.ts';
import { transferDuty } from '../duty/transfer-duty.ts';
import { householdTax } from '../household/household-tax.ts';
import { incomeTax } from '../income-tax/income-tax.ts';
import { medicareLevy, medicareSurcharge } from '../income-tax/medicare.ts';
import { lowIncomeOffset, lowMiddleIncomeOffset } from '../income-tax/offsets.ts';
import { studyLoanRepayment } from '../income-tax/study-loan.ts';
import { totalTax } from '../income-tax/total-tax.ts';
import { specificationTaxYear, type TaxYear, taxYearNamed } from '../rules/income-tax.ts';
import { noRule } from '../rules/rule-set.ts';
import { states } from '../rules/transfer-duty.ts';
import type { AreaResult, Areas } from './area.ts';
import type { Inputs } from './inputs.ts';

/** Income tax, levies, offsets, study loans and transfer duty, each for the financial year `fy`. */
export const taxAreas: Areas = {
  'tax.income': (inputs) =>
    inTaxYear(inputs, (financialYear) => ({
      ...incomeTax({ taxableIncome: inputs.number('taxableIncome'), financialYear }),
    })),
  'tax.total': (inputs) =>
    inTaxYear(inputs, (financialYear) => ({
      ...totalTax({ taxableIncome: inputs.number('taxableIncome'), financialYear }),
    })),
  'tax.analysis': (inputs) =>
    inTaxYear(inputs, (financialYear) => ({
      ...householdTax({
        grossIncome: inputs.number('grossIncome'),
        nonTaxableIncome: inputs.number('nonTaxableIncome', 0),
        assessWithPartner: inputs.flag('assessWithPartner', false),
        partnerIncome: inputs.number('partnerIncome', 0),
        partnerNonTaxableIncome: inputs.number('partnerNonTaxableIncome', 0),
        financialYear,
      }),
    })),
  'tax.lito': (inputs) => ({ ...lowIncomeOffset(yearlyIncome(inputs)) }),
  'tax.lmito': (inputs) => ({ ...lowMiddleIncomeOffset(yearlyIncome(inputs)) }),
  'tax.medicareLevy': (inputs) => ({ ...medicareLevy(yearlyIncome(inputs)) }),
  'tax.medicareSurcharge': (inputs) => ({
    ...medicareSurcharge({
      income: inputs.number('income'),
      privateHospitalCover: inputs.flag('privateHospitalCover', false),
      financialYear: year(inputs),
    }),
  }),
  'tax.help': (inputs) => ({
    ...studyLoanRepayment({ repaymentIncome: inputs.number('repaymentIncome'), financialYear: year(inputs) }),
  }),
  'duty.transfer': (inputs) => ({
    ...transferDuty({
      state: inputs.oneOf('state', states),
      financialYear: inputs.year('fy', '2026-27'),
      price: inputs.number('price'),
      buyer: inputs.oneOf('buyer', buyers, 'investor'),
      property: inputs.oneOf('property', dutyProperties, 'established'),
      isForeign: inputs.flag('foreign', false),
    }),
  }),
};

/** The result for the year in `fy`, 2025-26 if absent, or the statement that there is no scale for it. */
export function inTaxYear(inputs: Inputs, calculate: (year: TaxYear) => AreaResult): AreaResult {
  const asked = year(inputs);
  const taxYear = taxYearNamed(asked);
  return taxYear === undefined ? { ...noRule('income tax', asked) } : calculate(taxYear);
}

function year(inputs: Inputs) {
  return inputs.year('fy', specificationTaxYear);
}

function yearlyIncome(inputs: Inputs) {
  return { taxableIncome: inputs.number('taxableIncome'), financialYear: year(inputs) };
}

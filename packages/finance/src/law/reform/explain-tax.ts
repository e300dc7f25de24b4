import { amountText, numberText } from '../../working/amount-text.ts';
import type { Working, WorkingLine } from '../../working/line.ts';
import { type CgtSale, cgtSale } from './cgt/cgt-sale.ts';
import { boughtAtFirstIncomeUse, exemptionOf } from './cgt/main-residence.ts';
import type { CgtSaleInputs, ExemptDays } from './cgt/sale.ts';
import { type CompareLawsInputs, compareLaws } from './compare-laws.ts';
import type { TaxPositionInputs } from './person.ts';
import { type TaxPosition, taxPosition } from './tax-position.ts';

function line(label: string, amount: number, formula: string): WorkingLine {
  return { label, amount, unit: 'dollars', formula };
}

/** The working of `cgtSale`; the last amount is the tax on the gain. Throws as it does. */
export function explainCgtSale(inputs: CgtSaleInputs): Working {
  const result = cgtSale(inputs);
  const { afterLosses, discountAmount, netCapitalGain, incomeTaxOnGain, medicareOnGain, minimumTax } = result;
  const left = Object.values(afterLosses).reduce((sum, gain) => sum + gain, 0);
  return [
    ...partLines(inputs, result),
    ...lossLines(inputs),
    line('Gains after capital losses', left, 'losses of the year, then earlier ones, in the order of s 102-5(1)'),
    ...(result.lossesCarriedForward > 0
      ? [line('Losses left for later gains', result.lossesCarriedForward, 'kept without a time limit, s 102-15')]
      : []),
    line(
      'Quarantined rental losses used',
      result.quarantinedUsed,
      'deferred residential gains first, then residential',
    ),
    line('Discount', discountAmount, 'of what is left of each gain, by its own discount'),
    line(
      'Net capital gain',
      netCapitalGain,
      `${amountText(left)} − ${amountText(result.quarantinedUsed)} − ${amountText(discountAmount)}`,
    ),
    line('Income tax on the gain', incomeTaxOnGain, 'with the gain less without it'),
    line('Medicare levy on the gain', medicareOnGain, 'with the gain less without it'),
    line(
      'Minimum tax',
      minimumTax,
      `30% × ${amountText(result.minimumTaxCapitalGain)} less the tax it adds, down to the dollar`,
    ),
    line(
      'Tax on the gain',
      result.totalTaxOnGain,
      `${amountText(incomeTaxOnGain)} + ${amountText(medicareOnGain)} + ${amountText(minimumTax)}`,
    ),
  ];
}

function lossLines({ losses: { broughtForward = 0 } = {} }: CgtSaleInputs): readonly WorkingLine[] {
  if (broughtForward === 0) return [];
  return [line('Capital losses of earlier years', broughtForward, 'net capital losses carried forward, s 102-15')];
}

function partLines({ sale }: CgtSaleInputs, result: CgtSale): readonly WorkingLine[] {
  if (sale === undefined) return [];
  const { value2027, indexFactor, indexedCostBase, deferredGain, deferredLoss, saleGain, saleLoss } = result;
  const factor = indexFactor === null || indexFactor === 1 ? '' : `, indexed by ${numberText(indexFactor)}`;
  const acquired = boughtAtFirstIncomeUse(sale);
  const costs = acquired.acquiredOn === sale.acquiredOn ? 'costs' : `value on ${acquired.acquiredOn} (s 118-192)`;
  const { whole, pre, post } = exemptionOf(acquired.mainResidence);
  const isInParts = result.regime === 'split' || result.regime === 'indexed';
  return [
    ...(value2027 === null
      ? []
      : [
          line('Value just before 1 July 2027', value2027, sale.value2027?.method ?? ''),
          line(
            'Gain to 30 June 2027',
            deferredGain - deferredLoss,
            `${amountText(value2027)} less the costs to then${exemptText(pre)}; taxed in the year of the sale`,
          ),
        ]),
    ...(indexedCostBase === null ? [] : [line('Cost base', indexedCostBase, `${costs} and selling costs${factor}`)]),
    line(
      'Gain on the sale',
      saleGain - saleLoss,
      `${amountText(sale.salePrice)} less the cost base${exemptText(isInParts ? post : whole)}, this owner’s taxed share`,
    ),
  ];
}

function exemptText(days: ExemptDays | null): string {
  return days === null
    ? ''
    : `, ${numberText(days.exemptDays)} of ${numberText(days.ownershipDays)} days exempt (s 118-185)`;
}

/** The working of `taxPosition`; the last amount is the total payable. Throws as it does. */
export function explainTaxPosition(inputs: TaxPositionInputs): Working {
  const result = taxPosition(inputs);
  return [...incomeLines(inputs, result), ...taxLines(inputs, result)];
}

function incomeLines({ income }: TaxPositionInputs, result: TaxPosition): readonly WorkingLine[] {
  const received = (income.salary ?? 0) + (income.other ?? 0);
  const deducted = result.workDeduction + (income.otherDeductions ?? 0) + (income.deductibleGifts ?? 0);
  const property = `${amountText(result.netRent)} + ${amountText(result.netCapitalGain)}`;
  return [
    line('Rent in taxable income', result.netRent, `${amountText(result.quarantinedAmount)} of losses held back`),
    line('Net capital gain', result.netCapitalGain, 'after losses, held-back rental losses and discount'),
    line(
      'Taxable income',
      result.taxableIncome,
      `${amountText(received)} − ${amountText(deducted)} + ${property}, not below $0`,
    ),
  ];
}

function taxLines({ incomeYear }: TaxPositionInputs, result: TaxPosition): readonly WorkingLine[] {
  const { basicTax, offsetsUsed, minimumTax, incomeTax, medicareLevy, medicareSurcharge, helpRepayment } = result;
  const offsets = `low income ${amountText(result.lowIncomeOffset)} + working Australians ${amountText(result.workingOffset)} + seniors ${amountText(result.seniorOffset)}`;
  const addedBack = addedBackText(result);
  const total = [incomeTax, medicareLevy, medicareSurcharge, helpRepayment, result.division293];
  return [
    line('Tax by the scale', basicTax, `${incomeYear} resident rates on ${amountText(result.taxableIncome)}`),
    line('Offsets used', offsetsUsed, `${offsets}, at most the tax`),
    line(
      'Income tax',
      incomeTax,
      `${amountText(basicTax)} − ${amountText(offsetsUsed)} + ${amountText(minimumTax)} minimum tax on gains`,
    ),
    line('Medicare levy', medicareLevy, `on ${amountText(result.taxableIncome)}`),
    line(
      'Medicare levy surcharge',
      medicareSurcharge,
      `on taxable income and fringe benefits, none where all of the family have hospital cover${addedBack}`,
    ),
    line(
      'Study loan repayment',
      helpRepayment,
      `on repayment income of ${amountText(result.repaymentIncome)}${addedBack}`,
    ),
    line('Division 293 tax', result.division293, `on super contributions of high incomes${addedBack}`),
    line('Total payable', result.totalPayable, total.map(amountText).join(' + ')),
  ];
}

function addedBackText({ netInvestmentLoss }: TaxPosition): string {
  return netInvestmentLoss === 0 ? '' : `, with ${amountText(netInvestmentLoss)} of net investment losses added back`;
}

/** The working of `compareLaws`: what each year differs by; the last amount is the sum. Throws as it does. */
export function explainCompareLaws(inputs: CompareLawsInputs): Working {
  const { rows, totals } = compareLaws(inputs);
  return [
    ...rows.map(({ incomeYear, oldLaw, newLaw, extraPayable }) =>
      line(incomeYear, extraPayable, `${amountText(newLaw.totalPayable)} − ${amountText(oldLaw.totalPayable)}`),
    ),
    line(
      'More payable in all years',
      totals.extraPayable,
      `${amountText(totals.newLaw)} − ${amountText(totals.oldLaw)}`,
    ),
  ];
}

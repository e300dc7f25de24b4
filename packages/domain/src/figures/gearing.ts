import { type GearingScenario, moneyText } from '@freehold/contract';
import { type GearingYears, lossQuarantine, type NegativeGearing, type TaxYear } from '@freehold/finance';
import { dayText } from '../text/day.ts';
import { percentText, rateText } from '../text/rates.ts';
import { lossCutOff } from './gearing-laws.ts';
import type { Line } from './line.ts';

/** The inputs of a negative gearing calculation, read back as lines. */
export function gearingReadBack(scenario: GearingScenario): readonly Line[] {
  const { dwelling, contractDate } = scenario;
  return [
    { label: 'Property type', value: scenario.propertyType },
    { label: 'Property price', value: moneyText(scenario.propertyPrice) },
    { label: 'Ownership', value: rateText(scenario.ownershipPercentage) },
    { label: 'Current taxable income', value: moneyText(scenario.currentTaxableIncome) },
    { label: 'Depreciation year', value: `Year ${scenario.depreciationYear}` },
    { label: 'Tax year', value: scenario.financialYear },
    ...(dwelling === null ? [] : [{ label: 'Dwelling', value: dwelling === 'new' ? 'New' : 'Established' }]),
    ...(contractDate === null ? [] : [{ label: 'Contract date', value: contractText(contractDate) }]),
  ];
}

/** A day, or for a moment its side of the cut-off, as a time is asked on the day of the cut-off alone. */
function contractText(contractDate: string): string {
  if (!contractDate.includes('T')) return dayText(contractDate);
  const isBefore = contractDate < lossQuarantine.value.contracts.from.slice(0, contractDate.length);
  return isBefore ? `Before ${lossCutOff()}` : `${lossCutOff()} or later`;
}

/** The ratios behind the figures (requirement GEAR-28). */
export function gearingRatios({ rent, otherExpenses, interest, loan }: GearingScenario): readonly Line[] {
  return [
    { label: 'Annual rent', value: `${rateText(rent)} of the price, to the nearest $100` },
    { label: 'Other expenses', value: `${rateText(otherExpenses)} of the price a year` },
    { label: 'Interest', value: `${rateText(interest)} a year on ${rateText(loan)} of the price` },
  ];
}

/** Deductions for the whole property, dollars a year. */
export function gearingExpenses(result: NegativeGearing): readonly Line[] {
  return [
    { label: 'Interest', value: moneyText(result.interest) },
    {
      label: 'Depreciation',
      value: moneyText(result.depreciation),
      note: `${percentText(result.depreciationRatePct)} of the price`,
    },
    { label: 'Other expenses', value: moneyText(result.otherExpenses) },
    { label: 'Total deductions', value: moneyText(result.totalDeductions) },
  ];
}

/** The owner's share and tax, dollars a year; the last line is the tax saved. */
export function gearingResults(result: NegativeGearing, year: TaxYear): readonly Line[] {
  return [
    { label: 'Rental income', value: moneyText(result.rentalIncome), note: 'your share' },
    { label: 'Total income', value: moneyText(result.totalIncome) },
    { label: 'Rental deductions', value: moneyText(result.rentalDeductions), note: 'your share' },
    { label: 'New taxable income', value: moneyText(result.newTaxableIncome), ...incomeNote(result) },
    { label: `Current tax, ${year}`, value: moneyText(result.currentTax) },
    { label: `New tax, ${year}`, value: moneyText(result.newTax) },
    { label: `Tax savings, ${year}`, ...savings(result) },
  ];
}

/** The headline figure: tax saved or added in the year, or that no saving is projected. */
export function gearingHeadline(result: NegativeGearing, year: TaxYear): Line {
  if (result.taxSavings < 0) return { label: `Tax added, ${year}`, value: moneyText(-result.taxSavings) };
  return { label: `Tax saved, ${year}`, value: savings(result).value };
}

/** One sentence: the owner's yearly gap between deductions and rent, and its effect on the year's tax. */
export function gearingSummary(result: NegativeGearing, year: TaxYear): string {
  const { negativeGearingAmount: loss } = result;
  if (loss > 0)
    return `Your yearly negative gearing amount is ${moneyText(loss)} (deductions less rent). ${lossText(result, year)}`;
  if (loss === 0) return `Rent and deductions are equal, so the property changes no tax in ${year}.`;
  const effect = result.taxSavings < 0 ? `adds ${moneyText(-result.taxSavings)} to` : 'adds nothing to';
  return `The property is positively geared by ${moneyText(-loss)} a year (rent less deductions) and ${effect} your tax of ${year}.`;
}

/** Notes about this scenario's figures. */
export function gearingFindings(
  result: NegativeGearing,
  { financialYear: year, contractDate }: Pick<GearingScenario, 'financialYear' | 'contractDate'>,
): readonly string[] {
  const { newTaxableIncome, lossTreatment, negativeGearingAmount } = result;
  const findings = partOfYear(year, contractDate?.slice(0, 10) ?? '');
  if (newTaxableIncome < 0) {
    findings.push(
      'A taxable income below $0 is a loss: its tax is $0, and the loss is carried forward to later years.',
    );
  }
  if (negativeGearingAmount > 0 && lossTreatment === 'carried-forward') {
    findings.push(
      'The contract of this established dwelling was made at or after 7:30 pm AEST on 12 May 2026. From 2027-28 its losses wait for later rental income or gains from residential property.',
    );
  }
  if (isNotProjected(result)) findings.push(`Answer contract date and dwelling to see ${year}.`);
  return findings;
}

/** That the figures are of a full year, where the contract's day leaves part of it or none. */
function partOfYear(year: TaxYear, contractDay: string): string[] {
  const first = Number(year.slice(0, 4));
  if (contractDay > `${first + 1}-06-30`)
    return [`The contract is later than ${year}: these are the figures of a full year at its tax rates.`];
  if (contractDay > `${first}-07-01`)
    return [`The contract is of ${dayText(contractDay)}, within ${year}: these are the figures of a full year.`];
  return [];
}

/** How the law of 2027 treats the property, what it takes over the years of the chart, and what the law leaves open. */
export function gearingYearsSummary({ reason, rows, settingsUsed, ...sums }: GearingYears): string {
  const { taxSavingLost, carriedForward } = sums;
  const [first, last] = [rows[0]?.incomeYear, rows.at(-1)?.incomeYear];
  if (first === undefined || last === undefined) {
    return 'Answer contract date and dwelling to see the years from 2027-28 under the law of 2027.';
  }
  if (taxSavingLost === 0 && carriedForward === 0) {
    const open = settingsUsed.map(({ words }) => ` ${words}`).join('');
    return `${reason} Nothing is lost or held back from ${first} to ${last}.${open}`;
  }
  const wait =
    carriedForward > 0
      ? ` ${moneyText(carriedForward)} of losses are then still carried: they reduce later residential rent and, when a residential property is sold, its capital gain.`
      : '';
  return `${reason} From ${first} to ${last} that takes ${moneyText(taxSavingLost)} of tax savings.${wait}`;
}

function lossText({ lossTreatment, taxSavings }: NegativeGearing, year: TaxYear): string {
  if (lossTreatment === 'deductible') return `It saves ${moneyText(taxSavings)} of tax in ${year}.`;
  if (lossTreatment === 'carried-forward') {
    return `It saves no tax in ${year}: it can no longer be set against other income and is carried forward.`;
  }
  return `No saving is projected for ${year}: it depends on when the contract was made and whether the dwelling was new.`;
}

function isNotProjected({ lossTreatment, negativeGearingAmount }: NegativeGearing): boolean {
  return lossTreatment === 'not-known' && negativeGearingAmount > 0;
}

function incomeNote({ newTaxableIncome, negativeGearingAmount, lossTreatment }: NegativeGearing) {
  if (lossTreatment !== 'deductible' && negativeGearingAmount > 0) return { note: 'the rental loss is left out' };
  return newTaxableIncome < 0 ? { note: 'carried-forward loss' } : {};
}

function savings(result: NegativeGearing): Omit<Line, 'label'> {
  if (isNotProjected(result)) return { value: 'Not projected' };
  const value = moneyText(result.taxSavings);
  return result.taxSavings < 0 ? { value, note: 'more tax' } : { value };
}

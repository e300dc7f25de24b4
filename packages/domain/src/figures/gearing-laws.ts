import { moneyText } from '@freehold/contract';
import { type GearingYears, type GearingYearsRow, lossQuarantine, reformYear } from '@freehold/finance';
import { dayText } from '../text/day.ts';

/** The day from which losses are held back: `1 July 2027`. */
export function lossLawStart(): string {
  return dayText(lossQuarantine.from ?? '');
}

/** The moment from which the contract of an established home is caught: `7:30 pm AEST on 12 May 2026`. */
export function lossCutOff(): string {
  const [day = '', time = ''] = lossQuarantine.value.contracts.from.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return `${clock} AEST on ${dayText(day)}`;
}

/** A line by the two laws, in words. */
export interface LawsLine {
  readonly label: string;
  /** By the law without Act 49 of 2026. */
  readonly old: string;
  readonly new: string;
}

/** A property's first income year of the new law, by both laws. */
export interface GearingLaws {
  /** The difference, in a sentence. */
  readonly headline: string;
  readonly incomeYear: string;
  readonly lines: readonly LawsLine[];
}

/**
 * The owner's first income year of Act 49 of 2026 by both laws, and what waits for a sale; null while the facts that
 * decide are missing.
 */
export function gearingLaws(years: GearingYears): GearingLaws | null {
  const row = years.rows.find(({ incomeYear }) => incomeYear === reformYear);
  if (row === undefined) return null;
  return { headline: headlineOf(years, row), incomeYear: row.incomeYear, lines: linesOf(years, row) };
}

function headlineOf({ lossTreatment }: GearingYears, row: GearingYearsRow): string {
  const { incomeYear, netRent, taxSavedWithout, weeklyCash, weeklyCashWithout } = row;
  if (netRent >= 0)
    return `Nothing changes in ${incomeYear}: the rent covers all deductions, so there is no loss to hold back.`;
  const loss = moneyText(-netRent);
  const saving = moneyText(taxSavedWithout);
  if (lossTreatment !== 'carried-forward') {
    return taxSavedWithout > 0
      ? `Nothing changes: the loss of ${loss} still saves you ${saving} of tax in ${incomeYear}.`
      : `Nothing changes: by either law the loss of ${loss} saves no tax in ${incomeYear}, as there is no other tax to lower.`;
  }
  if (taxSavedWithout === 0) {
    return `The loss of ${loss} saves no tax in ${incomeYear} by either law, as there is no other tax to lower. By the new law it waits for rent or for a gain on a home.`;
  }
  const less = moneyText(weeklyCashWithout - weeklyCash);
  return `From ${lossLawStart()} this property leaves you ${less} a week less: its loss of ${loss} is carried forward and no longer saves ${saving} of tax in ${incomeYear}.`;
}

function linesOf(years: GearingYears, row: GearingYearsRow): readonly LawsLine[] {
  const result = netRentText(row.netRent);
  return [
    { label: 'Rental result', old: result, new: result },
    { label: 'Tax', old: taxText(row.taxSavedWithout), new: taxText(row.taxSaved) },
    {
      label: 'Loss carried forward',
      old: carriedText(row.taxLossWithout, 0),
      new: carriedText(row.taxLoss, row.carriedForward),
    },
    { label: 'Cash after tax, a week', old: cashText(row.weeklyCashWithout), new: cashText(row.weeklyCash) },
    { label: 'At a later sale', old: 'No rental losses wait for it', new: saleText(years) },
  ];
}

function netRentText(netRent: number): string {
  return netRent < 0 ? `${moneyText(-netRent)} loss` : `${moneyText(netRent)} profit`;
}

function taxText(saved: number): string {
  return saved < 0 ? `${moneyText(-saved)} more` : `${moneyText(saved)} saved`;
}

function carriedText(taxLoss: number, pool: number): string {
  if (pool > 0) return `${moneyText(pool)}, for rent and gains on homes`;
  return taxLoss > 0 ? `${moneyText(taxLoss)}, for any income` : moneyText(0);
}

function cashText(cash: number): string {
  return cash < 0 ? `${moneyText(-cash)} out of pocket` : `${moneyText(cash)} in hand`;
}

/** What the pool does at a sale after the last year that is shown. */
function saleText({ carriedForward, rows }: GearingYears): string {
  if (carriedForward === 0) return 'No rental losses wait for it';
  return `${moneyText(carriedForward)} of losses by ${rows.at(-1)?.incomeYear ?? ''} come off the gain`;
}

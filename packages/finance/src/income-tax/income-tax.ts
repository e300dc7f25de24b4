import { residentTaxScaleOf, residentTaxScales, type TaxYear } from '../rules/income-tax.ts';
import type { Law } from '../rules/law-on.ts';
import type { Rule } from '../rules/rule.ts';
import { bandOf, chargeOn, type ProgressiveScale } from '../scale/progressive-scale.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { Refusal } from '../units/refusal.ts';

export interface IncomeTaxInputs {
  /** Dollars in the financial year; a loss is negative. */
  readonly taxableIncome: number;
  readonly financialYear: TaxYear;
}

export interface IncomeTax {
  /** Dollars for the financial year, not rounded. */
  readonly tax: Dollars;
  /** Tax on the next dollar, percent. */
  readonly marginalRatePct: number;
  readonly rules: readonly Rule<ProgressiveScale>[];
}

/**
 * Tax on a resident individual's taxable income, before offsets, the Medicare levy and study loan repayments. Dollars per
 * financial year in and out; continuous over cents, 0 for a loss (decisions L-13, L-14).
 * Source: rules/income-tax. Throws RangeError outside −1e12 to 1e12.
 */
export function incomeTax({ taxableIncome, financialYear }: IncomeTaxInputs): IncomeTax {
  const rule = residentTaxScaleOf[financialYear];
  const tax = taxOnTaxableIncome(taxableIncome, financialYear);
  const next = bandOf(rule.value, taxableIncome + 1);
  return { tax, marginalRatePct: (next?.rate ?? 0) * 100, rules: [rule] };
}

/**
 * Only the tax, for calculations that need nothing else; dollars for the financial year. Throws as `incomeTax` does.
 */
export function taxOnTaxableIncome(taxableIncome: number, financialYear: TaxYear): Dollars {
  inRange('taxableIncome', taxableIncome, [-largestAmount, largestAmount]);
  return dollars(chargeOn(residentTaxScaleOf[financialYear].value, taxableIncome));
}

/**
 * Basic tax on a taxable income by the law of a day, dollars for the year. Throws RangeError for a day without a scale.
 */
export function taxOnIncome(taxableIncome: number, law: Law): number {
  const found = law.find('income tax', residentTaxScales);
  if (found.status === 'no-rule')
    throw new Refusal('notAvailable', 'incomeYear', `no scale is known for ${law.financialYear}`);
  return chargeOn(found.rule.value, taxableIncome);
}

/** A bracket of a year's scale with the income that falls in it, for the bracket chart. Dollars, rate in percent. */
export interface TaxBracket {
  readonly above: number;
  /** Upper limit, or null for the top bracket. */
  readonly upTo: number | null;
  readonly ratePct: number;
  readonly incomeInBracket: Dollars;
  readonly taxInBracket: Dollars;
}

/** How an income is spread over the brackets of its year, the nil bracket first. Throws as `incomeTax` does. */
export function taxBrackets({ taxableIncome, financialYear }: IncomeTaxInputs): readonly TaxBracket[] {
  const income = inRange('taxableIncome', taxableIncome, [-largestAmount, largestAmount]);
  const bands = [{ above: 0, base: 0, rate: 0 }, ...residentTaxScaleOf[financialYear].value];
  return bands.map(({ above, rate }, index) => {
    const upTo = bands[index + 1]?.above ?? null;
    const inBracket = Math.max(0, Math.min(income, upTo ?? income) - above);
    return {
      above,
      upTo,
      ratePct: rate * 100,
      incomeInBracket: dollars(inBracket),
      taxInBracket: dollars(inBracket * rate),
    };
  });
}

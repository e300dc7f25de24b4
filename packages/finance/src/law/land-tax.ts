import type { Rule } from '../rules/rule.ts';
import { type NoRule, noRule } from '../rules/rule-set.ts';
import { inRange } from '../units/checks.ts';
import { financialYearStarting } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { Refusal } from '../units/refusal.ts';
import type { State } from '../units/states.ts';
import { cents, startedHundreds, tenCentsTiesDown } from '../units/statute.ts';
import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type LandTaxTable, landTaxTables } from './land-tax-tables.ts';

/** Owners of land; only the first has tables here. */
export const landOwners = ['individual', 'trust', 'company', 'absentee', 'foreign'] as const;
export type LandOwner = (typeof landOwners)[number];

/** A property's land, in one place. */
export interface LandHolding {
  /** Taxable value of the whole land, dollars. */
  readonly landValue: number;
  /** This owner's percent; 100 unless named. */
  readonly sharePct?: number | undefined;
  /** The owner's home, which is exempt. */
  readonly isHome?: boolean | undefined;
}

export interface LandTaxInputs {
  readonly state: State;
  /** Calendar year of the tables. */
  readonly year: number;
  readonly owner?: LandOwner | undefined;
  readonly holdings: readonly LandHolding[];
}

export interface LandTax {
  readonly status: 'computed';
  /** Dollars for the year, rounded as the Act says. */
  readonly landTax: number;
  /** Taxable land of the owner in the place, dollars. */
  readonly taxableValue: number;
  readonly notes: readonly string[];
  readonly rules: readonly Rule<unknown>[];
}

/** The only year with tables. */
const tableYear = 2026;

/**
 * Land tax of one individual for a year on land in one place: the owner's shares added up, in the ACT each property by
 * itself, the home exempt. General scales; illustrative. No rule for other years. Throws Refusal `notAvailable` for
 * owners whose scales are not known here, `shareRange` and `outOfRange`.
 */
export function landTax(inputs: LandTaxInputs): LandTax | NoRule {
  const { owner = 'individual', state, year } = inputs;
  if (owner !== 'individual') {
    throw new Refusal('notAvailable', 'owner', `owner is ${owner}; land tax is known for individuals only`);
  }
  const parcels = taxableParcels(inputs);
  if (year !== tableYear) return noRule(`land tax ${state}`, financialYearStarting(year));
  const taxableValue = cents(parcels.reduce((sum, { value, part }) => sum + value * part, 0));
  if (state === 'NT')
    return { status: 'computed', landTax: 0, taxableValue, notes: ['The Territory has no land tax'], rules: [] };
  const rule = landTaxTables[state];
  return {
    status: 'computed',
    landTax: cents(parcels.reduce((sum, parcel) => sum + taxOnPart(rule.value, parcel), 0)),
    taxableValue,
    notes: rule.note === undefined ? [] : [rule.note],
    rules: [rule],
  };
}

/** The working of `landTax`: the table's line for each parcel; the last amount is the tax. Null without a rule. Throws as it does. */
export function explainLandTax(inputs: LandTaxInputs): Working | null {
  const result = landTax(inputs);
  if (result.status === 'no-rule') return null;
  const rule = inputs.state === 'NT' ? null : landTaxTables[inputs.state];
  const lines = taxableParcels(inputs).map((parcel) => ({
    label: 'Tax on taxable land',
    amount: rule === null ? 0 : taxOnPart(rule.value, parcel),
    unit: 'dollars-per-year' as const,
    formula: rule === null ? 'no land tax' : partText(rule.value, parcel),
    ...(rule === null ? {} : { rule }),
  }));
  const formula = [`${amountText(result.taxableValue)} of taxable land`, ...result.notes].join('; ');
  return [...lines, { label: 'Land tax', amount: result.landTax, unit: 'dollars-per-year', formula }];
}

/** Land taxed together, dollars, and the owner's part of the tax on it. */
interface Parcel {
  readonly value: number;
  readonly part: number;
}

/**
 * The owner's taxable land: one sum of shares, or each property where the place taxes them apart. There a property is
 * taxed once, as a whole, and its owners share that tax (Land Tax Act 2004 (ACT): the tax is on a parcel).
 */
function taxableParcels({ state, holdings }: LandTaxInputs): readonly Parcel[] {
  const owned = holdings.map(({ landValue, sharePct = 100, isHome = false }) => {
    inRange('landValue', landValue, [0, largestAmount]);
    if (sharePct > 0 && sharePct <= 100) return { value: landValue, part: sharePct / 100, isHome };
    throw new Refusal('shareRange', 'holdings.sharePct', `holdings.sharePct is ${sharePct}; allowed is above 0 to 100`);
  });
  const taxed = owned.filter(({ isHome }) => !isHome);
  if (state !== 'NT' && landTaxTables[state].value.perProperty) return taxed;
  return [{ value: taxed.reduce((sum, { value, part }) => sum + value * part, 0), part: 1 }];
}

function taxOnPart(terms: LandTaxTable, { value, part }: Parcel): number {
  return cents(taxOn(terms, value) * part);
}

function partText(terms: LandTaxTable, { value, part }: Parcel): string {
  const whole = bandText(terms, value);
  return part === 1 ? whole : `(${whole}) × ${numberText(part * 100)}%`;
}

function bandOf({ bands, startsAt }: LandTaxTable, value: number) {
  const isStart = (above: number) => startsAt === 'all' || (startsAt !== 'none' && startsAt.includes(above));
  return bands.findLast(({ above }) => value > above || (value === above && isStart(above)));
}

function taxOn(terms: LandTaxTable, value: number): number {
  const band = bandOf(terms, value);
  const fixed = terms.fixed ?? 0;
  if (band === undefined) return fixed;
  const excess = value - band.above;
  const counted = terms.rounding === 'startedHundreds' ? startedHundreds(excess) * 100 : excess;
  const exact = fixed + band.base + (counted * band.percent) / 100;
  const tax = terms.rounding === 'tenCents' ? tenCentsTiesDown(exact) : cents(exact);
  return tax < (terms.least ?? 0) ? 0 : tax;
}

function bandText(terms: LandTaxTable, value: number): string {
  const band = bandOf(terms, value);
  const fixed = terms.fixed === undefined ? '' : `${amountText(terms.fixed)} fixed + `;
  if (band === undefined) return `${fixed}nothing on ${amountText(value)}`;
  const excess = `(${amountText(value)} − ${amountText(band.above)})`;
  const rate =
    terms.rounding === 'startedHundreds'
      ? `${amountText(band.percent)} × ${numberText(startedHundreds(value - band.above))} started $100 of ${excess}`
      : `${percentText(band.percent)} × ${excess}`;
  return `${fixed}${amountText(band.base)} + ${rate}`;
}

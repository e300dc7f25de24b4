import type { Rule } from '../../rules/rule.ts';
import type { FinancialYear } from '../../units/financial-year.ts';
import { cents } from '../../units/statute.ts';
import type { LawSide } from './cgt/sale.ts';
import type { TaxPositionInputs } from './person.ts';
import type { SettingUsed } from './settings.ts';
import { type TaxPosition, taxPosition } from './tax-position.ts';

export interface CompareLawsInputs
  extends Pick<TaxPositionInputs, 'helpDebt' | 'privateHospitalCover' | 'exemptPayment'> {
  /** The pool at the start, dollars; the law without the Act has none. */
  readonly quarantinedBroughtForward?: number | undefined;
  readonly capitalLossesBroughtForward?: number | undefined;
  /** In order; a year's own answers go before those for all. */
  readonly years: readonly TaxPositionInputs[];
}

/** A year by one law, dollars to the cent. */
export interface LawFigures {
  readonly netRent: number;
  readonly netCapitalGain: number;
  readonly taxableIncome: number;
  readonly totalPayable: number;
}

export interface CompareLawsRow {
  readonly incomeYear: FinancialYear;
  readonly oldLaw: LawFigures;
  readonly newLaw: LawFigures & { readonly minimumTax: number; readonly quarantinedCarriedForward: number };
  /** By how much more is payable under the enacted law; negative when less. */
  readonly extraPayable: number;
}

export interface LawComparison {
  readonly rows: readonly CompareLawsRow[];
  readonly totals: { readonly oldLaw: number; readonly newLaw: number; readonly extraPayable: number };
  /** Losses still carried at the end of the last year: an amount, not a value. */
  readonly poolLeft: number;
  readonly settingsUsed: readonly SettingUsed[];
  readonly rules: readonly Rule<unknown>[];
  /** Ids of rules of an earlier year that go on. */
  readonly frozen: readonly string[];
}

/**
 * A person's years by the enacted law and by the law without Act 49 of 2026: no loss pool, half of the whole gain at any
 * date, pre-1985 assets free, no minimum tax. Scales, offsets and levies are the year's own on both sides, so that the
 * difference is the property reform alone; each side carries its own pool and capital losses. Throws as `taxPosition`.
 */
export function compareLaws(inputs: CompareLawsInputs): LawComparison {
  const before = { pool: inputs.quarantinedBroughtForward ?? 0, losses: inputs.capitalLossesBroughtForward ?? 0 };
  const enacted = run(inputs, 'enacted', before);
  const old = run(inputs, 'without-the-act', { ...before, pool: 0 });
  const rows = enacted.flatMap((position, index) => {
    const [year, other] = [inputs.years[index], old[index]];
    return year === undefined || other === undefined ? [] : [rowOf(year.incomeYear, other, position)];
  });
  const total = (of: (row: CompareLawsRow) => number) => cents(rows.reduce((sum, row) => sum + of(row), 0));
  return {
    rows,
    totals: {
      oldLaw: total(({ oldLaw }) => oldLaw.totalPayable),
      newLaw: total(({ newLaw }) => newLaw.totalPayable),
      extraPayable: total(({ extraPayable }) => extraPayable),
    },
    poolLeft: enacted.at(-1)?.quarantinedCarriedForward ?? before.pool,
    settingsUsed: uniqueSettings(enacted),
    rules: [...new Set(enacted.flatMap(({ rules }) => rules))],
    frozen: [...new Set(enacted.flatMap(({ frozen }) => frozen))],
  };
}

interface Carried {
  readonly pool: number;
  readonly losses: number;
}

function run(inputs: CompareLawsInputs, side: LawSide, start: Carried): readonly TaxPosition[] {
  let carried = start;
  return inputs.years.map((year) => {
    const rental = { properties: [], ...year.rental };
    const { capital } = year;
    const capitalWithLosses =
      capital === undefined && carried.losses === 0
        ? undefined
        : { ...capital, losses: lossesOf(capital, carried.losses) };
    const position = taxPosition(
      {
        ...year,
        helpDebt: year.helpDebt ?? inputs.helpDebt,
        privateHospitalCover: year.privateHospitalCover ?? inputs.privateHospitalCover,
        exemptPayment: year.exemptPayment ?? inputs.exemptPayment,
        rental: { ...rental, quarantinedBroughtForward: (rental.quarantinedBroughtForward ?? 0) + carried.pool },
        capital: capitalWithLosses,
      },
      side,
    );
    carried = { pool: position.quarantinedCarriedForward, losses: position.capitalLossesCarriedForward };
    return position;
  });
}

function lossesOf(capital: TaxPositionInputs['capital'], broughtForward: number) {
  return {
    currentYear: capital?.losses?.currentYear,
    broughtForward: (capital?.losses?.broughtForward ?? 0) + broughtForward,
  };
}

function rowOf(incomeYear: FinancialYear, old: TaxPosition, enacted: TaxPosition): CompareLawsRow {
  const { minimumTax, quarantinedCarriedForward } = enacted;
  return {
    incomeYear,
    oldLaw: figuresOf(old),
    newLaw: { ...figuresOf(enacted), minimumTax, quarantinedCarriedForward },
    extraPayable: cents(enacted.totalPayable - old.totalPayable),
  };
}

function figuresOf({ netRent, netCapitalGain, taxableIncome, totalPayable }: TaxPosition): LawFigures {
  return { netRent, netCapitalGain, taxableIncome, totalPayable };
}

function uniqueSettings(positions: readonly TaxPosition[]): readonly SettingUsed[] {
  const byName = new Map(
    positions.flatMap(({ settingsUsed }) => settingsUsed.map((used) => [used.setting, used] as const)),
  );
  return [...byName.values()];
}

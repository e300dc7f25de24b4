import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import { irr, npv } from './cash-flows.ts';
import { type DatedFlows, xirr, xnpv } from './dated-cash-flows.ts';
import { compoundGrowthRate, effectiveRate, nominalRate } from './rate-conversion.ts';
import type { Solution } from './solve.ts';

/** The working of `npv`; the last amount is the value today. Throws as `npv` does. */
export function explainNpv(terms: Parameters<typeof npv>[0]): Working {
  const rate = percentText(terms.rate * 100);
  const formula = terms.cashflows
    .map((flow, index) => `${amountText(flow)} ÷ (1 + ${rate})^${index + terms.firstPeriod}`)
    .join(' + ');
  return [{ label: 'Value today', amount: npv(terms), unit: 'dollars', formula }];
}

/** The working of `irr`; the last amount is the rate per period in percent. Null without a solution. Throws as `irr` does. */
export function explainIrr(cashflows: readonly number[], guess?: number): Working | null {
  return rateThatBalances(cashflows, irr(cashflows, guess), 'Rate per period');
}

/** The working of `xnpv`; the last amount is the value on the first date. Throws as `xnpv` does. */
export function explainXnpv(terms: Parameters<typeof xnpv>[0]): Working {
  const rate = percentText(terms.rate * 100);
  const formula = terms.cashflows
    .map((flow, index) => `${amountText(flow)} ÷ (1 + ${rate})^(days to ${terms.dates[index]} ÷ 365)`)
    .join(' + ');
  return [{ label: 'Value on the first day', amount: xnpv(terms), unit: 'dollars', formula }];
}

/**
 * The working of `xirr`; the last amount is the yearly rate in percent. Null without a solution. Throws as `xirr` does.
 */
export function explainXirr(flows: DatedFlows, guess?: number): Working | null {
  return rateThatBalances(flows.cashflows, xirr(flows, guess), 'Rate a year');
}

/** The working of `effectiveRate`; the last amount is the rate in percent. Throws as `effectiveRate` does. */
export function explainEffectiveRate(nominal: number, periods: number): Working {
  const formula = `(1 + ${percentText(nominal * 100)} ÷ ${periods})^${periods} − 1`;
  return [percentLine('Effective rate a year', effectiveRate(nominal, periods), formula)];
}

/** The working of `nominalRate`; the last amount is the rate in percent. Throws as `nominalRate` does. */
export function explainNominalRate(effective: number, periods: number): Working {
  const formula = `${periods} × ((1 + ${percentText(effective * 100)})^(1 ÷ ${periods}) − 1)`;
  return [percentLine('Nominal rate a year', nominalRate(effective, periods), formula)];
}

/** The working of `compoundGrowthRate`; the last amount is the rate in percent. Throws as `compoundGrowthRate` does. */
export function explainCompoundGrowthRate(terms: Parameters<typeof compoundGrowthRate>[0]): Working {
  const formula = `(${amountText(terms.end)} ÷ ${amountText(terms.start)})^(1 ÷ ${numberText(terms.periods)}) − 1`;
  return [percentLine('Growth per period', compoundGrowthRate(terms), formula)];
}

function rateThatBalances(cashflows: readonly number[], answer: Solution, label: string): Working | null {
  if (answer.status === 'no-solution') return null;
  const flows = cashflows.map(amountText).join(', ');
  return [percentLine(label, answer.value, `rate at which ${flows} are together worth $0 at the start`)];
}

function percentLine(label: string, fraction: number, formula: string): WorkingLine {
  return { label, amount: fraction * 100, unit: 'percent', formula };
}

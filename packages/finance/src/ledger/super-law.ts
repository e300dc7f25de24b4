import { lawOfYear } from '../rules/law-on.ts';
import type { Rule } from '../rules/rule.ts';
import {
  concessionalCaps,
  maximumContributionBases,
  nonConcessionalCaps,
  superGuaranteeRates,
  transferBalanceCaps,
} from '../rules/superannuation.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { wholeCents } from '../units/ledger.ts';

/** What the law says of super in a financial year; whole cents. */
export interface SuperLaw {
  year: string;
  /** Super guarantee, percent, and the salary a month that it is due on at most. */
  ratePct: number;
  mostMonthly: number;
  /** Caps of the year on contributions before and after tax. */
  concessionalCap: number;
  nonConcessionalCap: number;
  /** Balance from which nothing is paid in after tax. */
  mostBalance: number;
}

/** That of no year, before a run asks for its first. */
export function noSuperLaw(): SuperLaw {
  const most = { mostMonthly: 0, concessionalCap: 0, nonConcessionalCap: 0, mostBalance: 0 };
  return { year: '', ratePct: 0, ...most };
}

/** What the law says of super in a financial year; its last known rules go on. */
export function superLaw(year: FinancialYear): SuperLaw {
  const law = lawOfYear(year);
  const found = (topic: string, rules: readonly Rule<number>[], otherwise: number) => {
    const rule = law.find(topic, rules);
    return rule.status === 'found' ? rule.rule.value : otherwise;
  };
  return {
    year,
    ratePct: found('super guarantee', superGuaranteeRates, 0),
    mostMonthly: wholeCents(
      (found('maximum contribution base', maximumContributionBases, Number.MAX_SAFE_INTEGER) * 100) / 12,
    ),
    // Twelve months are Number.MAX_SAFE_INTEGER more than the year's cap.
    concessionalCap: found('concessional cap', concessionalCaps, 0) * 100,
    nonConcessionalCap: found('non-concessional cap', nonConcessionalCaps, 0) * 100,
    mostBalance: found('transfer balance cap', transferBalanceCaps, Number.MAX_SAFE_INTEGER) * 100,
  };
}

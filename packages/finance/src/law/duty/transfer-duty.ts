import type { Rule } from '../../rules/rule.ts';
import { type NoRule, noRule } from '../../rules/rule-set.ts';
import { parseDate } from '../../units/calendar.ts';
import { inRange } from '../../units/checks.ts';
import { financialYearOf } from '../../units/financial-year.ts';
import { largestAmount } from '../../units/limits.ts';
import { type Dollars, dollars } from '../../units/money.ts';
import type { State } from '../../units/states.ts';
import { cents } from '../../units/statute.ts';
import { amountText, percentText } from '../../working/amount-text.ts';
import type { Working, WorkingLine } from '../../working/line.ts';
import { actDuty } from './act.ts';
import { nswDuty } from './nsw.ts';
import { ntDuty } from './nt.ts';
import type { DutyAssessment, DutyLaw, DutyStep, TransferDutyInputs } from './purchase.ts';
import { qldDuty } from './qld.ts';
import { saDuty } from './sa.ts';
import { dutyIn } from './scale.ts';
import { tasDuty } from './tas.ts';
import { vicDuty } from './vic.ts';
import { waDuty } from './wa.ts';

/** The law of duty by place. */
export const dutyLaws: Readonly<Record<State, DutyLaw>> = {
  NSW: nswDuty,
  VIC: vicDuty,
  QLD: qldDuty,
  WA: waDuty,
  SA: saDuty,
  TAS: tasDuty,
  ACT: actDuty,
  NT: ntDuty,
};

/** Dollars, each figure rounded as its Act says. */
export interface TransferDuty {
  readonly status: 'computed';
  readonly duty: Dollars;
  readonly foreignSurcharge: Dollars;
  /** Duty and surcharge. */
  readonly total: Dollars;
  /** Conditions the figure assumes are met, and what is not included. */
  readonly notes: readonly string[];
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Transfer (stamp) duty by the law of the contract's day, and the surcharge of a foreign buyer, in dollars. No rule for
 * a day without a table. The Acts and sections stand in the rules. Throws RangeError for a price outside 0 to 1e12 and
 * a contract date that is no day.
 */
export function transferDuty(inputs: TransferDutyInputs): TransferDuty | NoRule {
  const found = assessed(inputs);
  if (found === null) return noRule(`transfer duty ${inputs.state}`, financialYearOf(day(inputs)));
  const { assessment, surcharge } = found;
  // Removes floating-point error: 9,449.119999999999 for $9,449.12.
  const duty = cents(dutyIn(assessment));
  return {
    status: 'computed',
    duty: dollars(duty),
    foreignSurcharge: dollars(surcharge.amount),
    total: dollars(cents(duty + surcharge.amount)),
    notes: assessment.notes,
    rules: surcharge.rule === undefined ? assessment.rules : [...assessment.rules, surcharge.rule],
  };
}

/**
 * The working of `transferDuty`, each rounding of the Act a line; the last amount is duty and surcharge together. Null
 * for a day without a rule. Throws as `transferDuty` does.
 */
export function explainTransferDuty(inputs: TransferDutyInputs): Working | null {
  const found = assessed(inputs);
  if (found === null) return null;
  const { assessment, surcharge } = found;
  const duty = dutyIn(assessment);
  const conditions = assessment.notes.length === 0 ? '' : `; ${assessment.notes.join('; ')}`;
  const lines = assessment.steps.map(written);
  const last: WorkingLine = {
    label: 'Duty to pay',
    amount: cents(duty + surcharge.amount),
    unit: 'dollars',
    formula: `${amountText(duty)} + ${amountText(surcharge.amount)}${conditions}`,
  };
  return [...lines, written(surcharge), last];
}

function assessed(inputs: TransferDutyInputs): { assessment: DutyAssessment; surcharge: DutyStep } | null {
  const price = inRange('price', inputs.price, [0, largestAmount]);
  day(inputs);
  const law = dutyLaws[inputs.state];
  if (inputs.contractDate < law.from || inputs.contractDate > law.to) return null;
  return {
    assessment: law.assess(inputs),
    surcharge: surchargeStep(inputs.isForeign ? law.foreignSurcharge : null, price),
  };
}

function day({ contractDate }: TransferDutyInputs) {
  return parseDate('contractDate', contractDate);
}

function surchargeStep(rule: Rule<number> | null, price: number): DutyStep {
  const label = 'Foreign buyer surcharge';
  if (rule === null) return { label, amount: 0, formula: () => 'none' };
  const amount = cents((price * rule.value) / 100);
  return { label, amount, rule, formula: () => `${amountText(price)} × ${percentText(rule.value)}` };
}

function written({ label, amount, formula, rule }: DutyStep): WorkingLine {
  return { label, amount, unit: 'dollars', formula: formula(), ...(rule === undefined ? {} : { rule }) };
}

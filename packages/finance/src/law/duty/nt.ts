import { cents } from '../../units/statute.ts';
import { amountText, numberText, percentText } from '../../working/amount-text.ts';
import type { DutyAssessment, DutyLaw, DutyStep, TransferDutyInputs } from './purchase.ts';
import { dutyRule, tableYear } from './scale.ts';

/** a·V² + b·V with V in thousands up to a value, then a percentage of the whole value. */
export const ntGeneral = dutyRule(
  'nt.general',
  {
    quadratic: 0.06571441,
    linear: 15,
    formulaUpTo: 525_000,
    percents: [
      { from: 525_000, percent: 4.95 },
      { from: 3_000_000, percent: 5.75 },
      { from: 5_000_000, percent: 5.95 },
    ],
  },
  {
    source: 'Stamp Duty Act 1978 (NT) Sch 1; Territory Revenue Office',
    statute: 'Stamp Duty Act 1978 (NT) Sch 1',
    confidence: 'single-source',
    note: 'The Act names no rounding; the figure is to the cent',
    checkedAgainst: [
      {
        area: 'duty.transfer',
        inputs: { state: 'NT', price: 5_000_000, buyer: 'investor', property: 'established' },
        figure: 'duty',
        amount: 297_500,
        publishedBy: 'Territory Revenue Office calculator, read 5 October 2026',
      },
    ],
  },
);

const housePackage = 'The House and Land Package Exemption, for contracts to 30 June 2027, is not included';

function assess({ price, property }: TransferDutyInputs): DutyAssessment {
  const step = price <= ntGeneral.value.formulaUpTo ? byFormula(price) : byPercent(price);
  return { steps: [step], notes: property === 'established' ? [] : [housePackage], rules: [ntGeneral] };
}

function byFormula(price: number): DutyStep {
  const { quadratic, linear } = ntGeneral.value;
  const thousands = price / 1000;
  return {
    label: 'Duty by the formula, to the cent',
    amount: cents(quadratic * thousands ** 2 + linear * thousands),
    rule: ntGeneral,
    formula: () => `${quadratic} × V² + ${linear} × V, V = ${amountText(price)} ÷ 1,000 = ${numberText(thousands)}`,
  };
}

function byPercent(price: number): DutyStep {
  const percent = ntGeneral.value.percents.findLast(({ from }) => price >= from)?.percent ?? 0;
  return {
    label: 'Duty on the whole value, to the cent',
    amount: cents((price * percent) / 100),
    rule: ntGeneral,
    formula: () => `${amountText(price)} × ${percentText(percent)}`,
  };
}

/** Northern Territory: Stamp Duty Act 1978. No foreign surcharge, no first home relief in duty. */
export const ntDuty: DutyLaw = { ...tableYear, foreignSurcharge: null, assess };

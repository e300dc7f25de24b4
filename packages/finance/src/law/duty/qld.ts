import type { PublishedFigure } from '../../rules/rule.ts';
import { amountText } from '../../working/amount-text.ts';
import type { DutyAssessment, DutyLaw, DutyStep, TransferDutyInputs } from './purchase.ts';
import { byScale, type DutyScale, dutyRule, exempt, tableYear } from './scale.ts';

function published(price: number, amount: number, terms: object): PublishedFigure {
  const inputs = { state: 'QLD', price, property: 'established', ...terms };
  const publishedBy = 'Queensland Revenue Office worked example, read 5 October 2026';
  return { area: 'duty.transfer', inputs, figure: 'duty', amount, publishedBy };
}

const source = 'Duties Act 2001 (Qld); Queensland Revenue Office, transfer duty rates and home concessions';

/** "For each $100, or part of $100, over". */
export const qldGeneral = dutyRule<DutyScale>(
  'qld.general',
  {
    startedHundreds: true,
    bands: [
      { above: 5_000, base: 0, perHundred: 1.5 },
      { above: 75_000, base: 1_050, perHundred: 3.5 },
      { above: 540_000, base: 17_325, perHundred: 4.5 },
      { above: 1_000_000, base: 38_025, perHundred: 5.75 },
    ],
  },
  {
    source,
    statute: 'Duties Act 2001 (Qld) Sch 3',
    confidence: 'verified',
    checkedAgainst: [published(600_000, 20_025, { buyer: 'first', foreign: true })],
  },
);

/** A residence to live in; not land, unless it is a first home's. */
export const qldHome = dutyRule<DutyScale>(
  'qld.home',
  {
    startedHundreds: true,
    bands: [
      { above: 0, base: 0, perHundred: 1 },
      { above: 350_000, base: 3_500, perHundred: 3.5 },
      { above: 540_000, base: 10_150, perHundred: 4.5 },
      { above: 1_000_000, base: 30_850, perHundred: 5.75 },
    ],
  },
  {
    source,
    statute: 'Duties Act 2001 (Qld) s 91',
    confidence: 'verified',
    note: 'Below $15,000 the general scale is lower; the sources do not say whether it applies, the lower duty is taken',
  },
);

/** Rebate on the home duty for contracts from 9 June 2024: a tenth less for each started 10,000 from 710,000. */
export const qldFirstHome = dutyRule(
  'qld.first-home',
  { rebate: 17_350, fullBelow: 710_000, step: 10_000, lessPerStep: 1_735 },
  {
    source,
    statute: 'Duties Act 2001 (Qld) s 92',
    from: '2024-06-09',
    confidence: 'verified',
    checkedAgainst: [
      published(650_000, 0, { buyer: 'first' }),
      published(730_000, 6_555, { buyer: 'first' }),
      published(850_000, 24_100, { buyer: 'first' }),
    ],
  },
);

/** A new home or land for a first home: nil, without a limit. */
export const qldNewFirstHome = dutyRule('qld.first-new-home', 0, {
  source,
  statute: 'Duties Act 2001 (Qld) ss 92A, 92B',
  from: '2025-05-01',
  confidence: 'verified',
});

/** From this day each person who claims a concession must be a citizen, permanent resident or specified retiree. */
export const qldResidents = dutyRule('qld.specified-residents', true, {
  unit: 'concessions for specified residents only',
  source: 'Revenue (Cost of Living Relief Locked-in Law) and Other Legislation Amendment Act 2026 (Qld)',
  statute: 'Duties Act 2001 (Qld) s 90A',
  from: '2026-08-01',
  confidence: 'verified',
});

const assumed = 'Assumes that the conditions of the first home concession are met';
const lost = 'From 1 August 2026 home concessions are for citizens, permanent residents and specified foreign retirees';

function assess(purchase: TransferDutyInputs): DutyAssessment {
  const { price, buyer, property, isForeign = false, contractDate } = purchase;
  if (buyer === 'investor') return byScale(qldGeneral, price);
  if (isForeign && contractDate >= (qldResidents.from ?? '')) {
    return { ...byScale(qldGeneral, price, [lost]), rules: [qldGeneral, qldResidents] };
  }
  if (buyer === 'first') return property === 'established' ? rebated(price) : exempt(qldNewFirstHome, [assumed]);
  return property === 'land' ? byScale(qldGeneral, price) : homeDuty(price);
}

function homeDuty(price: number): DutyAssessment {
  const general = byScale(qldGeneral, price);
  const home = byScale(qldHome, price);
  return home.steps[0].amount < general.steps[0].amount ? home : general;
}

function rebated(price: number): DutyAssessment {
  const { rebate, fullBelow, step, lessPerStep } = qldFirstHome.value;
  const steps = price < fullBelow ? 0 : Math.floor((price - fullBelow) / step) + 1;
  const before = homeDuty(price);
  const scale = before.steps[0];
  const reduction: DutyStep = {
    label: 'First home rebate',
    amount: Math.max(0, rebate - steps * lessPerStep),
    rule: qldFirstHome,
    formula: () =>
      steps === 0
        ? `${amountText(rebate)} below ${amountText(fullBelow)}`
        : `${amountText(rebate)} − ${steps} × ${amountText(lessPerStep)}, not below $0`,
  };
  const duty: DutyStep = {
    label: 'Duty of a first home buyer',
    amount: Math.max(0, scale.amount - reduction.amount),
    rule: qldFirstHome,
    formula: () => `${amountText(scale.amount)} − ${amountText(reduction.amount)}, not below $0`,
  };
  return { steps: [scale, reduction, duty], notes: [assumed], rules: [...before.rules, qldFirstHome] };
}

/** Queensland: Duties Act 2001. */
export const qldDuty: DutyLaw = {
  ...tableYear,
  foreignSurcharge: dutyRule('qld.foreign', 8, {
    unit: 'percent of dutiable value, residential land acquired by a foreign person',
    source: 'Queensland Revenue Office, additional foreign acquirer duty',
    confidence: 'verified',
    checkedAgainst: [{ ...published(600_000, 48_000, { buyer: 'first', foreign: true }), figure: 'foreignSurcharge' }],
  }),
  assess,
};

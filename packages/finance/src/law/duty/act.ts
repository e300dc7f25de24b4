import { cents } from '../../units/statute.ts';
import { amountText } from '../../working/amount-text.ts';
import type { DutyAssessment, DutyLaw, TransferDutyInputs } from './purchase.ts';
import { byScale, type DutyBands, type DutyScale, dutyRule, exempt, tableYear } from './scale.ts';

const origin = {
  source: 'Duties Act 1999 (ACT), determination DI2026-155; ACT Revenue Office',
  statute: 'Duties Act 1999 (ACT), determination DI2026-155',
  confidence: 'verified',
} as const;

/** "Per $100 or part thereof by which the value exceeds". */
function scale(id: string, bands: DutyBands) {
  return dutyRule<DutyScale>(id, { startedHundreds: true, bands }, origin);
}

export const actOwner = scale('act.owner', [
  { above: 0, base: 0, perHundred: 0.28 },
  { above: 260_000, base: 728, perHundred: 2.2 },
  { above: 300_000, base: 1_608, perHundred: 3.4 },
  { above: 500_000, base: 8_408, perHundred: 4.32 },
  { above: 750_000, base: 19_208, perHundred: 5.9 },
  { above: 1_000_000, base: 33_958, perHundred: 6.4 },
]);

export const actInvestor = scale('act.investor', [
  { above: 0, base: 0, perHundred: 1.2 },
  { above: 200_000, base: 2_400, perHundred: 2.2 },
  { above: 300_000, base: 4_600, perHundred: 3.4 },
  { above: 500_000, base: 11_400, perHundred: 4.32 },
  { above: 750_000, base: 22_200, perHundred: 5.9 },
  { above: 1_000_000, base: 36_950, perHundred: 6.4 },
]);

/** "A flat rate of $4.54 per $100 applied to the total transaction value": no part of $100 is named. */
export const actFlat = dutyRule('act.flat', { above: 1_455_000, perHundred: 4.54 }, origin);

/** The Home Buyer Concession Scheme: nil, since 1 July 2026 without an income test or a limit of value. */
export const actHomeBuyer = dutyRule('act.home-buyer', 0, {
  source: 'ACT Revenue Office, Home Buyer Concession Scheme from 1 July 2026',
  confidence: 'single-source',
  checkedAgainst: [
    {
      area: 'duty.transfer',
      inputs: { state: 'ACT', price: 2_000_000, buyer: 'first', property: 'established' },
      figure: 'duty',
      amount: 0,
      publishedBy: 'ACT Revenue Office, read 5 October 2026',
    },
  ],
});

const assumed =
  'Assumes that every buyer meets the Home Buyer Concession Scheme: 18 or older, no property for 5 years, one lives there for a year from within a year of settling';

function assess({ price, buyer }: TransferDutyInputs): DutyAssessment {
  if (buyer === 'first') return exempt(actHomeBuyer, [assumed]);
  const { above, perHundred } = actFlat.value;
  if (price <= above) return byScale(buyer === 'owner' ? actOwner : actInvestor, price);
  const flat = {
    label: 'Duty at the flat rate, to the cent',
    amount: cents((price * perHundred) / 100),
    rule: actFlat,
    formula: () => `${amountText(perHundred)} for each $100 of ${amountText(price)}`,
  };
  return { steps: [flat], notes: [], rules: [actFlat] };
}

/** Australian Capital Territory: Duties Act 1999. No foreign surcharge. */
export const actDuty: DutyLaw = { ...tableYear, foreignSurcharge: null, assess };

import type { NoRule } from '../../rules/rule-set.ts';
import { type Dollars, dollars } from '../../units/money.ts';
import type { State } from '../../units/states.ts';
import { cents } from '../../units/statute.ts';
import { amountText } from '../../working/amount-text.ts';
import type { Working, WorkingLine } from '../../working/line.ts';
import { actFlat } from './act.ts';
import { nswFirstHome, nswFirstLand } from './nsw.ts';
import type { Buyer, DutyProperty, TransferDutyInputs } from './purchase.ts';
import { qldFirstHome } from './qld.ts';
import { transferDuty } from './transfer-duty.ts';
import { vicFirstHome, vicHome } from './vic.ts';
import { waFirstHome, waFirstLand, waSmallHome } from './wa.ts';

/** Why a relief takes nothing off the duty. */
export type NoRelief =
  | 'anotherBuyer'
  | 'notResident'
  | 'noneInPlace'
  | 'kindOfProperty'
  | 'priceAbove'
  /** The general rate is as low at this price, or there is no duty at all. */
  | 'sameRate';

/** What a relief takes off the duty. */
export interface Relief {
  /** Dollars to the cent. */
  readonly saved: Dollars;
  /** Null where it takes something off. */
  readonly whyNot: NoRelief | null;
  /** Price in dollars at or above which there is none; null without a limit, or without the relief. */
  readonly endsAt: number | null;
}

/** Reliefs of a purchase beside the general rate, dollars to the cent. */
export interface DutyRelief {
  readonly status: 'computed';
  /** Duty at the general rate, as an investor pays it. */
  readonly general: Dollars;
  /** The lower rate of a home that its buyer lives in. */
  readonly home: Relief;
  /** What a first home takes off beyond that. */
  readonly firstHome: Relief;
}

/** Where a relief ends: a price, never, or nowhere because there is none in the place or for the kind of property. */
type Reach = { readonly endsAt: number | null } | 'noneInPlace' | 'kindOfProperty';

const unlimited = { endsAt: null } as const;
const isLand = (property: DutyProperty) => property === 'land';

const homeReach: Readonly<Record<State, (property: DutyProperty) => Reach>> = {
  NSW: () => 'noneInPlace',
  VIC: () => ({ endsAt: vicHome.value.upTo }),
  QLD: (property) => (isLand(property) ? 'kindOfProperty' : unlimited),
  WA: (property) => (isLand(property) ? 'kindOfProperty' : { endsAt: waSmallHome.value.upTo }),
  SA: () => 'noneInPlace',
  TAS: () => 'noneInPlace',
  ACT: () => ({ endsAt: actFlat.value.above }),
  NT: () => 'noneInPlace',
};

const firstHomeReach: Readonly<Record<State, (property: DutyProperty) => Reach>> = {
  NSW: (property) => ({ endsAt: (isLand(property) ? nswFirstLand : nswFirstHome).value.cap }),
  VIC: () => ({ endsAt: vicFirstHome.value.reducedUpTo }),
  QLD: (property) => (property === 'established' ? { endsAt: rebateEnd() } : unlimited),
  WA: (property) => ({ endsAt: (isLand(property) ? waFirstLand : waFirstHome).value.cap }),
  SA: (property) => (property === 'established' ? 'kindOfProperty' : unlimited),
  TAS: () => 'noneInPlace',
  ACT: () => unlimited,
  NT: () => 'noneInPlace',
};

/** The price from which every step of the rebate is used up. */
function rebateEnd(): number {
  const { rebate, fullBelow, step, lessPerStep } = qldFirstHome.value;
  return fullBelow + (Math.ceil(rebate / lessPerStep) - 1) * step;
}

/**
 * What the reliefs of a home and of a first home take off the duty of a purchase, and why where nothing: dollars to the
 * cent, the foreign surcharge apart. A difference of duties of `transferDuty`, whose Acts it follows; no rule and throws
 * as that does.
 */
export function dutyRelief(inputs: TransferDutyInputs): DutyRelief | NoRule {
  const { buyer, state, property } = inputs;
  const found = transferDuty(inputs);
  if (found.status === 'no-rule') return found;
  const general = dutyAs('investor', inputs);
  return {
    status: 'computed',
    general: dollars(general),
    home: reliefOf(inputs, {
      from: 'investor',
      to: 'owner',
      isAsked: buyer !== 'investor',
      reach: homeReach[state](property),
    }),
    firstHome: reliefOf(inputs, {
      from: 'owner',
      to: 'first',
      isAsked: buyer === 'first',
      reach: firstHomeReach[state](property),
    }),
  };
}

interface Step {
  /** The buyers whose duties the relief lies between. */
  readonly from: Buyer;
  readonly to: Buyer;
  readonly isAsked: boolean;
  readonly reach: Reach;
}

function reliefOf(inputs: TransferDutyInputs, { from, to, isAsked, reach }: Step): Relief {
  const endsAt = typeof reach === 'string' ? null : reach.endsAt;
  const none = (whyNot: NoRelief): Relief => ({ saved: dollars(0), whyNot, endsAt });
  if (!isAsked) return none('anotherBuyer');
  if (typeof reach === 'string') return none(reach);
  const between = (isForeign: boolean) =>
    cents(dutyAs(from, { ...inputs, isForeign }) - dutyAs(to, { ...inputs, isForeign }));
  const saved = between(inputs.isForeign ?? false);
  if (saved > 0) return { saved: dollars(saved), whyNot: null, endsAt };
  if (inputs.isForeign && between(false) > 0) return none('notResident');
  return none(endsAt !== null && inputs.price >= endsAt ? 'priceAbove' : 'sameRate');
}

/** Duty of a buyer on a day that has a table, dollars. */
function dutyAs(buyer: Buyer, inputs: TransferDutyInputs): number {
  const found = transferDuty({ ...inputs, buyer });
  return found.status === 'no-rule' ? 0 : found.duty;
}

/**
 * The working of `dutyRelief`: the general rate, each relief that applies, and the duty that is left as the last amount.
 * Null for a day without a rule. Throws as `dutyRelief` does.
 */
export function explainDutyRelief(inputs: TransferDutyInputs): Working | null {
  const found = dutyRelief(inputs);
  if (found.status === 'no-rule') return null;
  const { general, home, firstHome } = found;
  const reliefs = [
    { label: 'Relief of a home', saved: home.saved },
    { label: 'Relief of a first home', saved: firstHome.saved },
  ].filter(({ saved }) => saved > 0);
  const left = cents(general - home.saved - firstHome.saved);
  const line = (label: string, amount: number, formula: string): WorkingLine => ({
    label,
    amount,
    unit: 'dollars',
    formula,
  });
  return [
    line('Duty at the general rate', general, `${inputs.state}, ${inputs.property}, ${amountText(inputs.price)}`),
    ...reliefs.map(({ label, saved }) => line(label, saved, 'less than without it')),
    line('Duty after relief', left, [general, ...reliefs.map(({ saved }) => saved)].map(amountText).join(' − ')),
  ];
}

import { type BuyingCostsForm, moneyText } from '@freehold/contract';
import {
  dutyRelief,
  guaranteeCaps,
  type NoRelief,
  type Relief,
  type State,
  schemeReasonsText,
} from '@freehold/finance';
import { percentText } from '../text/rates.ts';
import type { Settlement } from './buying-costs-purchase.ts';

/** The schemes as a sentence has them. */
export const schemeNames = {
  none: 'no scheme',
  fiveDeposit: 'the 5% deposit scheme',
  singleParent: 'the single parent scheme',
} as const;

/** Why a concession lowers the duty at a price, or why it does not, as part of a sentence. */
export function reliefText(form: BuyingCostsForm, price: number): string {
  const { state, property, buyer, contractOn, foreign } = form;
  const found = dutyRelief({ state, property, buyer, contractDate: contractOn, isForeign: foreign === 'yes', price });
  if (found.status === 'no-rule' || buyer === 'investor') return 'the general rate';
  if (found.general === 0) return 'no duty at this price';
  const { home, firstHome } = found;
  if (buyer === 'owner') return homeText(state, home);
  if (firstHome.saved > 0) return `first-home relief saves ${moneyText(home.saved + firstHome.saved)}`;
  const why = noFirstHome[firstHome.whyNot ?? 'sameRate'](state, firstHome);
  return home.saved > 0 ? `${why}; ${homeText(state, home)}` : why;
}

function homeText(state: State, home: Relief): string {
  return home.whyNot === null
    ? `the rate for a home you live in saves ${moneyText(home.saved)}`
    : noHome[home.whyNot](state, home);
}

type Words = Readonly<Record<NoRelief, (state: State, relief: Relief) => string>>;

const ends = (name: string, { endsAt }: Relief) => `${name} ends at ${moneyText(endsAt ?? 0)}`;

const noFirstHome: Words = {
  anotherBuyer: () => 'the general rate',
  notResident: () => 'first-home relief needs a citizen or permanent resident',
  noneInPlace: (state) => `${state} has no first-home relief on duty`,
  kindOfProperty: (state) => `first-home relief in ${state} is for new homes and land`,
  priceAbove: (_, relief) => ends('first-home relief', relief),
  sameRate: () => 'first-home relief takes nothing off at this price',
};

const noHome: Words = {
  anotherBuyer: () => 'the general rate',
  notResident: () => 'the home concession needs a citizen or permanent resident',
  noneInPlace: (state) => `${state} has one rate for owners and investors`,
  kindOfProperty: () => 'the home concession is not for land',
  priceAbove: (_, relief) => ends('the rate for a home you live in', relief),
  sameRate: () => 'the rate for a home you live in is the same at this price',
};

/** What mortgage insurance is for, and why a scheme does or does not stand in for it. */
export function insuranceText(form: BuyingCostsForm, settlement: Settlement): string {
  const { scheme, lmi, baseLvrPct, lmiExtrapolated } = settlement;
  if (scheme?.eligible) return `${schemeNames[form.scheme]} stands in for it`;
  const why = scheme === null ? '' : `; ${schemeNames[form.scheme]} does not apply: ${whyNotText(form, settlement)}`;
  if (lmi > 0) {
    const paid = form.insurance === 'upfront' ? 'paid with your cash' : 'added to the loan';
    const beyond = lmiExtrapolated ? ', by the last column of a table that ends at a loan of $1,000,000' : '';
    return `a typical premium with its duty, ${paid}${beyond}${why}`;
  }
  return `${form.insurance === 'waived' && baseLvrPct > 80 ? 'waived by the lender' : 'none to 80% of the price'}${why}`;
}

function whyNotText({ state, region }: BuyingCostsForm, { scheme }: Settlement): string {
  const reasons = scheme?.reasons ?? [];
  const cap = reasons.includes('priceAboveCap') ? ` of ${moneyText(guaranteeCaps.value[state][region])}` : '';
  return schemeReasonsText(reasons).replace('the scheme’s cap', `the scheme’s cap${cap}`);
}

/** What the figure is made of, in one sentence. */
export function sentenceOf(form: BuyingCostsForm, settlement: Settlement): string {
  const { reach, fundsRequired } = settlement;
  if (reach?.binding === 'cash') return 'Your cash does not cover the deposit and the costs of any price.';
  if (reach?.binding === null) return 'Prices above this one are not worked out here.';
  if (isAtSchemeCap(settlement)) {
    return `${schemeSentence(form)} ends at its price cap: a dearer home needs more savings.`;
  }
  if (reach?.binding === 'scheme') return beyondSchemeText(form, settlement);
  if (reach === null && fundsRequired <= 0) {
    const over = fundsRequired < 0 ? `, and ${moneyText(-fundsRequired)} is left over` : '';
    return `The loan and the grants cover everything${over}.`;
  }
  return `${reach === null ? 'That is' : 'Your cash pays'} ${partsText(form, settlement)}; ${loanText(settlement)}.`;
}

function beyondSchemeText({ state, region, scheme }: BuyingCostsForm, { baseLvrPct }: Settlement): string {
  const cap = moneyText(guaranteeCaps.value[state][region]);
  return `Your cash reaches it with a loan of ${percentText(baseLvrPct)} of the price; for a larger one ${schemeNames[scheme]} is needed, which ends at ${cap}.`;
}

/** True when the price that the cash reaches is the highest that the scheme takes. */
export function isAtSchemeCap({ reach, scheme, price }: Settlement): boolean {
  return reach !== null && scheme?.eligible === true && price === scheme.priceCap;
}

/** The scheme’s name at the start of a sentence. */
export function schemeSentence({ scheme }: Pick<BuyingCostsForm, 'scheme'>): string {
  const name = schemeNames[scheme];
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

function partsText({ insurance, grants }: BuyingCostsForm, { ownPart, costs, lmi }: Settlement): string {
  const named = insurance === 'upfront' && lmi > 0 ? 'duty, fees and insurance' : 'duty and fees';
  const parts = [
    ...(ownPart > 0 ? [`${moneyText(ownPart)} of the price`] : []),
    ...(costs > 0 ? [`${moneyText(costs)} of ${named}`] : []),
  ];
  return `${parts.join(' and ')}${grants > 0 ? `, less ${moneyText(grants)} of grants` : ''}`;
}

function loanText({ baseLoan, price }: Settlement): string {
  if (baseLoan === 0) return 'there is no loan';
  return `the loan pays ${baseLoan === price ? 'the price' : `the other ${moneyText(baseLoan)}`}`;
}

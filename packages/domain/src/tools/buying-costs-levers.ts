import { type BuyingCostsForm, insurableLvr, moneyText } from '@freehold/contract';
import { bandEdgesBelow } from './buying-costs-edges.ts';
import { type Settlement, settlementOf } from './buying-costs-purchase.ts';
import { isAtSchemeCap, schemeSentence } from './buying-costs-words.ts';
import { tellingLevers } from './telling-levers.ts';
import type { ToolLever } from './tool-answer.ts';

/** A lever and what it is worth, dollars. */
interface Weighed {
  readonly worth: number;
  readonly lever: ToolLever;
}

const uninsuredLvr = 80;
const insuredLvr = 90;
const moreCash = 10_000;
const mostCash = 1e8;

/** What would lower the cash or the costs of a purchase, or lift the price that the cash reaches; the most first. */
export function buyingCostsLevers(form: BuyingCostsForm, settlement: Settlement): readonly ToolLever[] {
  const levers = form.solveFor === 'price' ? priceLevers(form, settlement) : cashLevers(form, settlement);
  const figure = form.solveFor === 'price' ? settlement.fundsRequired : settlement.price;
  return tellingLevers(levers, figure)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ lever }) => lever);
}

function priceLevers(form: BuyingCostsForm, settlement: Settlement): readonly Weighed[] {
  return [...schemeSaves(form, settlement), ...largerDeposit(form, settlement), ...cheaperPrices(form)];
}

function canUseScheme({ buyer, foreign, scheme, lvr }: BuyingCostsForm): boolean {
  return buyer === 'first' && foreign === 'no' && scheme === 'none' && lvr <= insurableLvr;
}

function schemeSaves(form: BuyingCostsForm, { lmi }: Settlement): readonly Weighed[] {
  if (lmi === 0 || !canUseScheme(form)) return [];
  const changes = { scheme: 'fiveDeposit' } as const;
  if (!settlementOf({ ...form, ...changes }).scheme?.eligible) return [];
  const sentence = `${schemeSentence(changes)} saves mortgage insurance of ${moneyText(lmi)}.`;
  return [{ worth: lmi, lever: { sentence, action: 'Use the scheme', changes } }];
}

function largerDeposit(form: BuyingCostsForm, { lmi, fundsRequired }: Settlement): readonly Weighed[] {
  if (lmi === 0) return [];
  const changes = { lvr: uninsuredLvr };
  const more = settlementOf({ ...form, ...changes }).fundsRequired - fundsRequired;
  const avoids = `avoids mortgage insurance of ${moneyText(lmi)}`;
  const sentence =
    more > 0
      ? `Putting in ${moneyText(more)} more ${avoids}.`
      : `Borrowing 80% ${avoids} and takes ${moneyText(-more)} less cash.`;
  return [{ worth: lmi, lever: { sentence, action: 'Borrow 80%', changes } }];
}

function cheaperPrices(form: BuyingCostsForm): readonly Weighed[] {
  return bandEdgesBelow(form).map(({ price, saved, of }) => ({
    worth: saved,
    lever: {
      sentence: `Buying ${edgeText(price)} saves ${moneyText(saved)} of ${of}.`,
      action: `Buy ${edgeText(price)}`,
      changes: { price },
    },
  }));
}

/** “for $800,000”, or “just under $750,000” where a duty band ends $1 below a round price. */
function edgeText(price: number): string {
  return price % 1000 === 999 ? `just under ${moneyText(price + 1)}` : `for ${moneyText(price)}`;
}

function cashLevers(form: BuyingCostsForm, settlement: Settlement): readonly Weighed[] {
  return [
    ...schemeReaches(form, settlement),
    ...largerLoan(form, settlement),
    ...withoutScheme(form, settlement),
    ...withoutInsurance(form, settlement),
    ...savings(form, settlement),
  ];
}

function schemeReaches(form: BuyingCostsForm, { price, lmi }: Settlement): readonly Weighed[] {
  if (!canUseScheme(form)) return [];
  const changes = { scheme: 'fiveDeposit', lvr: insurableLvr } as const;
  const found = settlementOf({ ...form, ...changes });
  const worth = found.price - price;
  if (!found.scheme?.eligible || worth <= 0) return [];
  const without = lmi > 0 ? 'without mortgage insurance' : 'with a 5% deposit and no mortgage insurance';
  const sentence = `${schemeSentence(changes)} lifts it by ${moneyText(worth)}, ${without}.`;
  return [{ worth, lever: { sentence, action: 'Use the scheme', changes } }];
}

function largerLoan(form: BuyingCostsForm, { price }: Settlement): readonly Weighed[] {
  const lvr = form.lvr < uninsuredLvr ? uninsuredLvr : insuredLvr;
  if (form.lvr >= lvr) return [];
  const found = settlementOf({ ...form, lvr });
  const worth = found.price - price;
  if (worth <= 0) return [];
  const insurance = found.lmi > 0 ? `, with mortgage insurance of ${moneyText(found.lmi)}` : '';
  const sentence = `Borrowing up to ${lvr}% lifts it by ${moneyText(worth)}${insurance}.`;
  return [{ worth, lever: { sentence, action: `Borrow up to ${lvr}%`, changes: { lvr } } }];
}

function withoutScheme(form: BuyingCostsForm, settlement: Settlement): readonly Weighed[] {
  const { reach, price } = settlement;
  if (reach?.binding !== 'scheme' && !isAtSchemeCap(settlement)) return [];
  const changes = { scheme: 'none', lvr: form.insurance === 'waived' ? form.lvr : Math.min(form.lvr, insurableLvr) };
  const found = settlementOf({ ...form, ...changes, scheme: 'none' });
  const worth = found.price - price;
  if (worth <= 0) return [];
  const insurance = found.lmi > 0 ? `, with mortgage insurance of ${moneyText(found.lmi)}` : '';
  const sentence = `Going without the scheme lifts it by ${moneyText(worth)}${insurance}.`;
  return [{ worth, lever: { sentence, action: 'Go without the scheme', changes } }];
}

function withoutInsurance(form: BuyingCostsForm, { lmi, price }: Settlement): readonly Weighed[] {
  if (lmi === 0) return [];
  const changes = { lvr: uninsuredLvr };
  const lower = price - settlementOf({ ...form, ...changes }).price;
  const sentence = `Borrowing at most 80% avoids mortgage insurance of ${moneyText(lmi)} and lowers it by ${moneyText(lower)}.`;
  return [{ worth: -lower, lever: { sentence, action: 'Borrow at most 80%', changes } }];
}

function savings(form: BuyingCostsForm, { price }: Settlement): readonly Weighed[] {
  const cash = form.cash + moreCash;
  if (cash > mostCash) return [];
  const worth = settlementOf({ ...form, cash }).price - price;
  if (worth <= 0) return [];
  const sentence = `${moneyText(moreCash)} more in savings lifts it by ${moneyText(worth)}.`;
  return [{ worth, lever: { sentence, action: `Add ${moneyText(moreCash)}`, changes: { cash } } }];
}

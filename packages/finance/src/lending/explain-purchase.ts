import { guaranteeCaps, purchaseFees } from '../rules/buying.ts';
import { insuranceDuty, insuranceTable } from '../rules/mortgage-insurance.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import { dollarsLine, type Working, type WorkingLine } from '../working/line.ts';
import { type FundsInputs, type FundsToComplete, fundsToComplete } from './funds-to-complete.ts';
import { type MaxPrice, type MaxPriceInputs, maxPrice } from './max-price.ts';
import { feesOf, type PurchaseTerms } from './purchase-costs.ts';

/** The working of `fundsToComplete`; the last amount is the money needed. Throws as it does. */
export function explainFundsToComplete(inputs: FundsInputs): Working {
  const funds = fundsToComplete(inputs);
  const { price, grants = 0, lmiMode } = inputs;
  const upfront = lmiMode === 'upfront' ? funds.lmi : 0;
  const parts = [price, funds.duty, funds.foreignSurcharge, funds.feesTotal, upfront].map(amountText).join(' + ');
  return [
    dollarsLine('Price', price, amountText(price)),
    ...costLines(inputs, funds, price),
    dollarsLine(
      'Funds to complete',
      funds.fundsRequired,
      `${parts} − ${amountText(funds.baseLoan)} loan − ${amountText(grants)} grants`,
    ),
  ];
}

/** The working of `maxPrice`: the settlement at that price; the last amount is the price. Throws as it does. */
export function explainMaxPrice(inputs: MaxPriceInputs): Working {
  const found = maxPrice(inputs);
  const kept = (inputs.keepCash ?? 0) > 0 ? ` less ${amountText(inputs.keepCash ?? 0)} kept` : '';
  return [
    dollarsLine('Cash', inputs.cash, `${amountText(inputs.cash)}${kept}`),
    ...costLines(inputs, found, found.maxPrice),
    dollarsLine('Total loan', found.totalLoan, `${percentText(found.totalLvrPct)} of the price with insurance`),
    dollarsLine('Largest price', found.maxPrice, found.sentence),
  ];
}

function costLines(
  inputs: PurchaseTerms,
  found: Pick<
    FundsToComplete & MaxPrice,
    'duty' | 'foreignSurcharge' | 'feesTotal' | 'baseLoan' | 'lmi' | 'baseLvrPct' | 'scheme'
  >,
  price: number,
): readonly WorkingLine[] {
  const { state, buyer, property, contractDate, fees, registration } = inputs;
  const isTypical = fees === undefined || registration !== undefined;
  const feeText = feesOf(inputs, price).map(
    ({ name, amount }) => `${Object.hasOwn(fees ?? {}, name) ? name : name.toLowerCase()} ${amountText(amount)}`,
  );
  return [
    dollarsLine('Transfer duty', found.duty, `${state}, ${property}, ${buyer} buyer, contract of ${contractDate}`),
    ...(found.foreignSurcharge > 0
      ? [dollarsLine('Foreign buyer surcharge', found.foreignSurcharge, `of ${amountText(price)}`)]
      : []),
    {
      ...dollarsLine('Fees', found.feesTotal, price === 0 ? 'none without a price' : feeText.join(' + ') || 'none'),
      ...(isTypical ? { rule: purchaseFees } : {}),
    },
    dollarsLine('Base loan', found.baseLoan, `${percentText(found.baseLvrPct)} of ${amountText(price)}`),
    insuranceLine(inputs, found),
  ];
}

function insuranceLine(
  { state, lmiMode }: PurchaseTerms,
  { lmi, baseLvrPct, scheme }: Pick<FundsToComplete, 'lmi' | 'baseLvrPct' | 'scheme'>,
): WorkingLine {
  const label = 'Mortgage insurance';
  if (scheme?.eligible)
    return { ...dollarsLine(label, lmi, 'the government guarantees the part above 80%'), rule: guaranteeCaps };
  if (lmiMode === 'waived') return dollarsLine(label, lmi, 'waived by the lender');
  if (lmi === 0) return dollarsLine(label, lmi, 'none to 80%');
  const duty = percentText(insuranceDuty.value[state]);
  return {
    ...dollarsLine(label, lmi, `typical premium at ${percentText(baseLvrPct)} and ${duty} duty on it`),
    rule: insuranceTable,
  };
}

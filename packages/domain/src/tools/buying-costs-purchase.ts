import type { BuyingCostsForm } from '@freehold/contract';
import {
  type FundsInputs,
  type FundsToComplete,
  fundsToComplete,
  type MaxPrice,
  type MaxPriceInputs,
  maxPrice,
  type PurchaseTerms,
  roundToCent,
} from '@freehold/finance';

/** A purchase on settlement day, dollars; from a price, or at the price that the cash reaches. */
export interface Settlement
  extends Pick<
    FundsToComplete,
    | 'duty'
    | 'foreignSurcharge'
    | 'feesTotal'
    | 'baseLoan'
    | 'lmi'
    | 'lmiExtrapolated'
    | 'totalLoan'
    | 'fundsRequired'
    | 'baseLvrPct'
    | 'totalLvrPct'
    | 'scheme'
    | 'rules'
  > {
  readonly price: number;
  /** What is paid for the price without the loan. */
  readonly ownPart: number;
  /** Duty, surcharge, fees and mortgage insurance that is paid with cash. */
  readonly costs: number;
  /** What stops a higher price; null when the price was given. */
  readonly reach: Pick<MaxPrice, 'binding' | 'sentence'> | null;
}

/** What the engine takes for a form whose price is known. Nothing is borrowed at an LVR of 0, so no mortgage is registered. */
export function fundsInputs(form: BuyingCostsForm): FundsInputs {
  return { ...termsOf(form), price: form.price, loan: { lvrPct: form.lvr } };
}

/** What it takes for a form whose cash is known. */
export function maxPriceInputs(form: BuyingCostsForm): MaxPriceInputs {
  const { cash, keep, lvr, mostWithInsurance } = form;
  const maxTotalLvrPct = Math.max(lvr, mostWithInsurance);
  return { ...termsOf(form), cash, keepCash: keep, maxBaseLvrPct: lvr, maxTotalLvrPct };
}

function termsOf(form: BuyingCostsForm): PurchaseTerms {
  const { state, buyer, property, foreign, region, insurance, scheme, grants, contractOn } = form;
  const { legal, inspections, lender, registration, lvr } = form;
  const hasLoan = lvr > 0;
  return {
    ...{ state, buyer, property, region, scheme, grants },
    contractDate: contractOn,
    isForeign: foreign === 'yes',
    lmiMode: insurance,
    fees: {
      Legal: legal,
      Inspections: inspections,
      ...(hasLoan ? { Lender: lender } : {}),
      ...(registration === null ? {} : { Registration: registration }),
    },
    ...(registration === null ? { registration: hasLoan ? 'transferAndMortgage' : 'transfer' } : {}),
  };
}

/** The purchase of a form, by what it knows. */
export function settlementOf(form: BuyingCostsForm): Settlement {
  if (form.solveFor === 'price') return settled(form, fundsToComplete(fundsInputs(form)), form.price);
  const found = maxPrice(maxPriceInputs(form));
  return { ...settled(form, found, found.maxPrice), reach: found };
}

function settled(
  form: BuyingCostsForm,
  found: Omit<FundsToComplete, 'lmiPremium' | 'lmiDuty' | 'shortfall' | 'cashLeft'>,
  price: number,
): Settlement {
  const upfront = form.insurance === 'upfront' ? found.lmi : 0;
  return {
    ...found,
    price,
    ownPart: roundToCent(price - found.baseLoan),
    costs: roundToCent(found.duty + found.foreignSurcharge + found.feesTotal + upfront),
    reach: null,
  };
}

import type { Rule } from '../rules/rule.ts';
import {
  actFirstHome,
  actFlat,
  actInvestor,
  actOwner,
  type DutyScale,
  nswFirstHome,
  nswFirstLand,
  nswGeneral,
  ntGeneral,
  qldFirstHome,
  qldGeneral,
  qldHome,
  type State,
  saGeneral,
  tasGeneral,
  vicFirstHome,
  vicGeneral,
  vicHome,
  waFirstHome,
  waFirstLand,
  waGeneral,
} from '../rules/transfer-duty.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { dutyOnScale, partAfterRelief } from './duty-scale.ts';
import type { TransferDutyInputs } from './property-purchase.ts';

/** A state's duty before any foreign surcharge, with the rules and conditions behind it. */
export interface StateDuty {
  readonly duty: Dollars;
  /** Conditions of a concession that the figure assumes are met. */
  readonly notes: readonly string[];
  readonly rules: readonly Rule<unknown>[];
}

type Purchase = Pick<TransferDutyInputs, 'price' | 'buyer' | 'property'>;

const duties: Readonly<Record<State, (purchase: Purchase) => StateDuty>> = {
  NSW: nswDuty,
  VIC: vicDuty,
  QLD: qldDuty,
  WA: waDuty,
  SA: saDuty,
  TAS: ({ price }) => onScale(tasGeneral, price),
  ACT: actDuty,
  NT: ntDuty,
};

/** Duty in the state of the purchase; dollars, not rounded. */
export function dutyOf(purchase: Purchase & { readonly state: State }): StateDuty {
  return duties[purchase.state](purchase);
}

function onScale(rule: Rule<DutyScale>, price: number): StateDuty {
  return { duty: dollars(dutyOnScale(rule.value, price)), notes: [], rules: [rule] };
}

function exempt(note: string, rules: readonly Rule<unknown>[]): StateDuty {
  return { duty: dollars(0), notes: [note], rules };
}

const firstHomeNote = 'Assumes that the conditions of the first home concession are met';
const incomeTestNote = 'Assumes that the income test of the Home Buyer Concession Scheme is met';

/** The relief slides up to the duty at the upper value, not to the duty on the price. */
function nswDuty({ price, buyer, property }: Purchase): StateDuty {
  const relief = property === 'land' ? nswFirstLand : nswFirstHome;
  if (buyer !== 'first' || price >= relief.value.fullFrom) return onScale(nswGeneral, price);
  const full = dutyOnScale(nswGeneral.value, relief.value.fullFrom);
  return {
    duty: dollars(full * partAfterRelief(relief.value, price)),
    notes: [firstHomeNote],
    rules: [nswGeneral, relief],
  };
}

function vicDuty({ price, buyer }: Purchase): StateDuty {
  const isHome = buyer !== 'investor' && price <= vicHome.value.upTo;
  const duty = onScale(isHome ? vicHome : vicGeneral, price);
  if (buyer !== 'first') return duty;
  return {
    duty: dollars(duty.duty * partAfterRelief(vicFirstHome.value, price)),
    notes: [firstHomeNote],
    rules: [...duty.rules, vicFirstHome],
  };
}

function qldDuty({ price, buyer, property }: Purchase): StateDuty {
  if (buyer === 'investor') return onScale(qldGeneral, price);
  if (buyer === 'first' && property !== 'established') return exempt(firstHomeNote, [qldHome]);
  const general = onScale(qldGeneral, price);
  const home = onScale(qldHome, price);
  // The buyer may choose: below $15,000 the general scale is lower.
  if (buyer === 'owner') return home.duty < general.duty ? home : general;
  const { rebate, fullBelow, step, lessPerStep } = qldFirstHome.value;
  const steps = price < fullBelow ? 0 : Math.floor((price - fullBelow) / step) + 1;
  const reduction = Math.max(0, rebate - steps * lessPerStep);
  return {
    duty: dollars(Math.max(0, Math.min(home.duty, general.duty) - reduction)),
    notes: [firstHomeNote],
    rules: [qldHome, qldFirstHome],
  };
}

function waDuty({ price, buyer, property }: Purchase): StateDuty {
  const rule = property === 'land' ? waFirstLand : waFirstHome;
  const { nilUpTo, rate, upTo } = rule.value;
  if (buyer !== 'first' || price > upTo) return onScale(waGeneral, price);
  return { duty: dollars(Math.max(0, price - nilUpTo) * rate), notes: [firstHomeNote], rules: [rule] };
}

function saDuty({ price, buyer, property }: Purchase): StateDuty {
  const isExempt = buyer === 'first' && property !== 'established';
  return isExempt ? exempt(firstHomeNote, [saGeneral]) : onScale(saGeneral, price);
}

function actDuty({ price, buyer }: Purchase): StateDuty {
  if (buyer === 'first') return exempt(incomeTestNote, [actFirstHome]);
  if (price > actFlat.value.above) {
    return { duty: dollars(price * actFlat.value.rate), notes: [], rules: [actFlat] };
  }
  return onScale(buyer === 'owner' ? actOwner : actInvestor, price);
}

function ntDuty({ price }: Purchase): StateDuty {
  const { quadratic, linear, upTo, flat } = ntGeneral.value;
  const thousands = price / 1000;
  const rate = flat.findLast(({ from }) => price >= from)?.rate ?? 0;
  const duty = price <= upTo ? quadratic * thousands ** 2 + linear * thousands : price * rate;
  return { duty: dollars(duty), notes: [], rules: [ntGeneral] };
}

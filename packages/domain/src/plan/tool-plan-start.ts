import {
  type BorrowingPowerForm,
  type BuyingCostsForm,
  type Calculation,
  type CapitalGainsForm,
  type InvestmentPropertyForm,
  type LandTaxForm,
  type LoanPlannerForm,
  moneyText,
  plannerFixedParts,
  plannerLumps,
  plannerRateSteps,
} from '@freehold/contract';
import { dayText } from '../text/day.ts';
import type { Brought } from './brought.ts';
import type { PlanStart, PlanStartHome } from './plan-start.ts';

/** What a tool's calculation brings to a plan; `today` is the reader's, YYYY-MM-DD. */
export function toolPlanStart({ tool, inputs }: Calculation, today: string): PlanStart {
  switch (tool) {
    case 'borrowing-power':
      return borrowerStart(inputs);
    case 'buying-costs':
      return purchaseStart(inputs);
    case 'loan-planner':
      return loanStart(inputs);
    case 'investment-property':
      return rentalStart(inputs, today);
    case 'capital-gains':
      return saleStart(inputs, today);
    case 'land-tax':
      return landStart(inputs);
  }
}

/** Names of what cannot be carried, of those that were entered. */
function named(...entered: readonly (readonly [isEntered: boolean, name: string])[]): Pick<Brought, 'notCarried'> {
  const notCarried = entered.flatMap(([isEntered, name]) => (isEntered ? [name] : []));
  return notCarried.length > 0 ? { notCarried } : {};
}

/** Amounts above nothing. */
function some<Name extends string>(amounts: Readonly<Record<Name, number>>): { readonly [Key in Name]?: number } {
  const rows = Object.entries<number>(amounts).filter(([, amount]) => amount > 0);
  const found: { [Key in Name]?: number } = {};
  return Object.assign(found, Object.fromEntries(rows));
}

function borrowerStart(form: BorrowingPowerForm): PlanStart {
  const isCouple = form.adults === 'two';
  const homes = keptHomes(form);
  return {
    isCouple,
    income: form.salary + form.extra,
    ...(isCouple && { partnerIncome: form.salary2 + form.extra2 }),
    ...(homes.length > 0 && { homes }),
    savings: form.cash,
    ...(form.living !== null && { spending: form.living }),
    want: 'buyNext',
    brought: { ...borrowerBrought(form), next: borrowersPurchase(form) },
  };
}

function borrowerBrought(form: BorrowingPowerForm): Brought {
  const isCouple = form.adults === 'two';
  const studies = form.help === 'yes' || (isCouple && form.help2 === 'yes');
  const taxFree = form.taxFree + (isCouple ? form.taxFree2 : 0);
  return {
    ...some({
      kids: Number(form.dependants),
      business: form.business,
      otherIncome: form.dividends + form.otherIncome,
      partnerBusiness: isCouple ? form.business2 : 0,
      partnerOtherIncome: isCouple ? form.dividends2 + form.otherIncome2 : 0,
      cards: form.cards,
      debt: form.otherBalance,
    }),
    ...(form.otherBalance > 0 && form.otherRepayment !== null && { debtMonthly: form.otherRepayment }),
    ...named(
      [studies, 'the study loan, whose balance is not known'],
      [taxFree > 0, `tax-free income of ${moneyText(taxFree)} a year`],
      [form.term !== '30', `the new loan’s ${form.term} years`],
      [form.fees !== null, 'other costs of the purchase'],
    ),
  };
}

function borrowersPurchase(form: BorrowingPowerForm): NonNullable<Brought['next']> {
  const isLet = form.purpose === 'let';
  return {
    use: isLet ? 'rent' : 'home',
    state: form.state,
    isNew: form.property === 'new',
    isFirst: !isLet && form.buyer === 'first',
    ...(isLet && { rentWeekly: form.newRent }),
    rate: form.rate,
  };
}

/** The properties that are kept: what each is worth is asked. */
function keptHomes(form: BorrowingPowerForm): readonly PlanStartHome[] {
  const rows = [
    [form.rent, form.homeLoan, form.homeLoanRate, form.homeLoanMonths, form.homeLoanFor],
    [form.rent2, form.homeLoan2, form.homeLoanRate2, form.homeLoanMonths2, form.homeLoanFor2],
    [form.rent3, form.homeLoan3, form.homeLoanRate3, form.homeLoanMonths3, form.homeLoanFor3],
    [form.rent4, form.homeLoan4, form.homeLoanRate4, form.homeLoanMonths4, form.homeLoanFor4],
  ] as const;
  return rows
    .filter(([rent, owing]) => rent > 0 || owing > 0)
    .map(([rent, owing, rate, months, loanFor]) => ({
      use: rent > 0 || loanFor === 'let' ? 'rent' : 'home',
      ...some({ owing, rent }),
      ...(owing > 0 && { loan: { rate, months } }),
    }));
}

function purchaseStart(form: BuyingCostsForm): PlanStart {
  const isLand = form.property === 'land';
  return {
    ...(form.solveFor === 'cash' && { savings: form.cash }),
    want: 'buyNext',
    brought: {
      next: {
        use: form.buyer === 'investor' ? 'rent' : 'home',
        state: form.state,
        isNew: form.property === 'new',
        isFirst: form.buyer === 'first',
        ...(form.solveFor === 'price' && { price: form.price }),
        lvr: form.lvr,
      },
      ...named(
        [isLand, 'that it is land: a home is counted'],
        [form.scheme !== 'none', 'the guarantee of a scheme'],
        [form.foreign === 'yes', 'the duty of foreign buyers'],
        [form.grants > 0, `grants of ${moneyText(form.grants)}`],
        [form.insurance !== 'capitalise', 'how mortgage insurance is paid'],
      ),
    },
  };
}

function loanStart(form: LoanPlannerForm): PlanStart {
  const io = Number(form.interestOnly) * 12;
  const isPlain = io === 0;
  return {
    homes: [
      {
        use: 'home',
        owing: form.loan,
        loan: {
          rate: form.rate,
          months: Number(form.term) * 12,
          ...some({ ioMonths: io, extra: isPlain ? form.extra : 0 }),
        },
      },
    ],
    savings: form.offset,
    brought: named(
      [!isPlain && form.extra > 0, `${moneyText(form.extra)} a month on top`],
      [form.offsetMonthly > 0, 'what is put in the offset each month'],
      [plannerLumps(form).length > 0, 'lump sums'],
      [plannerRateSteps(form).length > 0, 'later rates'],
      [plannerFixedParts(form).length > 0, 'the fixed part'],
      [form.refinanceAfter !== 'never', 'the refinance'],
    ),
  };
}

function rentalStart(form: InvestmentPropertyForm, today: string): PlanStart {
  const month = form.contractOn.slice(0, 7);
  const isPast = month < today.slice(0, 7);
  return {
    income: form.income,
    want: 'buyNext',
    brought: {
      next: {
        use: 'rent',
        state: form.state,
        isNew: form.dwelling === 'new',
        ...(!isPast && { month }),
        price: form.price,
        rentWeekly: form.rent,
        vacancy: form.vacant,
        costsYearly: form.costs,
        managePct: form.management,
        ...some({ writeOff: form.depreciation, ioYears: Number(form.interestOnly) }),
        ...(form.land !== null && { land: form.land }),
        lvr: form.loan,
        rate: form.rate,
      },
      ...named(
        [isPast, `the contract of ${dayText(form.contractOn)}: it is bought when the tests allow`],
        [form.share < 100, `the share of ${form.share}%`],
        [form.buyingCosts !== null, 'your own costs of the purchase'],
        [true, 'growth of price and rent, inflation, and the sale'],
      ),
    },
  };
}

/** The land of each property that is taxed, as a rental's; what each is worth with its building is asked. */
function landStart(form: LandTaxForm): PlanStart {
  const { state } = form;
  const rows = [
    [form.land, form.share],
    [form.land2, form.share2],
    [form.land3, form.share3],
    [form.land4, form.share4],
  ] as const;
  const owned = rows.flatMap(([land, share]) => (land !== null && land > 0 ? [{ land, share }] : []));
  const parts = [...new Set(owned.map(({ share }) => share))];
  const homes = owned.map(({ land }) => ({ use: 'rent', state, known: { land } }) as const);
  const left = named(...parts.map((part) => [part < 100, `the share of ${part}%`] as const));
  return {
    homes: homes.length > 0 ? homes : [{ use: 'rent', state }],
    ...(left.notCarried !== undefined && { brought: left }),
  };
}

/** The property that is sold, as it is owned today: what a later sale brings is not what it is worth now. */
function saleStart(form: CapitalGainsForm, today: string): PlanStart {
  const { boughtOn, soldOn, soldFor, value2027 } = form;
  const isOwned = boughtOn.slice(0, 7) <= today.slice(0, 7);
  const is2027Past = today.slice(0, 7) > '2027-07';
  const known = {
    ...{ price: form.boughtFor, contract: boughtOn, isNew: form.dwelling === 'new' },
    ...some({ buyCosts: form.buyingCosts, worth2027: is2027Past ? (value2027 ?? 0) : 0 }),
  };
  const home = {
    use: isLivedIn(form, today) ? 'home' : 'rent',
    ...(soldOn <= today && { worth: soldFor }),
    known,
  } as const;
  return {
    income: form.income,
    ...(isOwned && { homes: [home] }),
    want: 'keepOrSell',
    brought: named(
      [!isOwned, `the purchase of ${dayText(boughtOn)}, which is to come`],
      [true, `the sale of ${dayText(soldOn)} for ${moneyText(soldFor)}`],
      [form.sellingCosts > 0, 'the costs of the sale'],
      [form.share < 100, `the share of ${form.share}%`],
      [value2027 !== null && !is2027Past, 'what it is worth on 1 July 2027'],
      [form.depreciation > 0, 'the building write-off'],
      [form.losses > 0, 'losses of earlier years'],
      [form.home !== 'never' && form.home !== 'whole', 'the time it was lived in'],
      [true, 'growth and inflation'],
    ),
  };
}

function isLivedIn({ home, homeFrom, homeTo }: CapitalGainsForm, today: string): boolean {
  if (home === 'never' || home === 'whole') return home === 'whole';
  const hasMovedIn = home === 'first' || (homeFrom !== null && homeFrom <= today);
  return hasMovedIn && (home === 'later' || (homeTo !== null && homeTo >= today));
}

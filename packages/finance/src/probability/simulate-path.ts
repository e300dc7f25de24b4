import { normalQuantile } from './normal-quantile.ts';
import { portableExp } from './portable-exp.ts';
import { type SimulationPlan, wordsPerYear } from './simulation-plan.ts';

/** One future while it is walked through, made once and used for every path. */
export interface PathState {
  /** Of each property, dollars; 0 before it is bought. `planned…` is what the growth assumed would have made of it. */
  readonly value: Float64Array;
  readonly plannedValue: Float64Array;
  readonly debt: Float64Array;
  readonly rent: Float64Array;
  readonly plannedRent: Float64Array;
  readonly expenses: Float64Array;
  readonly isBought: Uint8Array;
  /** How many are bought. */
  bought: number;
  /** The random words of the whole path. */
  readonly words: Uint32Array;
  rate: number;
  cash: number;
  cashFlow: number;
  totalValue: number;
  totalDebt: number;
  /** What has cost more than assumed so far, dollars: interest, vacancies, rent that grew less. */
  extraInterest: number;
  extraVacancy: number;
  missingRent: number;
}

/** Room for the paths of a plan. */
export function pathState({ count, years }: SimulationPlan): PathState {
  const amounts = () => new Float64Array(count);
  return {
    value: amounts(),
    plannedValue: amounts(),
    debt: amounts(),
    rent: amounts(),
    plannedRent: amounts(),
    expenses: amounts(),
    isBought: new Uint8Array(count),
    bought: 0,
    words: new Uint32Array(years * wordsPerYear(count)),
    rate: 0,
    cash: 0,
    cashFlow: 0,
    totalValue: 0,
    totalDebt: 0,
    extraInterest: 0,
    extraVacancy: 0,
    missingRent: 0,
  };
}

/** Puts a path at the beginning of year 0, before anything is bought. */
export function beginPath(plan: SimulationPlan, path: PathState): void {
  path.value.fill(0);
  path.plannedValue.fill(0);
  path.debt.fill(0);
  path.rent.fill(0);
  path.plannedRent.fill(0);
  path.expenses.fill(0);
  path.isBought.fill(0);
  path.bought = 0;
  path.rate = plan.interestRate;
  path.cash = plan.chances.startingCash;
  path.cashFlow = 0;
  path.extraInterest = 0;
  path.extraVacancy = 0;
  path.missingRent = 0;
  buyOfYear(plan, path, 0);
}

/** Takes a path through one year, from 1 on: rent and interest of what is owned, then growth, then purchases. */
export function advanceYear(plan: SimulationPlan, path: PathState, year: number): void {
  const first = (year - 1) * wordsPerYear(plan.count);
  earn(plan, path, first);
  grow(plan, path, first);
  buyOfYear(plan, path, year);
}

function word(path: PathState, place: number): number {
  return path.words[place] ?? 0;
}

function earn(plan: SimulationPlan, path: PathState, first: number): void {
  const { chances, interestRate } = plan;
  const drift = (chances.ratePersistencePct / 100) * (path.rate - interestRate);
  path.rate = Math.max(0, interestRate + drift + chances.rateVolatilityPct * normalQuantile(word(path, first + 1)));
  const rentFactor = plan.rentGrowth * portableExp(plan.rentSwing * normalQuantile(word(path, first + 2)));
  let earned = 0;
  let lost = 0;
  let expected = 0;
  let missing = 0;
  const { rent, plannedRent, expenses, isBought, words } = path;
  const { count, rentGrowth, vacancyBelow, vacancyLoss, expectedLoss } = plan;
  for (let place = 0; place < count; place += 1) {
    if (isBought[place] === 0) continue;
    const received = rent[place] ?? 0;
    const planned = plannedRent[place] ?? 0;
    const spent = expenses[place] ?? 0;
    earned += received - spent;
    if ((words[first + 4 + 2 * place] ?? 0) < vacancyBelow) lost += received * vacancyLoss;
    expected += received * expectedLoss;
    missing += planned - received;
    rent[place] = received * rentFactor;
    plannedRent[place] = planned * rentGrowth;
    expenses[place] = spent * rentGrowth;
  }
  const interest = (path.totalDebt * path.rate) / 100;
  path.cashFlow = earned - lost - interest;
  path.cash += path.cashFlow + chances.yearlyCash;
  path.extraInterest += interest - (path.totalDebt * interestRate) / 100;
  path.extraVacancy += lost - expected;
  path.missingRent += missing;
}

function grow(plan: SimulationPlan, path: PathState, first: number): void {
  const market = plan.sharedSwing * normalQuantile(word(path, first));
  const { value, plannedValue, isBought, words } = path;
  const { count, growth, ownSwing } = plan;
  for (let place = 0; place < count; place += 1) {
    if (isBought[place] === 0) continue;
    const planned = growth[place] ?? 1;
    const own = ownSwing * normalQuantile(words[first + 3 + 2 * place] ?? 0);
    value[place] = (value[place] ?? 0) * (planned * portableExp(market + own));
    plannedValue[place] = (plannedValue[place] ?? 0) * planned;
  }
}

/** The same purchases as those of the projection: entered years whatever the equity, the others in list order. */
function buyOfYear(plan: SimulationPlan, path: PathState, year: number): void {
  if (path.bought < plan.count) buyWhatIsDue(plan, path, year);
  addUp(plan, path);
}

function buyWhatIsDue(plan: SimulationPlan, path: PathState, year: number): void {
  for (let place = 0; place < plan.count; place += 1) {
    const entered = plan.enteredYear[place] ?? -1;
    const isStart = place === plan.first;
    if (entered === year || (isStart && entered < 0 && year === 0)) buy(plan, path, place);
  }
  for (let place = 0; place < plan.count; place += 1) {
    if (path.isBought[place] === 1 || (plan.enteredYear[place] ?? -1) >= 0) continue;
    if (usableEquity(plan, path) < ((plan.price[place] ?? 0) * plan.terms.depositPct) / 100) break;
    buy(plan, path, place);
  }
}

function buy({ price, first, terms, chances }: SimulationPlan, path: PathState, place: number): void {
  const paid = price[place] ?? 0;
  const deposit = place === first ? terms.depositPct : 0;
  path.isBought[place] = 1;
  path.bought += 1;
  path.value[place] = paid;
  path.plannedValue[place] = paid;
  path.debt[place] = (paid * (100 - deposit + terms.costsPct)) / 100;
  path.rent[place] = (paid * chances.rentPct) / 100;
  path.plannedRent[place] = (paid * chances.rentPct) / 100;
  path.expenses[place] = (paid * chances.expensesPct) / 100;
}

function usableEquity({ count, terms }: SimulationPlan, path: PathState): number {
  let usable = 0;
  for (let place = 0; place < count; place += 1) {
    usable += ((path.value[place] ?? 0) * terms.refinancingLimitPct) / 100 - (path.debt[place] ?? 0);
  }
  return usable;
}

function addUp({ count }: SimulationPlan, path: PathState): void {
  let value = 0;
  let debt = 0;
  for (let place = 0; place < count; place += 1) {
    value += path.value[place] ?? 0;
    debt += path.debt[place] ?? 0;
  }
  path.totalValue = value;
  path.totalDebt = debt;
}

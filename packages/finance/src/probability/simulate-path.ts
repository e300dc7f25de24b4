import { loanRateFloor } from '../rules/joint-chances.ts';
import { fillJointPaths, type JointPaths, jointPaths } from './joint-paths.ts';
import { fillNormals } from './normal-quantile.ts';
import { expAll } from './portable-exp.ts';
import { normalsPerYear, type SimulationPlan, sharedWords, wordsPerYear } from './simulation-plan.ts';

/** State of one future as it advances; allocated once and reused for every path. */
export interface PathState {
  /** Value per property, dollars; 0 before it is bought. */
  readonly value: Float64Array;
  readonly debt: Float64Array;
  /**
   * Rent per property, dollars for each 1 of `rentLevel`: all rents grow together, so only that level changes from year
   * to year.
   */
  readonly rentShare: Float64Array;
  readonly isBought: Uint8Array;
  readonly boughtIn: Int32Array;
  /** Number of properties bought. */
  bought: number;
  /** Growth factor of all rents, starting at 1. */
  rentLevel: number;
  totalRentShare: number;
  /** Totals of all properties, dollars a year: rent and expenses as assumed, and expenses. */
  plannedRent: number;
  plannedExpenses: number;
  expenses: number;
  /** Growth of the year's expenses beyond the assumed one, a factor. */
  expenseGrowth: number;
  /** The random words of the whole path, and the normal values made from them. */
  readonly words: Uint32Array;
  readonly normals: Float64Array;
  /** Exponents of a year's growth, then the growth factors: one per property, then one for rents. */
  readonly growth: Float64Array;
  /** Deviations of this future where they are drawn together; null for independent draws. */
  readonly joint: JointPaths | null;
  rate: number;
  cash: number;
  cashFlow: number;
  totalValue: number;
  totalDebt: number;
  /** Cumulative costs beyond the assumptions, dollars: interest, vacancies, rent that grew less, expenses that grew more. */
  extraInterest: number;
  extraVacancy: number;
  missingRent: number;
  extraCosts: number;
}

/** Allocates the state for the paths of a plan. */
export function pathState({ count, years, joint }: SimulationPlan): PathState {
  const amounts = () => new Float64Array(count);
  return {
    value: amounts(),
    debt: amounts(),
    rentShare: amounts(),
    isBought: new Uint8Array(count),
    boughtIn: new Int32Array(count),
    bought: 0,
    rentLevel: 1,
    totalRentShare: 0,
    plannedRent: 0,
    plannedExpenses: 0,
    expenses: 0,
    expenseGrowth: 1,
    words: new Uint32Array(years * wordsPerYear(count)),
    normals: new Float64Array(years * normalsPerYear(count)),
    growth: new Float64Array(count + 1),
    joint: joint && jointPaths(joint),
    rate: 0,
    cash: 0,
    cashFlow: 0,
    totalValue: 0,
    totalDebt: 0,
    extraInterest: 0,
    extraVacancy: 0,
    missingRent: 0,
    extraCosts: 0,
  };
}

/** Resets a path with new words to the start of year 0, before anything is bought; `future` numbers it from 0. */
export function beginPath(plan: SimulationPlan, path: PathState, future: number): void {
  if (plan.joint === null || path.joint === null) fillNormals(path.words, plan.normalPlaces, path.normals);
  else fillJointPaths(plan.joint, future, path.joint);
  path.value.fill(0);
  path.debt.fill(0);
  path.rentShare.fill(0);
  path.isBought.fill(0);
  path.bought = 0;
  path.rentLevel = 1;
  path.totalRentShare = 0;
  path.plannedRent = 0;
  path.plannedExpenses = 0;
  path.expenses = 0;
  path.expenseGrowth = 1;
  path.totalValue = 0;
  path.totalDebt = 0;
  path.rate = plan.interestRate;
  path.cash = plan.chances.startingCash;
  path.cashFlow = 0;
  path.extraInterest = 0;
  path.extraVacancy = 0;
  path.missingRent = 0;
  path.extraCosts = 0;
  buyOfYear(plan, path, 0);
}

/** Value the properties owned at the end of a year would have at the assumed growth, dollars. */
export function plannedValue({ price, growth, count }: SimulationPlan, path: PathState, year: number): number {
  let planned = 0;
  for (let place = 0; place < count; place += 1) {
    if (path.isBought[place] === 0) continue;
    let value = price[place] ?? 0;
    for (let owned = path.boughtIn[place] ?? 0; owned < year; owned += 1) value *= growth[place] ?? 1;
    planned += value;
  }
  return planned;
}

/** Advances a path by one year, from year 1 on: rent and interest of owned properties, then growth, then purchases. */
export function advanceYear(plan: SimulationPlan, path: PathState, year: number): void {
  if (path.joint === null) drawAlone(plan, path, year);
  else drawTogether(plan, path, [path.joint, year - 1]);
  earn(plan, path, year);
  grow(plan, path);
  buyOfYear(plan, path, year);
}

/** The year's growth relative to the assumed growth, each property's and then that of rents; and its interest rate. */
function drawAlone(plan: SimulationPlan, path: PathState, year: number): void {
  const { count, sharedSwing, ownSwing, rentSwing, chances, interestRate } = plan;
  const { growth, normals } = path;
  const first = (year - 1) * normalsPerYear(count);
  const market = sharedSwing * (normals[first] ?? 0);
  for (let place = 0; place < count; place += 1) {
    growth[place] = market + ownSwing * (normals[first + sharedWords + place] ?? 0);
  }
  growth[count] = rentSwing * (normals[first + 2] ?? 0);
  expAll(growth);
  const drift = (chances.ratePersistencePct / 100) * (path.rate - interestRate);
  const swing = chances.rateVolatilityPct * (normals[first + 1] ?? 0);
  path.rate = Math.max(0, interestRate + drift + swing);
}

/** The same of a future whose deviations are drawn together: growth deviates in points, as in docs/TIMELINE.md. */
function drawTogether(
  { count, years, growth: planned, rentGrowth, interestRate }: SimulationPlan,
  path: PathState,
  [joint, place]: readonly [joint: JointPaths, place: number],
): void {
  for (let home = 0; home < count; home += 1) {
    path.growth[home] = beside(planned[home] ?? 1, joint.growth[home * years + place]);
  }
  path.growth[count] = beside(rentGrowth, joint.rents[place]);
  path.expenseGrowth = beside(rentGrowth, joint.prices[place]);
  path.rate = Math.max(Math.min(interestRate, loanRateFloor.value), interestRate + (joint.rates[place] ?? 0));
}

/** What points of deviation make of a factor of growth, relative to it; never below zero. */
function beside(factor: number, points = 0): number {
  return factor === 0 ? 1 : Math.max(0, factor + points / 100) / factor;
}

function earn(plan: SimulationPlan, path: PathState, year: number): void {
  const { chances, interestRate, count, rentGrowth, vacancyBelow, vacancyLoss, expectedLoss } = plan;
  const { words, rentShare } = path;
  const vacancies = (year - 1) * wordsPerYear(count) + sharedWords + 1;
  let vacant = 0;
  for (let place = 0; place < count; place += 1) {
    if ((words[vacancies + 2 * place] ?? 0) < vacancyBelow) vacant += rentShare[place] ?? 0;
  }
  const received = path.totalRentShare * path.rentLevel;
  const lost = vacant * path.rentLevel * vacancyLoss;
  const interest = (path.totalDebt * path.rate) / 100 + ownInterest(plan, path, [year, path.rate]);
  const assumed = (path.totalDebt * interestRate) / 100 + ownInterest(plan, path, [year, interestRate]);
  path.cashFlow = received - path.expenses - lost - interest - repay(plan, path, year);
  path.cash += path.cashFlow + chances.yearlyCash;
  path.extraInterest += interest - assumed;
  path.extraVacancy += lost - received * expectedLoss;
  path.missingRent += path.plannedRent - received;
  path.extraCosts += path.expenses - path.plannedExpenses;
  path.rentLevel *= rentGrowth * (path.growth[count] ?? 1);
  path.plannedRent *= rentGrowth;
  path.plannedExpenses *= rentGrowth;
  path.expenses *= rentGrowth * path.expenseGrowth;
}

/** What the loans owned with cost in a year beyond the portfolio's rate on their opening debt, dollars. */
function ownInterest(
  { courses, owed, interestRate }: SimulationPlan,
  { debt, isBought, boughtIn }: PathState,
  [year, rate]: readonly [year: number, rate: number],
): number {
  if (courses === null) return 0;
  let beyond = 0;
  for (const [place, course] of courses.entries()) {
    if (course === null || isBought[place] === 0) continue;
    const own = Math.max(0, (course.ratePct ?? interestRate) + rate - interestRate);
    const average = (owed[place] ?? 0) * course.averageIn(year - (boughtIn[place] ?? 0));
    beyond += (average * own - (debt[place] ?? 0) * rate) / 100;
  }
  return beyond;
}

/** Brings each loan with years left down to what is owed at the end of a year; returns the principal paid, dollars. */
function repay({ courses, owed, count }: SimulationPlan, path: PathState, year: number): number {
  if (courses === null) return 0;
  let paid = 0;
  let total = 0;
  for (let place = 0; place < count; place += 1) {
    const before = path.debt[place] ?? 0;
    const left = courses[place]?.owedAfter?.(year - (path.boughtIn[place] ?? 0));
    const principal = left === undefined || path.isBought[place] === 0 ? 0 : before - (owed[place] ?? 0) * left;
    path.debt[place] = before - principal;
    total += before - principal;
    paid += principal;
  }
  path.totalDebt = total;
  return paid;
}

function grow({ count, growth: planned }: SimulationPlan, path: PathState): void {
  const { value, growth } = path;
  let total = 0;
  for (let place = 0; place < count; place += 1) {
    const after = (value[place] ?? 0) * ((planned[place] ?? 1) * (growth[place] ?? 1));
    value[place] = after;
    total += after;
  }
  path.totalValue = total;
}

/** Buys as the projection does: properties with an entered year regardless of equity, the others in list order. */
function buyOfYear(plan: SimulationPlan, path: PathState, year: number): void {
  const { bought } = path;
  if (bought < plan.count) buyWhatIsDue(plan, path, year);
  if (path.bought > bought) addUp(plan, path);
}

function buyWhatIsDue(plan: SimulationPlan, path: PathState, year: number): void {
  for (let place = 0; place < plan.count; place += 1) {
    const entered = plan.enteredYear[place] ?? -1;
    const isStart = place === plan.first;
    if (entered === year || (isStart && entered < 0 && year === 0)) buy(plan, path, [place, year]);
  }
  for (let place = 0; place < plan.count; place += 1) {
    if (path.isBought[place] === 1 || (plan.enteredYear[place] ?? -1) >= 0) continue;
    if (usableEquity(plan, path) < ((plan.price[place] ?? 0) * plan.terms.depositPct) / 100) break;
    buy(plan, path, [place, year]);
  }
}

function buy(
  { price, owed, rentPct, first, terms, chances }: SimulationPlan,
  path: PathState,
  [place, year]: readonly [place: number, year: number],
): void {
  const paid = price[place] ?? 0;
  const deposit = place === first ? terms.depositPct : 0;
  const rent = (paid * (rentPct[place] ?? 0)) / 100;
  path.isBought[place] = 1;
  path.boughtIn[place] = year;
  path.bought += 1;
  path.value[place] = paid;
  path.debt[place] = owed[place] ?? (paid * (100 - deposit + terms.costsPct)) / 100;
  path.rentShare[place] = rent / path.rentLevel;
  path.totalRentShare += rent / path.rentLevel;
  path.plannedRent += rent;
  path.plannedExpenses += (paid * chances.expensesPct) / 100;
  path.expenses += (paid * chances.expensesPct) / 100;
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

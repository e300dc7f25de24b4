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
  /** Totals of all properties, dollars a year: rent as assumed, and expenses. */
  plannedRent: number;
  expenses: number;
  /** The random words of the whole path, and the normal values made from them. */
  readonly words: Uint32Array;
  readonly normals: Float64Array;
  /** Exponents of a year's growth, then the growth factors: one per property, then one for rents. */
  readonly growth: Float64Array;
  rate: number;
  cash: number;
  cashFlow: number;
  totalValue: number;
  totalDebt: number;
  /** Cumulative costs beyond the assumptions, dollars: interest, vacancies, rent that grew less. */
  extraInterest: number;
  extraVacancy: number;
  missingRent: number;
}

/** Allocates the state for the paths of a plan. */
export function pathState({ count, years }: SimulationPlan): PathState {
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
    expenses: 0,
    words: new Uint32Array(years * wordsPerYear(count)),
    normals: new Float64Array(years * normalsPerYear(count)),
    growth: new Float64Array(count + 1),
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

/** Resets a path with new words to the start of year 0, before anything is bought. */
export function beginPath(plan: SimulationPlan, path: PathState): void {
  fillNormals(path.words, plan.normalPlaces, path.normals);
  path.value.fill(0);
  path.debt.fill(0);
  path.rentShare.fill(0);
  path.isBought.fill(0);
  path.bought = 0;
  path.rentLevel = 1;
  path.totalRentShare = 0;
  path.plannedRent = 0;
  path.expenses = 0;
  path.totalValue = 0;
  path.totalDebt = 0;
  path.rate = plan.interestRate;
  path.cash = plan.chances.startingCash;
  path.cashFlow = 0;
  path.extraInterest = 0;
  path.extraVacancy = 0;
  path.missingRent = 0;
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
  drawGrowth(plan, path, year);
  earn(plan, path, year);
  grow(plan, path);
  buyOfYear(plan, path, year);
}

/** Draws the year's growth relative to the assumed growth: each property's, then that of rents. */
function drawGrowth({ count, sharedSwing, ownSwing, rentSwing }: SimulationPlan, path: PathState, year: number): void {
  const { growth, normals } = path;
  const first = (year - 1) * normalsPerYear(count);
  const market = sharedSwing * (normals[first] ?? 0);
  for (let place = 0; place < count; place += 1) {
    growth[place] = market + ownSwing * (normals[first + sharedWords + place] ?? 0);
  }
  growth[count] = rentSwing * (normals[first + 2] ?? 0);
  expAll(growth);
}

function earn(plan: SimulationPlan, path: PathState, year: number): void {
  const { chances, interestRate, count, rentGrowth, vacancyBelow, vacancyLoss, expectedLoss } = plan;
  const { words, rentShare } = path;
  const drift = (chances.ratePersistencePct / 100) * (path.rate - interestRate);
  const swing = chances.rateVolatilityPct * (path.normals[(year - 1) * normalsPerYear(count) + 1] ?? 0);
  path.rate = Math.max(0, interestRate + drift + swing);
  const vacancies = (year - 1) * wordsPerYear(count) + sharedWords + 1;
  let vacant = 0;
  for (let place = 0; place < count; place += 1) {
    if ((words[vacancies + 2 * place] ?? 0) < vacancyBelow) vacant += rentShare[place] ?? 0;
  }
  const received = path.totalRentShare * path.rentLevel;
  const lost = vacant * path.rentLevel * vacancyLoss;
  const interest = (path.totalDebt * path.rate) / 100;
  path.cashFlow = received - path.expenses - lost - interest;
  path.cash += path.cashFlow + chances.yearlyCash;
  path.extraInterest += interest - (path.totalDebt * interestRate) / 100;
  path.extraVacancy += lost - received * expectedLoss;
  path.missingRent += path.plannedRent - received;
  path.rentLevel *= rentGrowth * (path.growth[count] ?? 1);
  path.plannedRent *= rentGrowth;
  path.expenses *= rentGrowth;
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
  { price, first, terms, chances }: SimulationPlan,
  path: PathState,
  [place, year]: readonly [place: number, year: number],
): void {
  const paid = price[place] ?? 0;
  const deposit = place === first ? terms.depositPct : 0;
  const rent = (paid * chances.rentPct) / 100;
  path.isBought[place] = 1;
  path.boughtIn[place] = year;
  path.bought += 1;
  path.value[place] = paid;
  path.debt[place] = (paid * (100 - deposit + terms.costsPct)) / 100;
  path.rentShare[place] = rent / path.rentLevel;
  path.totalRentShare += rent / path.rentLevel;
  path.plannedRent += rent;
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

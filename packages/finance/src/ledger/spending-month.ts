import { worksAYear } from './capital-works.ts';
import { firstDayOfMonth, monthNumber } from './clock.ts';
import { countRegular } from './entity-month.ts';
import { firstAccount } from './first-account.ts';
import { addOwnershipCost } from './ownership-costs.ts';
import { ofMonth, ofYear } from './posted.ts';
import type { Run } from './running.ts';
import type { RunningHome } from './running-home.ts';

/** First month of the new law for capital works: those claimed from here on are kept apart. */
const reformMonth = monthNumber('2027-07');

/** Rent of a property in a step, cents of the household's part; 0 unless it is let. */
export function rentOf(run: Run, { home, weekly, weeklyAt, rents, part, use }: RunningHome): number {
  if (use !== 'rent') return 0;
  return ofYear(run, weekly * (52 - (home.vacancyWeeks ?? 0)) * (rents.factor / weeklyAt) * part * 100);
}

/** Costs of a property in a step, cents of the household's part: its own, and management of the rent. */
export function costsOf(run: Run, { home, costs, part }: RunningHome, rent: number): number {
  const own = ofYear(run, (home.annualCosts ?? 0) * costs.factor * part * 100);
  return own + run.preset.posted((rent * (home.managementPct ?? 0)) / 100);
}

/** Rents and costs of the properties owned. */
export function postProperties(run: Run): void {
  const { books, month, world } = run;
  const everyday = firstAccount(run);
  const isAfterReform = run.start + month >= reformMonth;
  for (const home of run.homes) {
    if (!home.owned) continue;
    home.year.ownedMonths += run.preset.stepMonths;
    const subject = home.home.id;
    const rent = rentOf(run, home);
    const costs = costsOf(run, home, rent);
    books.post('rent', { subject, from: world.tenants, to: everyday }, rent);
    books.post('propertyCosts', { subject, from: everyday, to: world.suppliers }, costs);
    if (home.ofEntity) countRegular(run, subject, rent - costs);
    if (home.use === 'rent') countLetStep(run, home, { rent, costs, isAfterReform });
    else addOwnershipCost(run, home, costs);
  }
}

interface LetStep {
  readonly rent: number;
  readonly costs: number;
  readonly isAfterReform: boolean;
}

function countLetStep(run: Run, home: RunningHome, { rent, costs, isAfterReform }: LetStep): void {
  const { year, works, part } = home;
  const { plant = 0 } = home.home.depreciation ?? {};
  const capitalWorks = ofYear(run, worksAYear(run, home));
  home.firstLet ??= { on: firstDayOfMonth(run.start + run.month), value: run.books.now[home.account] ?? 0 };
  year.rent += rent;
  year.costs += costs;
  year.letMonths += run.preset.stepMonths;
  year.depreciation += capitalWorks + ofYear(run, plant * part * 100);
  if (isAfterReform) works.from2027 += capitalWorks / 100;
  else works.before2027 += capitalWorks / 100;
}

/** Dollars of the start a month that take the place of all costs but rent by now; undefined before any. */
export function spendingNow({ spendings, month }: Run): number | undefined {
  return spendings.findLast(({ after }) => month > after)?.monthly;
}

/** Whether the household owns a home that it lives in. */
export function livesInOwn({ homes }: Run): boolean {
  return homes.some(({ owned, use }) => owned && use === 'home');
}

/** What is spent this month, and on what; dollars a month. */
interface Spent {
  readonly subject: string;
  readonly monthly: number;
  readonly isRent: boolean;
}

/** What the household lives on this month, with its rent unless it lives in a home of its own. */
export function livingOf(run: Run, isInOwn: boolean): readonly Spent[] {
  const { costs, month, prices } = run;
  const spending = spendingNow(run);
  // A loop, since futures ask for it several times a month: a list for each cost took twice as long.
  const spent: Spent[] = [];
  if (spending !== undefined) spent.push({ subject: 'spending', monthly: spending * prices.factor, isRent: false });
  for (const { cost, from, until, growing } of costs) {
    const isRent = cost.whileRenting === true;
    if (month < from || month > until || (isRent ? isInOwn : spending !== undefined)) continue;
    spent.push({ subject: cost.id, monthly: cost.monthly * growing.factor, isRent });
  }
  return spent;
}

/** Cents of what is spent in a step, each rounded as it is paid. */
export function spentCents(run: Run, { monthly }: Spent): number {
  return ofMonth(run, monthly * 100);
}

/** Pays what the household lives on this month. */
export function postLiving(run: Run): void {
  const { books, world } = run;
  const [from, to] = [firstAccount(run), world.suppliers];
  for (const spent of livingOf(run, livesInOwn(run))) {
    books.post('living', { subject: spent.subject, from, to }, spentCents(run, spent));
  }
}

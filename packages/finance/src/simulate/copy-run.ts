import type { HomeToBuy, Household } from '../household/household.ts';
import type { Growing, Run, RunningHome } from '../ledger/running.ts';
import { datedEvents } from './start-run.ts';

type Grown = (growing: Growing) => Growing;

/**
 * A run between two months that goes on by itself from there, with the dated events of another household and the
 * prices and rents of what they buy. Everything else, and all that has happened, must be the same in both.
 */
export function copyRun(run: Run, household: Household): Run {
  const growing = new Map(run.growing.map((one) => [one, { ...one }]));
  const grown: Grown = (one) => growing.get(one) ?? { ...one };
  const incomes = new Map(run.incomes.map((income) => [income, incomeCopy(income, grown)]));
  const blocked = new Map(run.blocked.map((one) => [one, { ...one, blockers: [...one.blockers] }]));
  const toBuy = new Map(household.events.flatMap((event) => (event.do === 'buy' ? [[event.home.id, event.home]] : [])));
  return {
    ...run,
    household,
    books: run.books.copy(),
    people: run.people.map((person) => ({
      ...person,
      incomes: person.incomes.map((income) => incomes.get(income) ?? income),
      withholding: { ...person.withholding },
      gains: [...person.gains],
      distributed: [...person.distributed],
    })),
    entities: run.entities.map((entity) => ({ ...entity, gains: [...entity.gains] })),
    incomes: [...incomes.values()],
    holdings: run.holdings.map((holding) => ({ ...holding, income: grown(holding.income) })),
    homes: run.homes.map((home) => homeCopy(home, grown, toBuy.get(home.home.id))),
    loans: run.loans.map((loan) => ({ ...loan })),
    costs: run.costs.map((cost) => ({ ...cost, growing: grown(cost.growing) })),
    growing: [...growing.values()],
    events: datedEvents(household),
    nextEvent: 0,
    waiting: run.waiting.map((entry) => ({ ...entry, blocked: blocked.get(entry.blocked) ?? entry.blocked })),
    blocked: [...blocked.values()],
    spendings: [...run.spendings],
    prices: grown(run.prices),
    guarantee: { ...run.guarantee },
    years: [...run.years],
    happened: [...run.happened],
    shortMonths: [...run.shortMonths],
    notKnown: new Map(run.notKnown),
  };
}

function incomeCopy(income: Run['incomes'][number], grown: Grown): Run['incomes'][number] {
  const { growing, changes, leaves } = income;
  return { ...income, growing: grown(growing), changes: [...changes], leaves: [...leaves] };
}

function homeCopy(home: RunningHome, grown: Grown, toBuy: HomeToBuy | undefined): RunningHome {
  return {
    ...home,
    ...(!home.owned && toBuy !== undefined && asToBuy(home, toBuy)),
    moved: { ...home.moved },
    rents: grown(home.rents),
    costs: grown(home.costs),
    uses: [...home.uses],
    improvements: [...home.improvements],
    works: { ...home.works },
    gearing: { ...home.gearing },
    year: { ...home.year },
  };
}

/** What a property that is not bought yet takes from the purchase it comes with. */
function asToBuy({ home }: RunningHome, { value, rentWeekly }: HomeToBuy): Pick<RunningHome, 'home' | 'weekly'> {
  return { home: { ...home, value, rentWeekly }, weekly: rentWeekly ?? 0 };
}

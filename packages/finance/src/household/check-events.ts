import { inRange, wholeInRange } from '../units/checks.ts';
import { checkAmount, checkMonth, checkNamed, checkOrder, checkPercent } from './check-fields.ts';
import type { HouseholdEvent, PurchaseLoan } from './household.ts';
import { largestHouseholdAmount, largestWeeklyRent } from './limits.ts';
import type { HouseholdNames } from './names.ts';

const longestLoan = 600;
const highestRise = 30;

type EventOf<Kind extends HouseholdEvent['do']> = Extract<HouseholdEvent, { do: Kind }>;

/** Refuses events that name nothing, months that are none and amounts outside their ranges, as `checkHousehold` does. */
export function checkEvents(events: readonly HouseholdEvent[], names: HouseholdNames): void {
  for (const event of events) {
    checkMonth('events.when', monthOf(event));
    checkEvent(event, names);
  }
}

/** The month of an event; the first one in which a waiting purchase is tried. */
export function monthOf(event: HouseholdEvent): string {
  return typeof event.when === 'string' ? event.when : event.when.whenAllowedFrom;
}

function checkEvent(event: HouseholdEvent, names: HouseholdNames): void {
  switch (event.do) {
    case 'buy':
      checkAmount('events.otherCosts', event.otherCosts);
      checkPurchaseLoan(event.loan);
      break;
    case 'sell':
      checkNamed('events.what', event.what, names.sellable);
      checkPercent('events.costsPct', event.costsPct);
      break;
    case 'refinance':
      checkRefinance(event, names);
      break;
    case 'renovate':
      checkRenovation(event, names);
      break;
    case 'rates':
      inRange('events.addPct', event.addPct, [-highestRise, highestRise]);
      break;
    case 'work':
      checkWork(event, names);
      break;
    case 'child':
      checkChild(event, names);
      break;
    case 'retire':
      checkNamed('events.person', event.person, names.people);
      checkAmount('events.monthlySpending', event.monthlySpending);
      break;
    case 'lump':
      inRange('events.amount', event.amount, [-largestHouseholdAmount, largestHouseholdAmount]);
      checkNamed('events.loan', event.loan, names.laterLoans);
      break;
    case 'use':
      checkNamed('events.home', event.home, names.laterHomes);
      break;
  }
}

function checkPurchaseLoan({ lvrPct, ratePct, ...terms }: PurchaseLoan): void {
  checkPercent('events.loan.lvrPct', lvrPct);
  checkPercent('events.loan.ratePct', ratePct);
  checkTerms('events.loan', terms);
}

function checkTerms(field: string, terms: Pick<PurchaseLoan, 'termMonths' | 'interestOnlyMonths'>): void {
  const { termMonths = longestLoan, interestOnlyMonths = 0 } = terms;
  wholeInRange(`${field}.termMonths`, termMonths, [1, longestLoan]);
  wholeInRange(`${field}.interestOnlyMonths`, interestOnlyMonths, [0, termMonths]);
}

function checkRefinance(event: EventOf<'refinance'>, { laterLoans }: HouseholdNames): void {
  checkNamed('events.loan', event.loan, laterLoans);
  checkPercent('events.ratePct', event.ratePct);
  checkTerms('events', event);
  checkAmount('events.costs', event.costs);
  checkAmount('events.cashOut', event.cashOut);
}

function checkRenovation(event: EventOf<'renovate'>, { laterHomes }: HouseholdNames): void {
  checkNamed('events.home', event.home, laterHomes);
  checkAmount('events.cost', event.cost);
  checkAmount('events.addsValue', event.addsValue);
  if (event.rentWeekly !== undefined) inRange('events.rentWeekly', event.rentWeekly, [0, largestWeeklyRent]);
}

function checkWork({ income, annual, when, until }: EventOf<'work'>, { incomes }: HouseholdNames): void {
  checkNamed('events.income', income, incomes);
  checkAmount('events.annual', annual);
  checkMonth('events.until', until);
  checkOrder('events.until', when, until);
}

function checkChild({ monthlyCost, leave, when, until }: EventOf<'child'>, { incomes }: HouseholdNames): void {
  checkAmount('events.monthlyCost', monthlyCost);
  checkMonth('events.until', until);
  checkOrder('events.until', when, until);
  if (leave === undefined) return;
  checkNamed('events.leave.income', leave.income, incomes);
  wholeInRange('events.leave.months', leave.months, [1, longestLoan]);
  checkPercent('events.leave.keepsPct', leave.keepsPct);
}

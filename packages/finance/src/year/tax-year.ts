import type { RentalRow } from '../law/reform/gearing-year.ts';
import type { PersonFamily, TaxPositionInputs } from '../law/reform/person.ts';
import { positionOf, type TaxAssessment, taxAssessment, withFamily } from '../law/reform/tax-position.ts';
import { financialYearOfMonth, monthsOfYear } from '../ledger/clock.ts';
import { deductedLandTax } from '../ledger/ownership-costs.ts';
import type { Run, RunningPerson } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { carryUnusedCap, undeductSuper } from '../ledger/super-month.ts';
import type { PersonYear, TimelineYear } from '../ledger/timeline.ts';
import { priceDeviation } from '../ledger/values.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { fromCents, toCents, wholeCents } from '../units/ledger.ts';
import { cents } from '../units/statute.ts';
import { deductBorrowing } from './borrowing-expenses.ts';
import { countedStatus } from './counted-status.ts';
import { settleEntityYears } from './entity-year.ts';
import { familiesOf } from './family.ts';
import { addUndeductedLandTax } from './gains.ts';
import { noteUnknownCover } from './hospital-cover.ts';
import { chooseForNewDwellings } from './new-dwelling.ts';

/** At 30 June: study loans are indexed, each person's tax is worked out and the books of the year are closed. */
export function settleYear(run: Run): void {
  const financialYear = financialYearOfMonth(run.start + run.month);
  const months = monthsOfYear(run.start, run.month);
  indexStudyLoans(run);
  deductBorrowing(run);
  for (const home of run.homes) if (home.owned) addUndeductedLandTax(run, home);
  const entities = settleEntityYears(run, financialYear);
  const year = { financialYear, months };
  const prepared = run.people.map((person, place) => preparePerson(run, { person, place }, year));
  const assessed = inFamilies(run, prepared);
  noteUnknownCover(
    run,
    assessed.map(({ assessment }) => assessment),
    financialYear,
  );
  const settled = assessed.map((person) => settlePerson(run, person, year));
  for (const person of run.people) carryUnusedCap(run, person);
  if (run.keeps === 'years') run.years.push({ ...yearOf(run, settled, year), entities });
  closeYear(run);
}

function yearOf(
  run: Run,
  settled: readonly Assessed[],
  { financialYear, months }: Year,
): Omit<TimelineYear, 'entities'> {
  return {
    financialYear,
    first: run.month - months + 1,
    last: run.month,
    people: settled.map(({ assessment, ...person }) => ({ ...person, position: positionOf(assessment) })),
    homes: run.homes
      .filter(({ owned, year }) => owned || hasFigures(year))
      .map(({ home, account, year }) => ({
        home: home.id,
        value: run.books.now[account] ?? 0,
        ...year,
      })),
    values2027: [...run.values2027.values()],
  };
}

/** Whether a property brought or cost anything in the year, though it was sold in it. */
function hasFigures({ rent, costs, landTax, interest, depreciation, borrowing }: RunningHome['year']): boolean {
  return rent + costs + landTax + interest + depreciation + borrowing > 0;
}

function indexStudyLoans(run: Run): void {
  const { books, world, household } = run;
  const percent = household.assume.pricesPct + priceDeviation(run);
  for (const { person, studyLoan } of run.people) {
    const debt = -(books.now[studyLoan] ?? 0);
    const cents = wholeCents((debt * percent) / 100);
    books.post('studyLoanIndexed', { subject: person.id, from: studyLoan, to: world.taxOffice }, cents);
  }
}

interface Year {
  readonly financialYear: FinancialYear;
  /** Months of the year that are in the run. */
  readonly months: number;
}

interface Settled {
  readonly person: RunningPerson;
  readonly place: number;
}

/** A person's year before its position is worked out from the assessment. */
interface Assessed extends Omit<PersonYear, 'position'> {
  readonly assessment: TaxAssessment;
}

/** A person's year, its months taxed as a whole one. */
interface Prepared extends Settled, Pick<PersonYear, 'superNotDeducted' | 'newDwellings'> {
  readonly assessment: TaxAssessment;
  /** Without what is of the year once; the same in a whole year. */
  readonly recurring: TaxAssessment;
  readonly family: PersonFamily | null;
}

/** Decides what of a person's year the year itself decides: the rules for new dwellings, and what is deducted for super. */
function preparePerson(run: Run, settled: Settled, { financialYear, months }: Year): Prepared {
  const { person, place } = settled;
  const part = months / 12;
  const whole = { financialYear, scale: 1 / part, withOnce: true };
  const assess = (as: RunningPerson) => taxAssessment(inputsOf(run, { person: as, place }, whole), run.law);
  const newDwellings = chooseForNewDwellings(person, (tried) => {
    const { totalPayable, helpRepayment } = assess(tried).taxes;
    // A study loan's repayment is no tax: it lowers a debt.
    return totalPayable - helpRepayment;
  });
  const first = assess(person);
  // The limit looks at the year before losses of earlier ones (s 26-55(2)).
  const loss = Math.max(0, -first.income - person.taxLoss);
  const superNotDeducted = undeductSuper(run, person, wholeCents(toCents(loss) * part));
  const assessment = superNotDeducted === 0 ? first : assess(person);
  const recurringOnly = { financialYear, scale: 1 / part, withOnce: false };
  const recurring = part === 1 ? assessment : taxAssessment(inputsOf(run, settled, recurringOnly), run.law);
  return { ...settled, newDwellings, superNotDeducted, assessment, recurring, family: null };
}

/** People with the levy and surcharge of their families, by what each of them was assessed on alone. */
function inFamilies(run: Run, people: readonly Prepared[]): readonly Prepared[] {
  const [whole, once] = [people.map(({ assessment }) => assessment), people.map(({ recurring }) => recurring)];
  const [families, recurringFamilies] = [familiesOf(run, whole), familiesOf(run, once)];
  return people.map((person, place) => {
    const [family = null, recurringFamily = null] = [families[place], recurringFamilies[place]];
    if (family === null || recurringFamily === null) return person;
    const assessment = withFamily(person.assessment, family);
    const isWhole = person.recurring === person.assessment;
    return {
      ...person,
      family,
      assessment,
      recurring: isWhole ? assessment : withFamily(person.recurring, recurringFamily),
    };
  });
}

/** Charges a person's tax of the year, and carries on what it leaves. */
function settlePerson(run: Run, prepared: Prepared, { months }: Year): Assessed {
  const { books, world } = run;
  const { person, assessment, recurring, superNotDeducted, newDwellings, family } = prepared;
  const part = months / 12;
  const taxLossBroughtForward = person.taxLoss;
  /** What is left for the months in the run of an amount of the year: nothing of its other months recurs in them. */
  const ofRun = (amountOf: (year: TaxAssessment) => number) => amountOf(assessment) - amountOf(recurring) * (1 - part);
  const charged = toCents(ofRun(({ taxes: { totalPayable } }) => totalPayable));
  const subject = person.person.id;
  books.post('taxAssessed', { subject, from: person.taxDue, to: world.taxOffice }, charged - person.withheld);
  const debt = -(books.now[person.studyLoan] ?? 0);
  const repaid = Math.min(debt, toCents(ofRun(({ taxes: { helpRepayment } }) => helpRepayment)));
  books.post('studyLoanRepaid', { subject, from: world.taxOffice, to: person.studyLoan }, repaid);
  const fundTax = toCents(assessment.taxes.superContributionsTax * part);
  books.post('superTax', { subject, from: person.super, to: world.taxOffice }, fundTax);
  person.pool = cents(
    Math.max(
      0,
      ofRun(({ quarantinedCarriedForward }) => quarantinedCarriedForward),
    ),
  );
  person.capitalLosses = assessment.gains?.lossesCarriedForward ?? 0;
  person.taxLoss = cents(
    Math.max(
      0,
      ofRun(({ income }) => cents(Math.max(0, -income))),
    ),
  );
  const losses = { taxLossBroughtForward, taxLossCarriedForward: person.taxLoss };
  return {
    person: subject,
    assessment,
    charged,
    withheld: person.withheld,
    superNotDeducted,
    ...losses,
    newDwellings,
    family,
  };
}

/** How a year of some months is taxed as a whole one. */
interface Counted {
  readonly financialYear: FinancialYear;
  /** What recurs each month is multiplied by. */
  readonly scale: number;
  /** With what is of the year once, however many months it has: gains, land tax and what was carried in. */
  readonly withOnce: boolean;
}

/** A person's year for `taxPosition`. */
function inputsOf(run: Run, { person, place }: Settled, counted: Counted): TaxPositionInputs {
  const { financialYear, scale, withOnce } = counted;
  const dollars = (cents: number) => (cents * scale) / 100;
  const hasGains = withOnce && (person.gains.length > 0 || person.yearLosses > 0 || person.capitalLosses > 0);
  const debt = -(run.books.now[person.studyLoan] ?? 0);
  return {
    incomeYear: financialYear,
    income: {
      salary: dollars(person.salary),
      other: dollars(person.other),
      otherFromWork: dollars(person.business),
      // A loss of earlier years is deducted last, as far as there is income (ITAA 1997 s 36-15).
      otherDeductions: dollars(person.interestDeducted + person.superDeducted) + (withOnce ? person.taxLoss : 0),
      netFinancialLoss: dollars(Math.max(0, -person.financialNet)),
      reportableSuper: dollars(person.superBeforeTax),
    },
    rental: {
      quarantinedBroughtForward: withOnce ? person.pool : 0,
      properties: rentalRows(run, { person, place }, counted),
    },
    ...(hasGains
      ? {
          capital: {
            otherGains: person.gains,
            losses: { currentYear: person.yearLosses, broughtForward: person.capitalLosses },
          },
        }
      : {}),
    helpDebt: debt > 0 ? fromCents(debt) : false,
    privateHospitalCover: person.person.hospitalCover ?? true,
    choosesWorkDeduction: true,
    concessionalContributions: dollars(person.concessional),
  };
}

/** A person's part of each property let in the year, and rent from trusts, which the loss rule leaves alone. */
function rentalRows(
  run: Run,
  { person, place }: Settled,
  { financialYear, scale, withOnce }: Counted,
): readonly RentalRow[] {
  const rows = run.homes.flatMap((home) => {
    const owner = home.owners.find((row) => row.person === place);
    if (owner === undefined || owner.fraction === 0 || home.year.letMonths === 0) return [];
    const { rent, costs, interest, depreciation, borrowing } = home.year;
    const once = deductedLandTax(home.year) + borrowing;
    return [
      {
        id: home.home.id,
        status: countedStatus(run, home, financialYear),
        sharePct: owner.fraction * 100,
        rent: (rent * scale) / 100,
        deductions: ((costs + interest + depreciation) * scale + (withOnce ? once : 0)) / 100,
      },
    ];
  });
  if (person.distributed.length === 0) return rows;
  const ofTrusts = person.distributed.map(({ id, cents, sharePct }) => {
    return { id, status: 'exemptPurpose' as const, sharePct, rent: (cents * scale) / 100, deductions: 0 };
  });
  return [...rows, ...ofTrusts];
}

/** Starts the sums of the next financial year. */
export function closeYear(run: Run): void {
  run.values2027.clear();
  for (const person of run.people) {
    person.salary = 0;
    person.other = 0;
    person.business = 0;
    person.interestDeducted = 0;
    person.financialNet = 0;
    person.withheld = 0;
    person.concessional = 0;
    person.superBeforeTax = 0;
    person.superDeducted = 0;
    person.afterTaxPaid = 0;
    person.superAtYearStart = run.books.now[person.super] ?? 0;
    person.yearLosses = 0;
    person.gains.length = 0;
    person.newDwellings.length = 0;
    person.distributed.length = 0;
  }
  for (const entity of run.entities) {
    entity.yearLosses = 0;
    entity.gains.length = 0;
  }
  for (const { year } of run.homes) {
    year.rent = 0;
    year.costs = 0;
    year.landTax = 0;
    year.interest = 0;
    year.depreciation = 0;
    year.borrowing = 0;
    year.ownedMonths = 0;
    year.letMonths = 0;
  }
}

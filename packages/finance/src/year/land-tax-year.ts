import { landTax } from '../law/land-tax.ts';
import { december, june } from '../ledger/clock.ts';
import type { Run, RunningHome } from '../ledger/running.ts';
import { toCents } from '../units/ledger.ts';
import { type State, states } from '../units/states.ts';

/** Places that assess land held at midnight on 31 December; the others at 30 June. */
const decemberPlaces: readonly State[] = ['NSW', 'VIC'];

/** The year whose tables are known; later years go on with them. */
const tableYear = 2026;

/** Land tax of the places that assess in this month, by owner; due three months later. */
export function assessLandTax(run: Run): void {
  const calendarMonth = (run.start + run.month) % 12;
  if (calendarMonth !== december && calendarMonth !== june) return;
  assessPlaces(
    run,
    states.filter((state) => decemberPlaces.includes(state) === (calendarMonth === december)),
    {
      tax: taxOn,
      book: ({ home }, cents) => {
        home.year.landTax += cents;
      },
    },
  );
}

/** How land tax is worked out and where a property's part of it is booked, cents. */
export interface LandTaxRules {
  readonly tax: (state: State, parcels: readonly Parcel[]) => number;
  readonly book: (parcel: Parcel, cents: number) => void;
}

/** Assesses each owner's land in some places on the values now; due from then on. */
export function assessPlaces(run: Run, places: readonly State[], rules: LandTaxRules): void {
  const taxed = run.homes.filter(({ owned, use }) => owned && use !== 'home');
  if (taxed.length === 0) return;
  for (const state of places) {
    const there = taxed.filter(({ home }) => home.state === state);
    if (there.length > 0) for (const place of run.people.keys()) assessOwner(run, { place, state, there, rules });
  }
}

interface Owner {
  readonly place: number;
  readonly state: State;
  readonly there: readonly RunningHome[];
  readonly rules: LandTaxRules;
}

/** One person's land in one place: the shares of all properties together, in the ACT each by itself. */
function assessOwner(run: Run, { place, state, there, rules }: Owner): void {
  const parcels = there.flatMap((home) => {
    const owner = home.owners.find(({ person }) => person === place);
    const landPct = home.home.landPct;
    if (owner === undefined || landPct === null || home.part === 0) return [];
    const whole = (run.books.now[home.account] ?? 0) / 100 / home.part;
    return [{ home, person: place, landValue: (whole * landPct) / 100, sharePct: owner.fraction * home.part * 100 }];
  });
  if (state === 'ACT') {
    for (const parcel of parcels) assess(run, { state, parcels: [parcel], rules });
    return;
  }
  assess(run, { state, parcels, rules });
}

/** A person's share of a property's land; dollars of the whole. */
export interface Parcel {
  readonly home: RunningHome;
  /** Place among the people. */
  readonly person: number;
  readonly landValue: number;
  readonly sharePct: number;
}

/** The tax on land that is added up; each property's part of it, by land value, is a cost of that property. */
function assess(run: Run, { state, parcels, rules }: Assessment): void {
  const { books, landTaxDue, world, preset } = run;
  const tax = rules.tax(state, parcels);
  books.post('landTaxAssessed', { subject: state, from: landTaxDue, to: world.taxOffice }, tax);
  const weights = parcels.reduce((sum, { landValue, sharePct }) => sum + landValue * sharePct, 0);
  if (weights === 0) return;
  for (const parcel of parcels) {
    rules.book(parcel, preset.posted((tax * parcel.landValue * parcel.sharePct) / weights));
  }
}

interface Assessment {
  readonly state: State;
  readonly parcels: readonly Parcel[];
  readonly rules: LandTaxRules;
}

/** Tax on the shares of land by the last known tables, whole cents. */
export function taxOn(state: State, holdings: readonly Pick<Parcel, 'landValue' | 'sharePct'>[]): number {
  const taxable = holdings.filter(({ landValue, sharePct }) => landValue > 0 && sharePct > 0);
  if (taxable.length === 0) return 0;
  const found = landTax({ state, year: tableYear, holdings: taxable });
  return found.status === 'computed' ? toCents(found.landTax) : 0;
}

import { landTax } from '../law/land-tax.ts';
import { december, june } from '../ledger/clock.ts';
import type { Run } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { toCents, wholeCents } from '../units/ledger.ts';
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
      isJoint: true,
      book: ({ home }, cents) => {
        home.year.landTax += cents;
      },
    },
  );
}

/** How land tax is worked out and where a property's part of it is booked, cents. */
export interface LandTaxRules {
  readonly tax: (state: State, parcels: readonly Land[]) => number;
  readonly book: (parcel: Parcel, cents: number) => void;
  /** Whether joint owners are assessed as their place's Act says; each on the own share alone unless so. */
  readonly isJoint?: boolean;
}

/** Assesses the land of some places on the values now; due from then on. */
export function assessPlaces(run: Run, places: readonly State[], rules: LandTaxRules): void {
  const taxed = run.homes.filter(({ owned, use }) => owned && use !== 'home');
  if (taxed.length === 0) return;
  for (const state of places) {
    const there = taxed.filter(({ home }) => home.state === state);
    if (there.length > 0) assessPlace(run, { state, there, rules });
  }
}

interface Place {
  readonly state: State;
  readonly there: readonly RunningHome[];
  readonly rules: LandTaxRules;
}

/**
 * Places whose Acts assess joint owners together, as if the land were one person's, and whether each owner is assessed on
 * all own interests besides, less what was taxed already: Land Tax Management Act 1956 (NSW) s 27, Land Tax Act 2005 (Vic)
 * s 38, Land Tax Act 1936 (SA) s 9; in Western Australia together alone, Land Tax Assessment Act 2002 s 12. Queensland
 * assesses each co-owner alone, Land Tax Act 2010 s 22.
 */
const togetherIn: Partial<Record<State, 'andEach' | 'alone'>> = {
  NSW: 'andEach',
  VIC: 'andEach',
  SA: 'andEach',
  WA: 'alone',
};

function assessPlace(run: Run, place: Place): void {
  const { state, there, rules } = place;
  const own = [...run.people.keys()].map((person) => there.flatMap((home) => parcelsOf(run, home, person)));
  if (state === 'ACT') {
    for (const parcel of own.flat()) charge(run, { place, parcels: [parcel], tax: rules.tax(state, [parcel]) });
    return;
  }
  const together = rules.isJoint ? togetherIn[state] : undefined;
  const joint = together === undefined ? [] : assessJointly(run, place);
  const isJoint = ({ home }: Parcel) => joint.some(({ homes }) => homes.includes(home));
  for (const all of own) {
    const parcels = together === 'alone' ? all.filter((parcel) => !isJoint(parcel)) : all;
    const tax = rules.tax(state, parcels);
    charge(run, { place, parcels, tax: tax - taxedJointly(joint, { parcels, tax }) });
  }
}

/** Land of the same owners, of one person at least, and the tax on the whole of it, cents. */
interface JointLand {
  readonly homes: readonly RunningHome[];
  /** Dollars of the whole. */
  readonly value: number;
  readonly tax: number;
}

/** Assesses the land of each group of owners as one person's; the household is charged its owners' part. */
function assessJointly(run: Run, place: Place): readonly JointLand[] {
  const joint = place.there.filter(isJointlyOwned);
  return [...new Set(joint.map(ownersOf))].map((owners) => {
    const homes = joint.filter((home) => ownersOf(home) === owners);
    const whole = homes.map((home) => ({ landValue: landOf(run, home), sharePct: 100 }));
    const value = whole.reduce((sum, { landValue }) => sum + landValue, 0);
    const tax = place.rules.tax(place.state, whole);
    const parcels = homes.flatMap((home) => [...run.people.keys()].flatMap((person) => parcelsOf(run, home, person)));
    if (value > 0) charge(run, { place, parcels, tax: wholeCents((tax * sharesOf(parcels)) / value) });
    return { homes, value, tax };
  });
}

function isJointlyOwned({ owners, part }: RunningHome): boolean {
  return owners.length > 1 || part < 1;
}

/** One text for the same owners; whoever is not in the household counts as the same people everywhere. */
function ownersOf({ owners, part }: RunningHome): string {
  const names = owners.map(({ person }) => person).toSorted((one, other) => one - other);
  return `${names.join(' ')}${part < 1 ? ' and others' : ''}`;
}

/**
 * What an owner's own assessment leaves out because joint land was taxed: of each joint ownership the lesser of the
 * owner's part of its tax and the joint land's part of the owner's (s 38(4) of the Victorian Act, and alike), whole cents.
 */
function taxedJointly(
  joint: readonly JointLand[],
  { parcels, tax }: { parcels: readonly Parcel[]; tax: number },
): number {
  const all = sharesOf(parcels);
  if (all === 0) return 0;
  const less = joint.reduce((sum, land) => {
    const part = sharesOf(parcels.filter(({ home }) => land.homes.includes(home)));
    return sum + (land.value === 0 ? 0 : Math.min((land.tax * part) / land.value, (tax * part) / all));
  }, 0);
  return Math.min(tax, wholeCents(less));
}

/** Dollars of the shares. */
function sharesOf(parcels: readonly Parcel[]): number {
  return parcels.reduce((sum, { landValue, sharePct }) => sum + (landValue * sharePct) / 100, 0);
}

/** Dollars of a property's whole land. */
function landOf({ books }: Run, { account, home, part }: RunningHome): number {
  return part === 0 ? 0 : ((books.now[account] ?? 0) / 100 / part) * ((home.landPct ?? 0) / 100);
}

/** A person's share of a property's land, if there is one and the land is known. */
function parcelsOf(run: Run, home: RunningHome, person: number): readonly Parcel[] {
  const owner = home.owners.find((each) => each.person === person);
  if (owner === undefined || home.home.landPct === null || home.part === 0) return [];
  return [{ home, person, landValue: landOf(run, home), sharePct: owner.fraction * home.part * 100 }];
}

/** Land that is added up: dollars of the whole, and the percent that counts. */
interface Land {
  readonly landValue: number;
  readonly sharePct: number;
}

/** A person's share of a property's land; dollars of the whole. */
export interface Parcel extends Land {
  readonly home: RunningHome;
  /** Place among the people. */
  readonly person: number;
}

interface Charge {
  readonly place: Place;
  readonly parcels: readonly Parcel[];
  /** Cents. */
  readonly tax: number;
}

/** Charges tax on land that was added up; each property's part of it, by land value, is a cost of that property. */
function charge({ books, landTaxDue, world, preset }: Run, { place, parcels, tax }: Charge): void {
  books.post('landTaxAssessed', { subject: place.state, from: landTaxDue, to: world.taxOffice }, tax);
  const weights = parcels.reduce((sum, { landValue, sharePct }) => sum + landValue * sharePct, 0);
  if (weights === 0) return;
  for (const parcel of parcels) {
    place.rules.book(parcel, preset.posted((tax * parcel.landValue * parcel.sharePct) / weights));
  }
}

/** Tax on the shares of land by the last known tables, whole cents. */
export function taxOn(state: State, holdings: readonly Land[]): number {
  const taxable = holdings.filter(({ landValue, sharePct }) => landValue > 0 && sharePct > 0);
  if (taxable.length === 0) return 0;
  const found = landTax({ state, year: tableYear, holdings: taxable });
  return found.status === 'computed' ? toCents(found.landTax) : 0;
}

import { blankProfile, type ProfileRecord } from '@freehold/contract';
import { demoUsers } from '#app/lib/session-demo.ts';
import { assetsFrom, liabilitiesFrom } from './belongings.ts';
import { demoClientHousehold } from './demo-client.ts';
import { type Household, households } from './households.ts';
import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';
import { inventedPerson } from './people.ts';
import type { DemoClient } from './records.ts';
import { demoValuations } from './valuations.ts';

/** Clients besides the one whom the demo is played as. */
const others = 41;

const places = [
  '8 Fig Tree Lane, Balmain, NSW, 2041, Australia',
  '41 Banksia Road, Brunswick, VIC, 3056, Australia',
  '3/19 Jacaranda Avenue, New Farm, QLD, 4005, Australia',
  '27 Grevillea Crescent, Fremantle, WA, 6160, Australia',
  '15 Acacia Close, Glenelg, SA, 5045, Australia',
  '6 Myrtle Place, Sandy Bay, TAS, 7005, Australia',
  '102 Waratah Way, Dickson, ACT, 2602, Australia',
] as const;

/** The demo's clients, the demo client first. */
export function demoClients(now: Date): DemoClient[] {
  return [demoClient(now), ...Array.from({ length: others }, (_, index) => otherClient(index + 1, now))];
}

/** The profile of the adviser whom the demo is played as: a name and nothing else, for advisers' money is not looked after. */
export function demoAdviser(now: Date): DemoClient {
  const { id, email } = demoUsers.ADMIN;
  const household = { profile: { firstName: 'Demo', lastName: 'Admin', email }, assets: [], liabilities: [] };
  return { ...clientFrom({ n: 0, household, now }), id };
}

function demoClient(now: Date): DemoClient {
  const { id, email } = demoUsers.CLIENT;
  const profile = { ...demoClientHousehold.profile, email };
  return { ...clientFrom({ n: 0, household: { ...demoClientHousehold, profile }, now }), id };
}

function otherClient(n: number, now: Date): DemoClient {
  const { firstName, lastName, email, phone } = inventedPerson(n - 1);
  const makeHousehold = households[n % households.length];
  const household = makeHousehold?.(scaleOf(n)) ?? demoClientHousehold;
  const isPartnered = household.profile.assessWithPartner === true;
  const profile: Partial<ProfileRecord> = {
    employer: 'A company in town',
    employmentLength: 1 + (n % 12),
    dateOfBirth: `${1958 + ((n * 11) % 42)}-${twoDigits(1 + (n % 12))}-${twoDigits(1 + ((n * 5) % 28))}`,
    address: places[n % places.length] ?? places[0],
    ...household.profile,
    ...{ firstName, lastName, email, phone },
    ...(isPartnered ? { partnerLastName: lastName, partnerDob: `${1970 + (n % 25)}-06-15` } : {}),
  };
  return clientFrom({ n, household: { ...household, profile }, now });
}

function clientFrom({ n, household, now }: { n: number; household: Household; now: Date }): DemoClient {
  const assets = assetsFrom(n, household.assets);
  const hasAccount = n % 3 !== 2;
  return {
    id: demoId('client', n),
    createdAt: daysBefore(now, 400 - n * 9),
    hasAccount,
    emailVerified: hasAccount && n % 5 !== 4,
    version: 1 + (n % 4),
    profile: { ...blankProfile, ...household.profile },
    assets,
    liabilities: liabilitiesFrom(n, household.liabilities),
    portfolios: [],
    valuations: demoValuations(assets, now),
  };
}

/** From 85 to 115 percent, in whole hundreds below 100,000 and whole thousands above. */
function scaleOf(n: number): (amount: number) => number {
  const factor = 0.85 + ((n * 37) % 31) / 100;
  return (amount) => {
    const step = amount < 100_000 ? 100 : 1_000;
    return Math.round((amount * factor) / step) * step;
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

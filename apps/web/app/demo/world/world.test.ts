import {
  assetListSchema,
  leadKinds,
  leadStatuses,
  liabilityListSchema,
  mailStatuses,
  profileInputSchema,
  propertyChangesSchema,
  routes,
} from '@freehold/contract';
import { planLaw } from '@freehold/domain';
import { monthlyRepaymentsOf } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoScene } from '../demo-scene.ts';
import { demoLawRead } from './plans.ts';
import { demoWorld } from './world.ts';

const now = new Date('2026-11-21T04:00:00Z');
const world = demoWorld(now);
const [demoClient] = world.clients;

describe('the demo client', () => {
  it('[DEMO-03] has the five stated figures', () => {
    expect(demoClient?.profile).toMatchObject({
      grossIncome: 100_000,
      monthlyLivingExpenses: 2_000,
      retirementPassiveIncomeGoal: 50_000,
      desiredRetirementAge: 65,
      employmentLength: 2,
    });
  });

  it('[DEMO-04] is Demo Client, and the adviser is Demo Admin', () => {
    const { client, adviser } = demoScene(now);
    const own = { params: { id: demoUsers.CLIENT.id } };
    expect(client(routes.profiles.read, own)).toMatchObject({ firstName: 'Demo', lastName: 'Client', role: 'CLIENT' });
    expect(client(routes.auth.account, {})).toMatchObject({ firstName: 'Demo', lastName: 'Client' });
    expect(adviser(routes.auth.account, {})).toMatchObject({ firstName: 'Demo', lastName: 'Admin' });
    const advisers = { params: { id: demoUsers.ADMIN.id } };
    expect(adviser(routes.profiles.read, advisers)).toMatchObject({ lastName: 'Admin', role: 'ADMIN' });
  });

  it('[DEMO-05] has something for every tab of the dashboard', () => {
    const types = new Set(demoClient?.assets.map(({ assetType }) => assetType));
    for (const type of ['Primary Home', 'Investment Property', 'Shares', 'Super', 'Savings'])
      expect(types).toContain(type);
    const debts = new Set(demoClient?.liabilities.map(({ liabilityType }) => liabilityType));
    for (const type of ['Mortgage', 'Credit Card', 'Vehicle Loan', 'HECS']) expect(debts).toContain(type);
    // A surplus remains, so the retirement tab has two lines to show.
    expect(monthlyRepaymentsOf(demoClient?.liabilities ?? [])).toBeLessThan((0.7 * 100_000) / 12 - 2_000);
    expect(demoClient?.profile.dateOfBirth).toBe('1988-04-12');
    const own = world.assignments.filter(({ clientId }) => clientId === demoUsers.CLIENT.id);
    expect(own).toHaveLength(2);
    const links = world.savedLinks.filter(({ userId }) => userId === demoUsers.CLIENT.id);
    expect(links.map(({ purchased }) => purchased)).toEqual([false, false, true]);
  });
});

describe('[DEMO-05] the canned records', () => {
  it('are enough for every screen', () => {
    expect(world.clients).toHaveLength(42);
    expect(world.properties).toHaveLength(14);
    expect(new Set(world.leads.map(({ kind }) => kind))).toEqual(new Set(leadKinds));
    expect(new Set(world.leads.map(({ status }) => status))).toEqual(new Set(leadStatuses));
    expect(new Set(world.mails.map(({ status }) => status))).toEqual(new Set(mailStatuses));
    expect(world.leads.some(({ notes }) => notes.length > 1)).toBe(true);
    expect(world.events.length).toBeGreaterThan(100);
  });

  it('hold fourteen months of values that end with the present ones', () => {
    for (const { assets, valuations } of world.clients) {
      for (const { id, currentValue } of assets) {
        const own = valuations.filter(({ assetId }) => assetId === id);
        expect(new Set(own.map(({ date }) => date.slice(0, 7))).size).toBe(14);
        expect(own.at(-1)).toMatchObject({ value: currentValue, date: '2026-11-21' });
      }
    }
  });

  it.each(['2026-01-31T23:30:00Z', '2027-03-01T00:00:00Z', '2028-02-29T12:00:00Z'])(
    'skip no month when the demo is entered at %s',
    (day) => {
      const [first] = demoWorld(new Date(day)).clients;
      expect(new Set(first?.valuations.map(({ date }) => date.slice(0, 7))).size).toBe(14);
    },
  );

  it('have ids of their own, the same ones tomorrow', () => {
    const idsOf = ({ clients, properties, leads, mails }: typeof world) => [
      ...clients.flatMap(({ id, assets, liabilities }) => [id, ...[...assets, ...liabilities].map((row) => row.id)]),
      ...[...properties, ...leads, ...mails].map(({ id }) => id),
    ];
    const ids = idsOf(world);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(demoWorld(new Date('2026-11-22T04:00:00Z'))).toSorted()).toEqual(ids.toSorted());
  });

  it('are nobody’s: addresses and numbers that reach no one', () => {
    for (const { email, phone } of [...world.clients.map(({ profile }) => profile), ...world.leads]) {
      expect(email).toMatch(/@(example\.com|freehold\.example)$/);
      expect(phone).toMatch(/^0491 570 \d{3}$/);
    }
  });

  it('could have been typed in: each passes the contract’s rules', () => {
    for (const { profile, assets, liabilities } of world.clients) {
      expect(profileInputSchema.safeParse(profile).success).toBe(true);
      expect(assetListSchema.safeParse(assets).success).toBe(true);
      expect(liabilityListSchema.safeParse(liabilities).success).toBe(true);
    }
    for (const { createdAt: _, ...property } of world.properties) {
      expect(propertyChangesSchema.safeParse(property).error?.issues).toBeUndefined();
    }
  });

  it('tell one story: what leads, mails, saved and assigned properties name is there', () => {
    const clients = new Set(world.clients.map(({ id }) => id));
    const properties = new Set(world.properties.map(({ id }) => id));
    const leads = new Set(world.leads.map(({ id }) => id));
    for (const { clientId, status } of world.leads) {
      expect(clientId === null).toBe(status !== 'Converted');
      if (clientId !== null) expect(clients).toContain(clientId);
    }
    for (const { leadId } of world.mails) if (leadId !== null) expect(leads).toContain(leadId);
    for (const { userId, property_id } of world.savedLinks) {
      expect(clients).toContain(userId);
      expect(properties).toContain(property_id);
    }
    for (const { clientId, propertyId } of world.assignments) {
      expect(clients).toContain(clientId);
      expect(properties).toContain(propertyId);
    }
  });

  it('have no moment to come but what is planned', () => {
    const moments = [
      ...world.leads.flatMap(({ receivedAt, notes }) => [receivedAt, ...notes.map((note) => note.createdAt)]),
      ...world.mails.flatMap(({ createdAt, sentAt }) => [createdAt, sentAt ?? createdAt]),
      ...world.events.map(({ at }) => at),
    ];
    expect(moments.filter((moment) => moment > now.toISOString())).toEqual([]);
  });
});

it('keeps plans under the law that the figures are worked out by', () => {
  expect(demoLawRead).toBe(planLaw([]).read);
});

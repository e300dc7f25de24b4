import { askedMailWords, planMessages, type Route, routes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { CallError } from '#app/lib/call-error.ts';
import { demoChanges } from '#app/lib/demo-changes.ts';
import type { RawCall } from '#app/lib/demo-code.ts';
import { type DemoRole, demoUsers } from '#app/lib/session-demo.ts';
import { demoAnswers } from './answers.ts';
import { replyFrom } from './demo-call.ts';
import { demoId } from './world/ids.ts';
import { demoWorld } from './world/world.ts';

const now = new Date('2026-11-21T04:00:00Z');
const clientId = demoUsers.CLIENT.id;
const someone = demoId('client', 4);
const property = demoId('property', 3);
const newProperty = {
  ...{ name: 'New', street: '1 New Street', suburb: 'Newtown', state: 'NSW', postcode: '2042' },
  ...{ price: 500_000, beds: 2, baths: 1, area: 80, growthRate: 5, rentalYield: 4 },
};
const propertyFile = `Name,Street,Suburb,State,Postcode,Price,Bedrooms,Bathrooms,Area (m²),Growth rate (%),Rental yield (%)
New,1 New Street,Newtown,NSW,2042,500000,2,1,80,5,4`;
const aPlan = { plan: 1, title: 'Ours', start: '2026-12', people: { a: { born: '1988-06' } } };
const file = new Blob(['RIFF'], { type: 'image/webp' });

// One valid call of every route that the demo answers, by an adviser unless the route is a client's own.
const calls: Readonly<Record<string, RawCall & { readonly as?: DemoRole }>> = {
  'auth.changePassword': { body: { currentPassword: 'anything', newPassword: 'something else' } },
  'auth.prove': { body: { password: 'x' } },
  'auth.account': {},
  'auth.sessions': {},
  'auth.endSession': { params: { id: demoId('session', 2) } },
  'auth.clientSessions': { params: { id: clientId } },
  'auth.endClientSession': { params: { id: clientId, sessionId: demoId('session', 1) } },
  'auth.sendClientReset': { params: { id: clientId } },
  'auth.enrolSecondFactor': { body: { password: 'anything' } },
  'profiles.list': { query: { q: 'demo' } },
  'profiles.read': { as: 'CLIENT', params: { id: clientId } },
  'profiles.update': { as: 'CLIENT', params: { id: clientId }, body: { occupation: 'Baker' } },
  'profiles.readDetails': { params: { id: someone } },
  'profiles.updateDetails': { params: { id: someone }, body: { profile: { occupation: 'Baker' }, version: 1 } },
  'profiles.create': { body: { profile: { firstName: 'Ada' }, assets: [{}], liabilities: [{}] } },
  'profiles.firstFigures': { params: { id: clientId } },
  'profiles.valuations': { params: { id: clientId } },
  'clients.view': { params: { id: someone } },
  'clients.head': { params: { id: someone } },
  'clients.activity': { params: { id: someone }, query: { looks: 'true' } },
  'clients.leads': { params: { id: someone } },
  'clients.notes': { params: { id: someone } },
  'clients.addNote': { params: { id: someone }, body: { text: 'Called' } },
  'clients.editNote': { params: { id: someone, noteId: demoId('client-note', 40) }, body: { text: 'Called again' } },
  'clients.removeNote': { params: { id: someone, noteId: demoId('client-note', 40) } },
  'clients.restoreNote': { params: { id: someone, noteId: demoId('client-note', 40) } },
  'tasks.list': { params: { id: clientId } },
  'tasks.add': { params: { id: someone }, body: { text: 'Call' } },
  'tasks.finish': { params: { id: clientId, taskId: demoId('client-task', 0) } },
  'tasks.reopen': { params: { id: clientId, taskId: demoId('client-task', 0) } },
  'tasks.remove': { params: { id: clientId, taskId: demoId('client-task', 0) } },
  'tasks.restore': { params: { id: clientId, taskId: demoId('client-task', 0) } },
  'properties.list': { query: { sort: 'price', minBeds: 2 } },
  'properties.read': { as: 'CLIENT', params: { id: property } },
  'properties.create': { body: newProperty },
  'properties.update': { params: { id: property }, body: { ...newProperty, version: 1 } },
  'properties.archive': { params: { id: property } },
  'properties.restore': { params: { id: property } },
  'properties.fetchPicture': { params: { id: property } },
  'properties.export': { query: { sort: 'name' } },
  'properties.checkFile': { content: new TextEncoder().encode(propertyFile) },
  'properties.importFile': { content: new TextEncoder().encode(propertyFile) },
  'images.upload': { bytes: file },
  'savedProperties.list': { as: 'CLIENT' },
  'savedProperties.check': { as: 'CLIENT', query: { propertyId: property } },
  'savedProperties.add': { as: 'CLIENT', body: { propertyId: demoId('property', 11) } },
  'savedProperties.remove': { as: 'CLIENT', query: { propertyId: property } },
  'portfolio.read': { as: 'CLIENT', params: { id: clientId } },
  'plans.list': { as: 'CLIENT' },
  'plans.read': { params: { id: demoId('plan', 0) }, query: { userId: clientId } },
  'plans.create': { as: 'CLIENT', body: { plan: aPlan } },
  'plans.seeRules': { as: 'CLIENT', params: { id: demoId('plan', 0) }, body: { to: '2026-11-29' } },
  'assignments.assign': { body: { clientId: someone, propertyId: property } },
  'leads.list': { query: { status: 'New' } },
  'leads.export': {},
  'leads.details': { params: { id: demoId('lead', 9) } },
  'leads.update': { params: { id: demoId('lead', 1) }, body: { status: 'Contacted' } },
  'leads.addNote': { params: { id: demoId('lead', 1) }, body: { text: 'Called' } },
  'leads.totals': { query: { kind: 'mortgage' } },
  'leads.arrivals': {},
  'leads.owners': {},
  'leads.conversion': { query: { from: '2026-01-01' } },
  'leads.move': { params: { id: demoId('lead', 4) }, body: { stage: 'Lost', lostReason: 'No answer' } },
  'leads.withdraw': { params: { id: demoId('lead', 2) } },
  'leads.erase': { params: { id: demoId('lead', 3) }, body: { confirm: 'ERASE' } },
  'leads.convert': { params: { id: demoId('lead', 1) } },
  'outbox.list': { query: { status: 'failed' } },
  'outbox.totals': {},
  'outbox.read': { params: { id: demoId('mail', 4) } },
  'outbox.resend': { params: { id: demoId('mail', 4) } },
  'counts.read': {},
  'access.read': { params: { id: someone } },
  'joins.list': {},
  'clients.list': { query: { limit: '50', sort: 'name' } },
  'today.read': { query: { mine: 'true' } },
  'practice.read': { as: 'CLIENT' },
  'advisers.list': {},
  'advisers.invite': { body: { firstName: 'New', lastName: 'Adviser', email: 'new@freehold.example' } },
  'advisers.disable': { params: { id: demoId('adviser', 1) }, body: { handTo: null } },
  'advisers.handOver': { params: { id: demoId('adviser', 0) }, body: { to: demoId('adviser', 1) } },
  'advisers.ofClient': { as: 'CLIENT', params: { id: clientId } },
  'advisers.assign': { params: { id: someone, adviserId: demoId('adviser', 1) } },
  'advisers.unassign': { params: { id: someone, adviserId: demoId('adviser', 0) } },
  'practice.update': {
    body: {
      ...{ name: 'Harbour Lending', email: null, phone: null, abn: null, licence: null, accent: '#2f5d4a' },
      ...{ logo: 'iVBORw0KGgo=', version: 0 },
    },
  },
  'idleRecords.list': {},
  'upkeep.read': {},
  'privacy.exportPerson': { as: 'CLIENT', params: { id: clientId } },
  'privacy.heldErasures': {},
  'privacy.erasePerson': { params: { id: someone }, body: { confirm: 'ERASE' } },
  'askedMails.read': { as: 'CLIENT' },
  'askedMails.change': {
    as: 'CLIENT',
    params: { kind: 'month-summary' },
    body: { isOn: true, words: askedMailWords },
  },
  'savedViews.list': {},
  'savedViews.keep': { params: { id: someone }, body: { name: 'Nobody called', q: '', sort: 'name', filter: {} } },
  'audit.list': { query: { action: 'client-read' } },
};

// Need another call first.
const inTurn = [
  ...['auth.confirmSecondFactor', 'auth.disableSecondFactor', 'privacy.takeBackErasure', 'savedViews.remove'],
  ...['plans.remove', 'plans.change', 'plans.versions', 'plans.keepVersion', 'plans.version'],
  ...['plans.publish', 'plans.unpublish', 'advisers.enable'],
  ...['planSuggestions.list', 'planSuggestions.send', 'planSuggestions.take', 'planSuggestions.decline'],
];

// Meaningless without a server: always refused.
const refused = [
  'outbox.passLinkOn',
  'health.live',
  'health.ready',
  'auth.login',
  'auth.register',
  'auth.refresh',
  'auth.logout',
  'auth.forgotPassword',
  'auth.resetPassword',
  'auth.verifyEmail',
  'auth.resendVerification',
  'auth.lookAtSignUp',
  'auth.declineSignUp',
  'auth.stopChange',
  'auth.confirmNewEmail',
  'access.disable',
  'access.enable',
  'access.resetSecondFactor',
  'access.changeEmail',
  'access.withdraw',
  'joins.connect',
  'joins.refuse',
  'joins.reopen',
  'idleRecords.keep',
  'idleRecords.askAgain',
  'images.read',
  'practice.logo',
  'calculate.areas',
  'calculate.area',
  'reports.borrowing',
  'reports.mortgage',
  'reports.negativeGearing',
  'reports.portfolio',
  'reports.calculation',
  'reports.calculationWorkbook',
  'reports.plan',
  'reports.planWorkbook',
  'reports.mortgageWorkbook',
  'reports.portfolioWorkbook',
  'reports.clientSummary',
  'reports.keptPlan',
  'borrowingLeads.submit',
  'mortgageLeads.submit',
  'calculationLeads.submit',
  'strategySessionLeads.submit',
  'privacy.lookAtErasure',
  'privacy.keepAccount',
  'privacy.enquiryPage',
  'privacy.enquiryAct',
  'privacy.unsubscribePage',
  'privacy.unsubscribe',
  'askedMails.stopPage',
  'askedMails.stop',
  'diagnostics.createAdmin',
  'diagnostics.createAsset',
  'diagnostics.createLiability',
  'diagnostics.diagnostic',
  'diagnostics.probe',
];

const named = Object.entries(routes).flatMap(([group, members]) =>
  Object.entries<Route>(members).map(([name, route]) => [`${group}.${name}`, route] as const),
);
const routeNamed = new Map<string, Route>(named);

function answered(name: string, { as = 'ADMIN', ...raw }: RawCall & { readonly as?: DemoRole }): unknown {
  const route = routeNamed.get(name);
  if (route === undefined) throw new Error(`${name} is no route`);
  return replyFrom(route, raw, { world: demoWorld(now), actor: demoUsers[as], at: now, tellNext: () => undefined });
}

describe('[DEMO-07] every route of the contract', () => {
  it('is answered or refused, by the answer made for it', () => {
    const covered = [...Object.keys(calls), ...inTurn, ...refused];
    expect(covered.toSorted()).toEqual([...routeNamed.keys()].toSorted());
    const answers = Object.entries(demoAnswers).flatMap(([group, members]) =>
      Object.entries(members).map(([name, { route }]) => [`${group}.${name}`, route] as const),
    );
    for (const [name, route] of answers) expect(route, name).toBe(routeNamed.get(name));
  });

  // Replies are validated by the route's schema; one that does not fit throws.
  it.each(Object.entries(calls))('%s has a reply that fits the contract', (name, call) => {
    expect(() => answered(name, call)).not.toThrow();
  });

  it('savedViews.remove gives the view that was kept', () => {
    const scene = { world: demoWorld(now), actor: demoUsers.ADMIN, at: now, tellNext: () => undefined };
    const { keep, remove } = routes.savedViews;
    const view = { name: 'Nobody called', list: 'leads', q: '', sort: 'name', filter: { todo: 'action' } };
    replyFrom(keep, { params: { id: someone }, body: view }, scene);
    expect(replyFrom(remove, { params: { id: someone } }, scene)).toEqual({ id: someone, ...view });
    expect(() => replyFrom(remove, { params: { id: someone } }, scene)).toThrow();
  });

  it('a plan is kept, changed on its newest version alone, kept under a name and deleted', () => {
    const scene = { world: demoWorld(now), actor: demoUsers.CLIENT, at: now, tellNext: () => undefined };
    const { plans } = routes;
    const { id } = replyFrom(plans.create, { query: {}, body: { plan: aPlan } }, scene);
    const changeTo = (years: number) => ({
      ...{ id: 'c1', label: 'Years', by: 'you', at: '2026-11-21' },
      ops: [{ set: 'years', to: years }],
    });
    const change = (version: number, years: number) =>
      replyFrom(plans.change, { params: { id }, query: {}, body: { version, changes: [changeTo(years)] } }, scene);
    replyFrom(plans.keepVersion, { params: { id }, query: {}, body: { name: 'First' } }, scene);
    expect(change(1, 30).version).toBe(2);
    expect(() => change(1, 20)).toThrow(
      expect.objectContaining({ code: 'stale-version', meanwhile: { version: 2, changes: [changeTo(30)] } }),
    );
    expect(replyFrom(plans.read, { params: { id }, query: {} }, scene).document).toEqual({ ...aPlan, years: 30 });
    expect(replyFrom(plans.versions, { params: { id }, query: {} }, scene)).toMatchObject([
      { name: 'First', number: 1 },
    ]);
    const first = replyFrom(plans.version, { params: { id, number: '1' }, query: {} }, scene);
    expect(first.document).toEqual(aPlan);
    replyFrom(plans.remove, { params: { id }, query: {} }, scene);
    expect(replyFrom(plans.list, { query: {} }, scene).map(({ id }) => id)).toEqual([
      demoId('plan', 0),
      demoId('plan', 1),
    ]);
  });

  it('an adviser’s plan is a draft until it is published, and its client has the options chosen alone', () => {
    const world = demoWorld(now);
    const scene = { world, actor: demoUsers.ADMIN, at: now, tellNext: () => undefined };
    const asClient = { ...scene, actor: demoUsers.CLIENT };
    const { plans } = routes;
    const query = { userId: demoUsers.CLIENT.id };
    const options = { b: { name: 'Shown', changes: [] }, c: { name: 'Hidden', changes: [] } };
    const costs = { living: { monthly: 5_000, note: 'Ask about the roof' } };
    const { id } = replyFrom(plans.create, { query, body: { plan: { ...aPlan, costs, options } } }, scene);
    const read = { params: { id }, query: {} };
    expect(() => replyFrom(plans.read, read, asClient)).toThrow();
    const body = { version: 1, options: ['b'], basis: 'general' };
    replyFrom(plans.publish, { params: { id }, query, body }, scene);
    expect(replyFrom(plans.read, read, asClient).document).toEqual({
      ...{ ...aPlan, costs: { living: { monthly: 5_000 } } },
      options: { b: options.b },
    });
    replyFrom(plans.keepVersion, { params: { id }, query, body: { name: 'First meeting', lock: true } }, scene);
    replyFrom(plans.keepVersion, { params: { id }, query, body: { name: 'Not locked' } }, scene);
    expect(replyFrom(plans.versions, read, asClient)).toMatchObject([{ name: 'First meeting', number: 1 }]);
    const first = replyFrom(plans.version, { params: { id, number: '1' }, query: {} }, asClient);
    expect(first.document.options).toEqual({ b: options.b });
    const { planSuggestions } = routes;
    const to = (years: number) => ({
      ...{ id: 'c1', label: 'Years', by: 'you', at: '2026-11-21' },
      ops: [{ set: 'years', to: years }],
    });
    const longer = {
      ...to(30),
      ops: [
        { set: 'years', to: 30 },
        { put: 'costs/living', to: { monthly: 6_000 } },
      ],
    };
    const sent = { version: 1, changes: [longer, to(20)], note: 'Longer?' };
    const { id: suggestionId } = replyFrom(planSuggestions.send, { ...read, body: sent }, asClient);
    const one = { params: { id, suggestionId }, query };
    const taken = replyFrom(planSuggestions.take, { ...one, body: { version: 1, changes: [0] } }, scene);
    expect(taken.version).toBe(2);
    replyFrom(planSuggestions.decline, { ...one, body: { reply: 'Not yet' } }, scene);
    expect(replyFrom(planSuggestions.list, read, asClient)).toMatchObject([{ taken: [0], reply: 'Not yet' }]);
    expect(replyFrom(plans.read, { params: { id }, query }, scene).document).toMatchObject({
      ...{ years: 30, costs: { living: { monthly: 6_000, note: 'Ask about the roof' } } },
    });
    expect(replyFrom(plans.read, read, asClient).document).not.toMatchObject({ years: 30 });
    expect(() => replyFrom(plans.remove, read, asClient)).toThrow(planMessages.published);
    replyFrom(plans.unpublish, { params: { id }, query }, scene);
    expect(() => replyFrom(plans.read, read, asClient)).toThrow();
  });

  it.each(refused)('%s is refused with a sentence', (name) => {
    expect(() => answered(name, {})).toThrow(CallError);
    expect(() => answered(name, {})).toThrow(/[a-z]{3}/);
  });
});

describe('[DEMO-08] a change', () => {
  const told = (work: () => unknown): number => {
    let count = 0;
    const stop = demoChanges.subscribe(() => {
      count += 1;
    });
    try {
      work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    stop();
    return count;
  };

  it.each(Object.keys(calls))('by %s is told once, and only a change is', (name) => {
    const isWrite =
      routeNamed.get(name)?.method !== 'GET' && name !== 'calculate.area' && name !== 'properties.checkFile';
    expect(told(() => answered(name, calls[name] ?? {}))).toBe(isWrite ? 1 : 0);
  });

  it('that is refused is not told', () => {
    expect(told(() => answered('profiles.create', { body: { profile: { grossIncome: -1 } } }))).toBe(0);
  });

  it.each(['borrowingLeads.submit', 'mortgageLeads.submit', 'calculationLeads.submit', 'strategySessionLeads.submit'])(
    '[DEMO-07] that a lead form asks for is answered with the words alone: %s',
    (name) => {
      expect(() => answered(name, { as: 'CLIENT', body: {} })).toThrow('Demo: not saved');
      expect(told(() => answered(name, {}))).toBe(0);
    },
  );
});

describe('access', () => {
  const adminRoutes = named.filter(([name, { access }]) => access === 'admin' && name in calls);

  it.each(adminRoutes.map(([name]) => name))('[GUARD-05] %s is refused to a client', (name) => {
    expect(() => answered(name, { ...calls[name], as: 'CLIENT' })).toThrow(
      expect.objectContaining({ code: 'not-allowed' }),
    );
  });

  it.each(['profiles.read', 'profiles.readDetails', 'profiles.valuations', 'portfolio.read', 'privacy.exportPerson'])(
    'to somebody else is not found: %s',
    (name) => {
      expect(() => answered(name, { as: 'CLIENT', params: { id: someone } })).toThrow(
        expect.objectContaining({ code: 'not-found', status: 404 }),
      );
    },
  );

  it('to somebody else’s saved list is not found', () => {
    for (const name of ['savedProperties.list', 'savedProperties.check']) {
      const query = { userId: someone, ...(name.endsWith('check') ? { propertyId: property } : {}) };
      expect(() => answered(name, { as: 'CLIENT', query })).toThrow(expect.objectContaining({ code: 'not-found' }));
    }
  });
});

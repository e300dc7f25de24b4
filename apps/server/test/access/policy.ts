import type { RouteName } from './route-names.ts';

/** Callers: four without a valid session, two clients, an adviser, an admin, and one who was an admin until just now. */
export const outsiders = ['anonymous', 'malformed', 'expired', 'ended'] as const;
export const actors = [...outsiders, 'owner', 'other', 'adviser', 'admin', 'demoted'] as const;
export type ActorName = (typeof actors)[number];

/** Whose object a call names, from the caller's point of view. */
export const relations = ['own', 'foreign', 'missing'] as const;
export type Relation = (typeof relations)[number];

/** Statuses by whose object is named. */
export type ByRelation = Readonly<Record<Relation, number>>;

/** A route's responses to a valid call. */
export interface Policy {
  /** The object a call names: a client, a record of the desk, …; null if none. */
  readonly object: 'client' | 'property' | 'session' | 'lead' | 'mail' | 'image' | 'plan' | 'publishedPlan' | null;
  /** Statuses for callers without a live session. */
  readonly outside: number | ByRelation;
  readonly client: number | ByRelation;
  /**
   * An adviser, whose are their own client and the leads that are theirs or nobody's. Without it they are refused on every
   * route that asks for a session.
   */
  readonly adviser?: number | ByRelation;
  readonly admin: number | ByRelation;
  /** The ex-adviser, where they differ from a client: they have no records. */
  readonly demoted?: number | ByRelation;
  /** True if a success changes the outcome of the next call. */
  readonly spends?: true;
}

const noPart = null;

/** Everyone, signed in or not. */
function open(status: number, more: Partial<Policy> = {}): Policy {
  return { object: noPart, outside: status, client: status, admin: status, ...more };
}

/** Everyone with a live session. */
function signedIn(status: number | ByRelation, more: Partial<Policy> = {}): Policy {
  return { object: noPart, outside: 401, client: status, admin: status, ...more };
}

/** What everyone with a live session does about their own account. */
function ownAccount(status: number | ByRelation, more: Partial<Policy> = {}): Policy {
  return signedIn(status, { adviser: status, ...more });
}

/** Advisers only; a client gets 403 whatever they name. */
function advisers(status: number | ByRelation, more: Partial<Policy> = {}): Policy {
  return { object: noPart, outside: 401, client: 403, admin: status, ...more };
}

/** About a client who is named, for admins and that client's advisers. */
function advisersOf(status: number): Policy {
  const admin = { own: 404, foreign: status, missing: 404 };
  return { object: 'client', outside: 401, client: 403, admin, adviser: theirs(status) };
}

/** The client concerned and advisers; for everyone else the client does not exist. An adviser has no record. */
function clientsOwn(status: number, more: Partial<Policy> = {}): Policy {
  return {
    object: 'client',
    outside: 401,
    client: { own: status, foreign: 404, missing: 404 },
    admin: { own: 404, foreign: status, missing: 404 },
    demoted: { own: 404, foreign: 404, missing: 404 },
    ...more,
  };
}

/** Advisers, about a plan that they published; its client is refused, and for everyone else it does not exist. */
function published(status: number, more: Partial<Policy> = {}): Policy {
  return clientsOwn(status, {
    adviser: theirs(status),
    object: 'publishedPlan',
    client: { own: 403, foreign: 404, missing: 404 },
    ...more,
  });
}

/** For routes where each person's own record exists or is created by the call (API-11). */
const createdOwn = {
  admin: { own: 200, foreign: 200, missing: 404 },
  demoted: { own: 200, foreign: 404, missing: 404 },
} as const;

/** An adviser's own clients and leads; those of others and missing ones look alike. */
function theirs(status: number): ByRelation {
  return { own: status, foreign: 404, missing: 404 };
}

const there404: ByRelation = { own: 404, foreign: 404, missing: 404 };
const there = (status: number): ByRelation => ({ own: status, foreign: status, missing: 404 });

/**
 * Access rules, one row per route, written from the specification (sections 6 and 7) and decision E-02, not from the
 * code. A route without a row does not compile, nor does a row without a route.
 */
export const policy: Readonly<Record<RouteName, Policy>> = {
  'health.live': open(200),
  'health.ready': open(200),
  'auth.login': open(200),
  'auth.register': open(201),
  'auth.refresh': open(200, { spends: true }),
  'auth.logout': open(200, { spends: true }),
  'auth.forgotPassword': open(200),
  // Authorised by a link, not a session; the sample's link does not exist.
  'auth.resetPassword': open(400),
  'auth.verifyEmail': open(400),
  'auth.lookAtSignUp': open(400),
  'auth.declineSignUp': open(400),
  // All sample accounts have confirmed addresses.
  'auth.resendVerification': ownAccount(409),
  'auth.prove': ownAccount(200),
  'auth.changePassword': ownAccount(200, { spends: true }),
  'auth.account': ownAccount(200),
  'auth.sessions': ownAccount(200),
  'auth.endSession': ownAccount({ own: 200, foreign: 404, missing: 404 }, { object: 'session', spends: true }),
  'auth.clientSessions': advisers(there(200), { object: 'client' }),
  'auth.endClientSession': advisers({ own: 404, foreign: 200, missing: 404 }, { object: 'session', spends: true }),
  'auth.sendClientReset': advisers({ own: 404, foreign: 200, missing: 404 }, { object: 'client' }),
  'auth.enrolSecondFactor': ownAccount(200, { spends: true }),
  'auth.confirmSecondFactor': ownAccount(401),
  'auth.disableSecondFactor': ownAccount(409),
  'auth.stopChange': open(400),
  'auth.confirmNewEmail': open(400),
  'access.read': advisers({ own: 404, foreign: 200, missing: 404 }, { object: 'client' }),
  'access.disable': advisers({ own: 404, foreign: 200, missing: 404 }, { object: 'client', spends: true }),
  // The sample client is enabled, has no authenticator, and no change is pending.
  'access.enable': advisers({ own: 404, foreign: 409, missing: 404 }, { object: 'client' }),
  'access.resetSecondFactor': advisers({ own: 404, foreign: 409, missing: 404 }, { object: 'client' }),
  'access.changeEmail': advisers({ own: 404, foreign: 200, missing: 404 }, { object: 'client', spends: true }),
  'access.withdraw': advisers(there404, { object: 'client' }),
  'profiles.list': advisers(200, { adviser: 200 }),
  'profiles.read': clientsOwn(200, { adviser: theirs(200) }),
  'profiles.update': clientsOwn(200, { adviser: theirs(200), ...createdOwn, spends: true }),
  'profiles.readDetails': clientsOwn(200, { adviser: theirs(200) }),
  'profiles.updateDetails': clientsOwn(200, { adviser: theirs(200), ...createdOwn, spends: true }),
  'profiles.create': advisers(201, { adviser: 201 }),
  'profiles.firstFigures': clientsOwn(200, { adviser: theirs(200) }),
  'profiles.valuations': clientsOwn(200, { adviser: theirs(200) }),
  'clients.list': advisers(200, { adviser: 200 }),
  'clients.view': advisersOf(200),
  'clients.head': advisersOf(200),
  'clients.activity': advisersOf(200),
  'clients.leads': advisersOf(200),
  'clients.notes': advisersOf(200),
  'clients.addNote': advisersOf(201),
  // The sample's note is an admin's, and only its author changes it.
  'clients.editNote': { ...advisersOf(200), adviser: { own: 403, foreign: 404, missing: 404 } },
  'clients.removeNote': advisersOf(200),
  'clients.restoreNote': advisersOf(200),
  'tasks.list': advisersOf(200),
  'tasks.add': advisersOf(201),
  'tasks.finish': advisersOf(200),
  'tasks.reopen': advisersOf(200),
  'tasks.remove': advisersOf(200),
  'tasks.restore': advisersOf(200),
  'joins.list': advisers(200),
  // The sample's pair does not exist; `joining.test.ts` has real ones.
  'joins.connect': advisers(404),
  'joins.refuse': advisers(404),
  'joins.reopen': advisers(404),
  'today.read': advisers(200, { adviser: 200 }),
  'practice.read': signedIn(200, { adviser: 200 }),
  'practice.update': advisers(200, { spends: true }),
  'advisers.list': advisers(200),
  'advisers.invite': advisers(201),
  'advisers.disable': advisers(200, { spends: true }),
  // The sample adviser is enabled.
  'advisers.enable': advisers(409),
  'advisers.handOver': advisers(200, { spends: true }),
  'advisers.ofClient': clientsOwn(200, { adviser: theirs(200) }),
  'advisers.assign': advisers({ own: 404, foreign: 200, missing: 404 }, { object: 'client' }),
  'advisers.unassign': advisers({ own: 404, foreign: 200, missing: 404 }, { object: 'client', spends: true }),
  // No logo is stored.
  'practice.logo': open(404),
  'savedViews.list': advisers(200, { adviser: 200 }),
  'savedViews.keep': advisers(200, { adviser: 200, spends: true }),
  // The sample's view does not exist; `saved-views.test.ts` has real ones.
  'savedViews.remove': advisers(404, { adviser: 404 }),
  'idleRecords.list': advisers(200),
  // No question is pending about the samples' clients, who were just created.
  'idleRecords.keep': advisers(there404, { object: 'client' }),
  'idleRecords.askAgain': advisers(there404, { object: 'client' }),
  'properties.list': signedIn(200, { adviser: 200 }),
  'properties.read': signedIn(there(200), { object: 'property', adviser: there(200) }),
  'properties.create': advisers(201),
  'properties.update': advisers(there(200), { object: 'property' }),
  'properties.archive': advisers(there(200), { object: 'property' }),
  'properties.restore': advisers(there(200), { object: 'property' }),
  'properties.fetchPicture': advisers(there(200), { object: 'property' }),
  'properties.export': advisers(200),
  'properties.checkFile': advisers(200),
  'properties.importFile': advisers(201),
  'images.upload': advisers(201),
  'images.read': open(200, { object: 'image', outside: there(200), client: there(200), admin: there(200) }),
  'savedProperties.list': clientsOwn(200, { adviser: theirs(200) }),
  'savedProperties.check': clientsOwn(200, { adviser: theirs(200) }),
  'savedProperties.add': clientsOwn(200, { adviser: theirs(200) }),
  'savedProperties.remove': clientsOwn(200, { adviser: theirs(200) }),
  'portfolio.read': clientsOwn(200, { adviser: theirs(200) }),
  'plans.list': clientsOwn(200, { adviser: theirs(200) }),
  'plans.create': clientsOwn(201, { adviser: theirs(201) }),
  'plans.read': clientsOwn(200, { adviser: theirs(200), object: 'plan' }),
  'plans.remove': clientsOwn(200, { adviser: theirs(200), object: 'plan', spends: true }),
  'plans.change': clientsOwn(200, { adviser: theirs(200), object: 'plan', spends: true }),
  'plans.versions': clientsOwn(200, { adviser: theirs(200), object: 'plan' }),
  'plans.seeRules': clientsOwn(200, { adviser: theirs(200), object: 'plan' }),
  'plans.keepVersion': clientsOwn(201, { adviser: theirs(201), object: 'plan' }),
  'plans.version': clientsOwn(200, { adviser: theirs(200), object: 'plan' }),
  'assignments.assign': advisersOf(200),
  // The client sees that plan; of a draft they get 404, which `publications.test.ts` has.
  'plans.publish': published(200),
  'plans.unpublish': published(200, { spends: true }),
  'planSuggestions.list': clientsOwn(200, { adviser: theirs(200), object: 'publishedPlan' }),
  // Clients alone suggest, about a plan that was published for them.
  'planSuggestions.send': clientsOwn(201, {
    ...{ object: 'publishedPlan', admin: { own: 404, foreign: 403, missing: 404 }, spends: true },
    adviser: { own: 403, foreign: 404, missing: 404 },
  }),
  'planSuggestions.take': published(200, { spends: true }),
  'planSuggestions.decline': published(200, { spends: true }),
  'calculate.areas': open(200),
  'calculate.area': open(200),
  'reports.borrowing': open(200),
  'reports.mortgage': open(200),
  'reports.negativeGearing': open(200),
  'reports.portfolio': open(200),
  'reports.calculation': open(200),
  'reports.calculationWorkbook': open(200),
  'reports.plan': open(200),
  'reports.planWorkbook': open(200),
  'reports.mortgageWorkbook': open(200),
  'reports.portfolioWorkbook': open(200),
  'reports.clientSummary': clientsOwn(200, { adviser: theirs(200) }),
  'reports.keptPlan': clientsOwn(200, { adviser: theirs(200), object: 'plan' }),
  'borrowingLeads.submit': open(201),
  'mortgageLeads.submit': open(201),
  'calculationLeads.submit': open(201),
  'strategySessionLeads.submit': open(201),
  'leads.list': advisers(200, { adviser: 200 }),
  'leads.export': advisers(200, { adviser: 200 }),
  'leads.totals': advisers(200, { adviser: 200 }),
  'leads.arrivals': advisers(200, { adviser: 200 }),
  'leads.owners': advisers(200, { adviser: 200 }),
  'leads.details': advisers(there(200), { object: 'lead', adviser: theirs(200) }),
  'leads.update': advisers(there(200), { object: 'lead', adviser: theirs(200) }),
  'leads.addNote': advisers(there(201), { object: 'lead', adviser: theirs(201) }),
  'leads.conversion': advisers(200),
  'leads.move': advisers(there(200), { object: 'lead', adviser: theirs(200) }),
  'leads.withdraw': advisers(there(200), { object: 'lead', adviser: theirs(200), spends: true }),
  'leads.erase': advisers(there(200), { object: 'lead', spends: true }),
  'leads.convert': advisers(there(201), { object: 'lead', adviser: theirs(201), spends: true }),
  'outbox.list': advisers(200),
  'outbox.totals': advisers(200),
  'outbox.read': advisers(there(200), { object: 'mail' }),
  'outbox.passLinkOn': advisers(404, { object: 'mail' }),
  'outbox.resend': advisers(there(200), { object: 'mail' }),
  'counts.read': advisers(200, { adviser: 200 }),
  'upkeep.read': advisers(200),
  // Every account holder has data to export.
  'privacy.exportPerson': clientsOwn(200, createdOwn),
  // Advisers cannot be erased while they are advisers.
  'privacy.heldErasures': advisers(200),
  'privacy.takeBackErasure': advisers({ own: 404, foreign: 404, missing: 404 }, { object: 'client' }),
  // Authorised by a link, not a session.
  'privacy.lookAtErasure': open(400),
  'privacy.keepAccount': open(400),
  'privacy.erasePerson': clientsOwn(200, {
    admin: { own: 403, foreign: 200, missing: 404 },
    demoted: { own: 200, foreign: 404, missing: 404 },
    spends: true,
  }),
  'privacy.enquiryPage': open(400),
  'privacy.enquiryAct': open(400),
  'privacy.unsubscribePage': open(400),
  'privacy.unsubscribe': open(400),
  // Anybody may stop a mail; asking for one takes a confirmed address, which `asked-mails.test.ts` has.
  'askedMails.read': ownAccount(200),
  'askedMails.change': ownAccount(200),
  'askedMails.stopPage': open(400),
  'askedMails.stop': open(400),
  'audit.list': advisers(200),
  'diagnostics.createAdmin': open(200),
  'diagnostics.createAsset': signedIn(201),
  'diagnostics.createLiability': signedIn(201),
  'diagnostics.diagnostic': advisers(200),
  'diagnostics.probe': open(200),
};

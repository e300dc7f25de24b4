import { capitalGainsStart, landTaxStart, modellingDefaults, mortgageDefaults } from '@freehold/contract';
import { testPassword } from '../app.ts';
import { aBorrowingLead } from '../builders.ts';
import { aCalculationLead } from '../lead-builders.ts';
import type { RouteName } from './route-names.ts';
import { onePixel, propertyForm, records } from './seed.ts';

/**
 * A route's call that its schemas accept. Placeholder words: `known-object-here` for the object under test,
 * `known-holder-here` for the client whose it is, `known-property-free` and the like for seeded records, `known-fresh-word` for a text never used before.
 */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** An adviser's body, where it differs. */
  readonly bodyOfAdmin?: unknown;
  /** A body that is not JSON: its bytes in base64, and their type. */
  readonly bytes?: { readonly base64: string; readonly type: string };
  /** Client address, where it matters. */
  readonly from?: string;
}

const here = 'known-object-here';
const pair = { userId: here, propertyId: 'known-property-own' };
const propertyFile = {
  base64: Buffer.from(
    'Name,Street,Suburb,State,Postcode,Price,Bedrooms,Bathrooms,Area (m²),Growth rate (%),Rental yield (%)\nA,1 B St,C,VIC,3053,1,0,0,1,0,0\n',
  ).toString('base64'),
  type: 'text/csv',
};
const nobodysPair = {
  accountId: '00000000-0000-4000-8000-000000000001',
  recordId: '00000000-0000-4000-8000-000000000002',
};
const aPlan = { plan: 1, start: '2026-12', years: 2, people: { a: { born: '1988-06' } } };
const threeYears = {
  ...{ id: 'c1', label: 'Three years', by: 'you', at: '2026-11-21T00:00:00Z' },
  ops: [{ set: 'years', to: 3 }],
};
const aKeptPlan = { params: { id: here }, query: { userId: 'known-holder-here' } };
const aPortfolio = { portfolio: modellingDefaults.portfolio, outlook: modellingDefaults.outlook };
const contact = { name: 'Sam Lee', email: 'known-fresh-word@example.com', phone: '0400 000 000' };

/** A valid call of every route; a route without one does not compile. */
export const samples: Readonly<Record<RouteName, Sample>> = {
  'health.live': {},
  'health.ready': {},
  'auth.login': { body: { email: 'owner@people.example', password: testPassword } },
  'auth.register': {
    body: { firstName: 'New', lastName: 'Person', email: 'known-fresh-word@example.com', password: testPassword },
  },
  'auth.refresh': { body: { refreshToken: 'known-refresh-token' } },
  'auth.logout': {},
  'auth.forgotPassword': { body: { email: 'owner@people.example' } },
  'auth.resetPassword': { body: { token: 'no-such.link', password: testPassword } },
  'auth.verifyEmail': { body: { token: 'no-such.link' } },
  'auth.lookAtSignUp': { body: { token: 'no-such.link' } },
  'auth.declineSignUp': { body: { token: 'no-such.link' } },
  'auth.resendVerification': {},
  'auth.changePassword': { body: { currentPassword: testPassword, newPassword: `${testPassword}!` } },
  'auth.prove': { body: { password: testPassword } },
  'auth.account': {},
  'auth.sessions': {},
  'auth.endSession': { params: { id: here } },
  'auth.clientSessions': { params: { id: here } },
  'auth.endClientSession': { params: { id: 'known-client-own', sessionId: here } },
  'auth.sendClientReset': { params: { id: here } },
  'auth.enrolSecondFactor': { body: { password: testPassword } },
  'auth.confirmSecondFactor': { body: { code: '000000' } },
  'auth.disableSecondFactor': { body: { password: testPassword, code: '000000' } },
  'auth.stopChange': { body: { token: 'no-such.link' } },
  'auth.confirmNewEmail': { body: { token: 'no-such.link' } },
  'access.read': { params: { id: here } },
  'access.disable': { params: { id: here } },
  'access.enable': { params: { id: here } },
  'access.resetSecondFactor': { params: { id: here } },
  'access.changeEmail': { params: { id: here }, body: { email: 'known-fresh-word@example.com' } },
  'access.withdraw': { params: { id: here }, body: { changeId: '00000000-0000-4000-8000-000000000003' } },
  'profiles.list': { query: { limit: '50' } },
  'profiles.read': { params: { id: here } },
  'profiles.update': { params: { id: here }, body: records.owner.profile },
  'profiles.readDetails': { params: { id: here } },
  'profiles.updateDetails': { params: { id: here }, body: records.owner },
  'profiles.create': {
    body: {
      profile: { firstName: 'New', lastName: 'Client', email: 'known-fresh-word@example.com' },
      assets: records.owner.assets,
      liabilities: records.owner.liabilities,
      portfolios: [],
    },
  },
  'profiles.firstFigures': { params: { id: here } },
  'profiles.valuations': { params: { id: here } },
  'clients.list': { query: { limit: '50', sort: '-created', noAction: 'true' } },
  'clients.view': { params: { id: here } },
  'clients.head': { params: { id: here } },
  'clients.activity': { params: { id: here }, query: { looks: 'true' } },
  'clients.leads': { params: { id: here } },
  'clients.notes': { params: { id: here } },
  'clients.addNote': { params: { id: here }, body: { text: 'Called, no answer' } },
  'clients.editNote': { params: { id: here, noteId: 'known-note-foreign' }, body: { text: 'Called again' } },
  'clients.removeNote': { params: { id: here, noteId: 'known-note-removed' } },
  'clients.restoreNote': { params: { id: here, noteId: 'known-note-foreign' } },
  'tasks.list': { params: { id: here } },
  'tasks.add': { params: { id: here }, body: { text: 'Send the fixed rates', dueOn: '2026-12-01' } },
  'tasks.finish': { params: { id: here, taskId: 'known-task-foreign' } },
  'tasks.reopen': { params: { id: here, taskId: 'known-task-foreign' } },
  'tasks.remove': { params: { id: here, taskId: 'known-task-removed' } },
  'tasks.restore': { params: { id: here, taskId: 'known-task-foreign' } },
  'joins.list': {},
  'joins.connect': { body: nobodysPair },
  'joins.refuse': { body: nobodysPair },
  'joins.reopen': { body: nobodysPair },
  'today.read': { query: { mine: 'true' } },
  'practice.read': {},
  'practice.update': {
    body: {
      ...{ name: 'Harbour Lending', email: 'desk@harbour.example', phone: '02 9000 0000', abn: null, licence: null },
      ...{ accent: '#2f5d4a', version: 0 },
    },
  },
  'advisers.list': {},
  'advisers.invite': { body: { firstName: 'New', lastName: 'Adviser', email: 'known-fresh-word@example.com' } },
  'advisers.disable': { params: { id: 'known-adviser-one' }, body: { handTo: null } },
  'advisers.enable': { params: { id: 'known-adviser-one' } },
  'advisers.handOver': { params: { id: 'known-adviser-one' }, body: { to: null } },
  'advisers.ofClient': { params: { id: here } },
  'advisers.assign': { params: { id: here, adviserId: 'known-adviser-one' } },
  'advisers.unassign': { params: { id: here, adviserId: 'known-adviser-one' } },
  'practice.logo': { params: { name: `${'0'.repeat(64)}.png` } },
  'savedViews.list': {},
  'savedViews.keep': {
    params: { id: '00000000-0000-4000-8000-000000000029' },
    body: { name: 'Nobody called', q: '', sort: 'name', filter: { quietDays: 30 } },
  },
  'savedViews.remove': { params: { id: '00000000-0000-4000-8000-000000000030' } },
  'idleRecords.list': {},
  'idleRecords.keep': { params: { id: here } },
  'idleRecords.askAgain': { params: { id: here } },
  'properties.list': { query: { limit: '50', sort: '-created' } },
  'properties.read': { params: { id: here } },
  'properties.create': { body: propertyForm },
  'properties.update': { params: { id: here }, body: propertyForm },
  'properties.archive': { params: { id: here } },
  'properties.restore': { params: { id: here } },
  'properties.fetchPicture': { params: { id: here } },
  'properties.export': {},
  'properties.checkFile': { bytes: propertyFile },
  'properties.importFile': { bytes: propertyFile },
  'images.upload': { bytes: onePixel },
  'images.read': { params: { name: here } },
  'savedProperties.list': { query: { userId: here, purchased: 'false' } },
  'savedProperties.check': { query: pair },
  'savedProperties.add': { body: pair },
  'savedProperties.remove': { query: pair },
  'portfolio.read': { params: { id: here } },
  'plans.list': { query: { userId: here } },
  'plans.create': { query: { userId: here }, body: { plan: aPlan } },
  'plans.read': aKeptPlan,
  'plans.remove': aKeptPlan,
  'plans.change': {
    ...aKeptPlan,
    body: {
      version: 1,
      changes: [threeYears],
    },
  },
  'plans.seeRules': { ...aKeptPlan, body: { to: '2026-12-01' } },
  'plans.versions': aKeptPlan,
  'plans.keepVersion': { ...aKeptPlan, body: { name: 'Before the sale' } },
  'plans.version': { ...aKeptPlan, params: { id: here, number: '1' } },
  'plans.publish': { ...aKeptPlan, body: { version: 1, options: [], basis: 'general' } },
  'plans.unpublish': aKeptPlan,
  'planSuggestions.list': aKeptPlan,
  'planSuggestions.send': { ...aKeptPlan, body: { version: 1, changes: [threeYears] } },
  'planSuggestions.take': {
    ...aKeptPlan,
    params: { id: here, suggestionId: 'known-suggestion-here' },
    body: { version: 1, changes: [0] },
  },
  'planSuggestions.decline': {
    ...aKeptPlan,
    params: { id: here, suggestionId: 'known-suggestion-here' },
    body: { reply: 'Let us talk' },
  },
  'assignments.assign': { body: { clientId: here, propertyId: 'known-property-free' } },
  'calculate.areas': {},
  'calculate.area': {
    params: { area: 'borrowing.capacity' },
    body: { grossIncome: 100_000, maritalStatus: 'single', dependants: 0, existingLoans: 0 },
  },
  'reports.borrowing': { body: { grossIncome: 100_000, maritalStatus: 'single', dependants: 0, existingLoans: 0 } },
  'reports.mortgage': { body: { ...mortgageDefaults, priceRise: 2.5 } },
  'reports.negativeGearing': { body: modellingDefaults.gearing },
  'reports.portfolio': { body: aPortfolio },
  'reports.calculation': { body: { tool: 'land-tax', inputs: landTaxStart } },
  'reports.calculationWorkbook': { body: { tool: 'capital-gains', inputs: capitalGainsStart } },
  'reports.plan': { body: { plan: aPlan } },
  'reports.planWorkbook': { body: { plan: aPlan } },
  'reports.mortgageWorkbook': { body: { ...mortgageDefaults, priceRise: 2.5 } },
  'reports.portfolioWorkbook': { body: aPortfolio },
  'reports.clientSummary': { params: { id: here } },
  'reports.keptPlan': aKeptPlan,
  'borrowingLeads.submit': { body: aBorrowingLead({ email: 'known-fresh-word@example.com' }) },
  'mortgageLeads.submit': {
    body: {
      firstName: 'Sam',
      lastName: 'Lee',
      email: 'known-fresh-word@example.com',
      phone: '0400 000 000',
      loanAmount: 500_000,
      interestRate: 4.5,
      loanTerm: '30',
      repaymentFrequency: 'monthly',
      loanType: 'principal_and_interest',
    },
  },
  'calculationLeads.submit': { body: aCalculationLead({ email: 'known-fresh-word@example.com' }) },
  'strategySessionLeads.submit': { body: { ...contact, message: 'Please call', consent: true } },
  'leads.list': { query: { limit: '50' } },
  'leads.export': {},
  'leads.totals': { query: { kind: 'borrowing' } },
  'leads.arrivals': { query: { since: '2026-11-21T00:00:00.000Z' } },
  'leads.owners': {},
  'leads.details': { params: { id: here } },
  'leads.update': { params: { id: here }, body: { status: 'Contacted', nextAction: 'Call' } },
  'leads.addNote': { params: { id: here }, body: { text: 'Called, no answer' } },
  'leads.conversion': { query: { from: '2026-01-01', to: '2026-11-21' } },
  'leads.move': { params: { id: here }, body: { stage: 'Lost', lostReason: 'Other', lostNote: 'Moved abroad' } },
  'leads.withdraw': { params: { id: here } },
  'leads.erase': { params: { id: here }, body: { confirm: 'ERASE' } },
  'leads.convert': { params: { id: here } },
  'outbox.list': { query: { limit: '50' } },
  'outbox.totals': {},
  'outbox.read': { params: { id: here } },
  'outbox.passLinkOn': { params: { id: here } },
  'outbox.resend': { params: { id: here } },
  'counts.read': {},
  'upkeep.read': {},
  'privacy.exportPerson': { params: { id: here } },
  'privacy.heldErasures': {},
  'privacy.takeBackErasure': { params: { id: here } },
  'privacy.lookAtErasure': { body: { token: 'no-such.link' } },
  'privacy.keepAccount': { body: { token: 'no-such.link' } },
  'privacy.erasePerson': { params: { id: here }, body: { password: testPassword }, bodyOfAdmin: { confirm: 'ERASE' } },
  'privacy.enquiryPage': { params: { token: 'no-such.link' } },
  'privacy.enquiryAct': { params: { token: 'no-such.link', act: 'withdraw' } },
  'privacy.unsubscribePage': { params: { token: 'no-such.link' } },
  'privacy.unsubscribe': { params: { token: 'no-such.link' } },
  'askedMails.read': {},
  'askedMails.change': { params: { kind: 'month-summary' }, body: { isOn: false } },
  'askedMails.stopPage': { params: { token: 'no-such.link' } },
  'askedMails.stop': { params: { token: 'no-such.link' } },
  'audit.list': { query: { limit: '50' } },
  'diagnostics.createAdmin': { from: '127.0.0.1' },
  'diagnostics.createAsset': { body: { description: 'A test', amount: 1_000 } },
  'diagnostics.createLiability': { body: { description: 'A test', amount: 1_000 } },
  'diagnostics.diagnostic': {},
  'diagnostics.probe': {},
};

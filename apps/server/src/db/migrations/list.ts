import type { Migration } from 'kysely/migration';
import * as firstTables from './0001-first-tables.ts';
import * as audit from './0002-audit.ts';
import * as accounts from './0003-accounts.ts';
import * as clients from './0004-clients.ts';
import * as properties from './0005-properties.ts';
import * as leads from './0006-leads.ts';
import * as privacy from './0007-privacy.ts';
import * as desk from './0008-desk.ts';
import * as archivedProperties from './0009-archived-properties.ts';
import * as clientNotes from './0010-client-notes.ts';
import * as upkeep from './0013-upkeep.ts';
import * as accountProof from './0014-account-proof.ts';
import * as sessionProof from './0016-session-proof.ts';
import * as heldErasures from './0017-held-erasures.ts';
import * as demoAccounts from './0018-demo-accounts.ts';
import * as readingOnRecord from './0019-reading-on-record.ts';
import * as agreements from './0020-agreements.ts';
import * as fetchedPictures from './0021-fetched-pictures.ts';
import * as deviceTokens from './0022-device-tokens.ts';
import * as idleRecords from './0023-idle-records.ts';
import * as propertyAndLoanFacts from './0024-property-and-loan-facts.ts';
import * as monthFigures from './0025-month-figures.ts';
import * as today from './0026-today.ts';
import * as stages from './0027-stages.ts';
import * as clientTasks from './0028-client-tasks.ts';
import * as savedViews from './0029-saved-views.ts';
import * as practice from './0030-practice.ts';
import * as askedMails from './0031-asked-mails.ts';
import * as searchWithoutAccents from './0032-search-without-accents.ts';
import * as viewsOfLeads from './0033-views-of-leads.ts';
import * as calculationLeads from './0034-calculation-leads.ts';
import * as embedOrigins from './0035-embed-origins.ts';
import * as leadPlans from './0036-lead-plans.ts';
import * as plans from './0037-plans.ts';
import * as advisers from './0038-advisers.ts';
import * as publishedPlans from './0039-published-plans.ts';
import * as adviserInvitations from './0040-adviser-invitations.ts';
import * as changedRules from './0041-changed-rules.ts';
import * as planDefaults from './0042-plan-defaults.ts';
import * as notesOfAdvisers from './0043-notes-of-advisers.ts';
import * as shownVersions from './0044-shown-versions.ts';
import * as failedFigures from './0045-failed-figures.ts';
import * as answersBySubject from './0046-answers-by-subject.ts';

/** A migration, and where its source text lies so that an edit of an applied one is noticed. */
export interface ListedMigration extends Migration {
  readonly name: string;
  readonly source: URL;
  /**
   * For one that takes something away (docs/STYLE.md, "Migrations"): the newest migration that a program must know to run
   * after it. Programs that are older refuse to start then; without it they run on.
   */
  readonly needs?: string;
}

/** Every migration in the order of its number. Add at the end; never edit or remove one that was released. */
export const migrations: readonly ListedMigration[] = [
  { name: '0001-first-tables', ...firstTables, source: new URL('./0001-first-tables.ts', import.meta.url) },
  { name: '0002-audit', ...audit, source: new URL('./0002-audit.ts', import.meta.url) },
  { name: '0003-accounts', ...accounts, source: new URL('./0003-accounts.ts', import.meta.url) },
  { name: '0004-clients', ...clients, source: new URL('./0004-clients.ts', import.meta.url) },
  { name: '0005-properties', ...properties, source: new URL('./0005-properties.ts', import.meta.url) },
  { name: '0006-leads', ...leads, source: new URL('./0006-leads.ts', import.meta.url) },
  { name: '0007-privacy', ...privacy, source: new URL('./0007-privacy.ts', import.meta.url) },
  { name: '0008-desk', ...desk, source: new URL('./0008-desk.ts', import.meta.url) },
  {
    name: '0009-archived-properties',
    ...archivedProperties,
    source: new URL('./0009-archived-properties.ts', import.meta.url),
  },
  { name: '0010-client-notes', ...clientNotes, source: new URL('./0010-client-notes.ts', import.meta.url) },
  { name: '0013-upkeep', ...upkeep, source: new URL('./0013-upkeep.ts', import.meta.url) },
  { name: '0014-account-proof', ...accountProof, source: new URL('./0014-account-proof.ts', import.meta.url) },
  { name: '0016-session-proof', ...sessionProof, source: new URL('./0016-session-proof.ts', import.meta.url) },
  { name: '0017-held-erasures', ...heldErasures, source: new URL('./0017-held-erasures.ts', import.meta.url) },
  { name: '0018-demo-accounts', ...demoAccounts, source: new URL('./0018-demo-accounts.ts', import.meta.url) },
  {
    name: '0019-reading-on-record',
    ...readingOnRecord,
    source: new URL('./0019-reading-on-record.ts', import.meta.url),
  },
  { name: '0020-agreements', ...agreements, source: new URL('./0020-agreements.ts', import.meta.url) },
  {
    name: '0021-fetched-pictures',
    ...fetchedPictures,
    source: new URL('./0021-fetched-pictures.ts', import.meta.url),
  },
  { name: '0022-device-tokens', ...deviceTokens, source: new URL('./0022-device-tokens.ts', import.meta.url) },
  { name: '0023-idle-records', ...idleRecords, source: new URL('./0023-idle-records.ts', import.meta.url) },
  {
    name: '0024-property-and-loan-facts',
    ...propertyAndLoanFacts,
    source: new URL('./0024-property-and-loan-facts.ts', import.meta.url),
  },
  { name: '0025-month-figures', ...monthFigures, source: new URL('./0025-month-figures.ts', import.meta.url) },
  { name: '0026-today', ...today, source: new URL('./0026-today.ts', import.meta.url) },
  { name: '0027-stages', ...stages, source: new URL('./0027-stages.ts', import.meta.url) },
  { name: '0028-client-tasks', ...clientTasks, source: new URL('./0028-client-tasks.ts', import.meta.url) },
  { name: '0029-saved-views', ...savedViews, source: new URL('./0029-saved-views.ts', import.meta.url) },
  { name: '0030-practice', ...practice, source: new URL('./0030-practice.ts', import.meta.url) },
  { name: '0031-asked-mails', ...askedMails, source: new URL('./0031-asked-mails.ts', import.meta.url) },
  {
    name: '0032-search-without-accents',
    ...searchWithoutAccents,
    source: new URL('./0032-search-without-accents.ts', import.meta.url),
  },
  { name: '0033-views-of-leads', ...viewsOfLeads, source: new URL('./0033-views-of-leads.ts', import.meta.url) },
  {
    name: '0034-calculation-leads',
    ...calculationLeads,
    source: new URL('./0034-calculation-leads.ts', import.meta.url),
  },
  { name: '0035-embed-origins', ...embedOrigins, source: new URL('./0035-embed-origins.ts', import.meta.url) },
  { name: '0036-lead-plans', ...leadPlans, source: new URL('./0036-lead-plans.ts', import.meta.url) },
  { name: '0037-plans', ...plans, source: new URL('./0037-plans.ts', import.meta.url) },
  { name: '0038-advisers', ...advisers, source: new URL('./0038-advisers.ts', import.meta.url) },
  {
    name: '0039-published-plans',
    ...publishedPlans,
    source: new URL('./0039-published-plans.ts', import.meta.url),
  },
  {
    name: '0040-adviser-invitations',
    ...adviserInvitations,
    source: new URL('./0040-adviser-invitations.ts', import.meta.url),
  },
  { name: '0041-changed-rules', ...changedRules, source: new URL('./0041-changed-rules.ts', import.meta.url) },
  { name: '0042-plan-defaults', ...planDefaults, source: new URL('./0042-plan-defaults.ts', import.meta.url) },
  {
    name: '0043-notes-of-advisers',
    ...notesOfAdvisers,
    source: new URL('./0043-notes-of-advisers.ts', import.meta.url),
  },
  { name: '0044-shown-versions', ...shownVersions, source: new URL('./0044-shown-versions.ts', import.meta.url) },
  { name: '0045-failed-figures', ...failedFigures, source: new URL('./0045-failed-figures.ts', import.meta.url) },
  {
    name: '0046-answers-by-subject',
    ...answersBySubject,
    source: new URL('./0046-answers-by-subject.ts', import.meta.url),
  },
];

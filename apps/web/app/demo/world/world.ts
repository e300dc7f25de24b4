import { demoAdvisers, demoClientAdvisers } from './advisers.ts';
import { demoClientNotes } from './client-notes.ts';
import { demoClientTasks } from './client-tasks.ts';
import { demoAdviser, demoClients } from './clients.ts';
import { demoEvents } from './events.ts';
import { demoLeads } from './leads.ts';
import { demoMails } from './mails.ts';
import { demoPlans } from './plans.ts';
import { demoAssignments, demoProperties, demoSavedLinks } from './properties.ts';
import type { World } from './records.ts';
import { demoSessions } from './sessions.ts';

/** The demo's records for the day it is entered; the same moment gives the same records. */
export function demoWorld(now: Date): World {
  const clients = demoClients(now);
  const leads = demoLeads(now, clients);
  const mails = demoMails(leads);
  return {
    adviser: demoAdviser(now),
    clients,
    advisers: demoAdvisers(now),
    clientAdvisers: demoClientAdvisers(now, clients),
    properties: demoProperties(now),
    savedLinks: demoSavedLinks(),
    assignments: demoAssignments(),
    leads,
    mails,
    erasures: [],
    savedViews: [],
    clientNotes: demoClientNotes(now, clients),
    clientTasks: demoClientTasks(now, clients),
    plans: demoPlans(now),
    events: demoEvents({ now, clients, leads }),
    sessions: demoSessions(now),
    practice: { practice: null, version: 0 },
    clientSessions: new Map(),
    askedMails: new Map(),
    secondFactor: 'none',
  };
}

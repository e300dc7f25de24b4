import { demoClientNotes } from './client-notes.ts';
import { demoAdviser, demoClients } from './clients.ts';
import { demoEvents } from './events.ts';
import { demoLeads } from './leads.ts';
import { demoMails } from './mails.ts';
import { demoAssignments, demoProperties, demoSavedLinks } from './properties.ts';
import type { World } from './records.ts';
import { demoSessions } from './sessions.ts';

/** The canned records, made for the day that the demo is entered on; the same for the same moment. */
export function demoWorld(now: Date): World {
  const clients = demoClients(now);
  const leads = demoLeads(now, clients);
  const mails = demoMails(leads);
  return {
    adviser: demoAdviser(now),
    clients,
    properties: demoProperties(now),
    savedLinks: demoSavedLinks(),
    assignments: demoAssignments(),
    leads,
    mails,
    erasures: [],
    clientNotes: demoClientNotes(now, clients),
    events: demoEvents({ now, clients, leads }),
    sessions: demoSessions(now),
    clientSessions: new Map(),
    secondFactor: 'none',
  };
}

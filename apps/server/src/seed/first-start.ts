import { normaliseEmail } from '@freehold/contract';
import type { Database } from '../db/connect.ts';
import type { DemoSignIns } from '../demo-sign-ins.ts';
import { confirmClock } from '../upkeep/clock.ts';
import { demoAccounts, seedAccounts } from './demo-accounts.ts';
import { seedDemoClient } from './demo-client.ts';
import { seedDemoProperties } from './demo-properties.ts';

/**
 * Fills a database without accounts for a first look: an adviser, a client with a full record, and sample properties.
 */
export async function seedFirstStart(db: Database, demo: DemoSignIns): Promise<void> {
  if (!(await seedAccounts(db, demoAccounts(demo)))) return;
  const adminId = await idOf(db, demo.admin.email);
  const clientId = await idOf(db, demo.client.email);
  await seedDemoClient(db, { userId: clientId, email: demo.client.email });
  await seedDemoProperties(db, { adminId, clientId });
  // The demo's events are a year old; held against them the clock would seem wrong.
  await confirmClock(db.kysely, new Date());
}

async function idOf(db: Database, email: string): Promise<string> {
  const { id } = await db.kysely
    .selectFrom('users')
    .select('id')
    .where('email_normalised', '=', normaliseEmail(email))
    .executeTakeFirstOrThrow();
  return id;
}

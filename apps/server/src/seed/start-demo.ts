import { normaliseEmail } from '@freehold/contract';
import type { Config, Credentials } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { demoSignIns } from '../demo-sign-ins.ts';
import { verifyPassword } from '../features/auth/passwords.ts';
import { seedFirstStart } from './first-start.ts';

/** A demo account to be told of; the password is null once somebody changed it. */
export interface DemoSignIn {
  readonly title: string;
  readonly email: string;
  readonly password: string | null;
}

/** Fills an empty database outside production, and gives the demo sign-ins it has; none in production. */
export async function startDemo(db: Database, config: Config): Promise<DemoSignIn[]> {
  const demo = await demoSignIns(config);
  if (demo === null) return [];
  await seedFirstStart(db, demo);
  const found = await Promise.all([
    signInOf(db, 'Adviser sign-in', demo.admin),
    signInOf(db, 'Client sign-in', demo.client),
  ]);
  return found.filter((signIn) => signIn !== null);
}

async function signInOf(db: Database, title: string, { email, password }: Credentials): Promise<DemoSignIn | null> {
  const account = await db.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('email_normalised', '=', normaliseEmail(email))
    .executeTakeFirst();
  if (account === undefined) return null;
  const isCurrent = await verifyPassword(account.password_hash, password);
  return { title, email, password: isCurrent ? password : null };
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { administer } from './administer.ts';
import { emptyTestPlace } from './open.ts';

/** A database with the two roles of deploy/database-roles.sql, and a URL for each. */
export interface TwoRoleDatabase {
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly serverUrl: string;
  remove(): Promise<void>;
}

/** Creates an empty database and has the deployment's file create its roles, under names unique to the test. */
export async function twoRoleDatabase(): Promise<TwoRoleDatabase> {
  const template = inject('testTemplate');
  const place = await emptyTestPlace();
  if (template.kind !== 'postgres' || place.settings.kind !== 'postgres') throw new Error('Only PostgreSQL has roles');
  const adminUrl = place.settings.url;
  const server = `freehold_${randomUUID().slice(0, 8)}`;
  const owner = `${server}_owner`;
  const file = readFileSync(new URL('../../../../deploy/database-roles.sql', import.meta.url), 'utf8');
  const statements = file.replaceAll(/\bfreehold(_owner)?\b/g, `${server}$1`);
  // Exactly as in the file: it must be repeatable.
  await administer(adminUrl, statements);
  await administer(adminUrl, statements);
  const password = randomUUID();
  for (const role of [owner, server]) await administer(adminUrl, `alter role ${role} password '${password}'`);
  const urlOf = (role: string) => {
    const url = new URL(adminUrl);
    Object.assign(url, { username: role, password });
    return url.href;
  };
  return {
    adminUrl,
    ownerUrl: urlOf(owner),
    serverUrl: urlOf(server),
    remove: async () => {
      await place.remove();
      await administer(template.adminUrl, `drop role ${server}; drop role ${owner}`);
    },
  };
}

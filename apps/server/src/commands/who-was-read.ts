import { parseArgs } from 'node:util';
import { auditQuerySchema } from '@freehold/contract';
import { type PersonReadRow, type ReadingReport, whoWasRead } from '../features/audit/index.ts';
import { codeOfAddress } from '../request-origin.ts';
import { createSecrets } from '../secrets.ts';
import { keyringOf } from '../token-secret.ts';
import { runCommand, UsageError, withDatabase } from './run-command.ts';

const usage =
  'Use: npm run audit:who-was-read -- --from MOMENT --to MOMENT [--session ID] [--actor ID] [--address ADDRESS]\n' +
  'Names every person whom a session, somebody signed in or a network address read, was shown in lists, exported or changed.\n' +
  'Moments such as 2026-11-05T09:00:00Z; at least one of session, actor and address.';

const options = {
  session: { type: 'string' },
  actor: { type: 'string' },
  address: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

await runCommand({ usage, failure: 'Nothing was found out.' }, async (config, args) => {
  const { values } = parseArgs({ args, options });
  const asked = { sessionId: values.session, actorId: values.actor, from: values.from, to: values.to };
  const { success } = auditQuerySchema.safeParse(asked);
  const { session, actor, address, from, to } = values;
  if (!success || from === undefined || to === undefined)
    throw new UsageError('A moment or an id is missing or is none.');
  if (session === undefined && actor === undefined && address === undefined) throw new UsageError('Say whose reading.');
  const addressCode =
    address === undefined ? undefined : codeOfAddress(createSecrets(await keyringOf(config)), address);
  const filter = { sessionId: session, actorId: actor, addressCode, from: new Date(from), to: new Date(to) };
  return await withDatabase(config, async ({ kysely }) => reportText(await whoWasRead(kysely, filter)));
});

function reportText({ people, gaps }: ReadingReport): string {
  const sessions = Map.groupBy(
    people,
    (row) => `session ${row.session_id ?? '-'}, actor ${row.actor_id ?? '-'}, address ${row.address_code ?? '-'}`,
  );
  return [
    ...[...sessions].flatMap(([session, rows]) => [`${session}: ${rows.length} people`, ...rows.map(personLine)]),
    ...gaps.map(({ eventId, action, kind }) => `event ${eventId} (${action}): whom it showed ${gapTexts[kind]}`),
    `${new Set(people.map(({ id }) => id)).size} people in ${sessions.size} sessions, ${gaps.length} lists not known`,
  ].join('\n');
}

const gapTexts = { 'not-kept': 'was not kept', changed: 'was changed afterwards' } as const;

function personLine({ kind, id, name, email, first_at, last_at, actions }: PersonReadRow): string {
  const who = name === null ? 'no longer on record' : `${name} <${email ?? '-'}>`;
  return `  ${kind} ${id} ${who}: ${first_at.toISOString()} to ${last_at.toISOString()}, ${actions.join(' ')}`;
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledCall } from '../../test/access/fill.ts';
import type { PersonName } from '../../test/access/people.ts';
import { type RouteName, routeNamed } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { withAt } from '../../test/fuzz/shape.ts';
import { figure } from '../../test/quality.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
});
afterAll(() => server.close());

/** The write, who sends it, and the parts of its body where a stray field might be accepted. */
const writes: readonly (readonly [RouteName, PersonName | null, readonly string[]])[] = [
  ['profiles.update', 'owner', []],
  ['profiles.updateDetails', 'owner', ['profile']],
  ['profiles.create', 'admin', ['profile']],
  ['auth.register', null, []],
  ['savedProperties.add', 'owner', []],
];

/** Fields that no write may set, with an attacker's values. */
function forbidden(): readonly (readonly [string, unknown])[] {
  const { other } = world.people;
  return [
    ['role', 'ADMIN'],
    ['id', other.id],
    ['emailNormalised', 'stolen@people.example'],
    ['status', 'Converted'],
    ['createdAt', '2000-01-01T00:00:00Z'],
    ['updatedAt', '2000-01-01T00:00:00Z'],
    ['passwordHash', 'x'],
    ['passwordVersion', 99],
    ['isDisabled', true],
    ['isEmailVerified', true],
    ['emailVerifiedAt', '2026-01-01T00:00:00Z'],
    ['hasAccount', true],
    ['profileId', other.id],
    ['clientId', other.id],
    ['purchased', true],
  ];
}

/** Everything those fields could have changed, for all people. */
async function guarded(): Promise<unknown> {
  const { query } = server.deps.db;
  const known = Object.values(world.people).map(({ id }) => id);
  const people = await query('select * from users where id = any($1) order by id', [known]);
  const profiles = await query('select id, email, created_at from profiles where id = any($1) order by id', [known]);
  const counts = await query(`
    select
      (select count(*) from users where role = 'ADMIN') as admins,
      (select count(*) from users where role <> 'CLIENT' and role <> 'ADMIN') as other_roles,
      (select count(*) from users where is_disabled or email_verified_at is not null) as marked,
      (select count(*) from users where created_at < '2020-01-01' or email_normalised like 'stolen%') as aged,
      (select count(*) from profiles where created_at < '2020-01-01' or email_normalised like 'stolen%') as aged_records,
      (select count(*) from saved_properties where purchased) as purchased,
      (select count(*) from saved_properties where user_id = '${world.people.other.id}') as others_links`);
  const withoutTime = people.rows.map((row) => ({ ...row, updated_at: null }));
  return { people: withoutTime, profiles: profiles.rows, counts: counts.rows };
}

it('[SEC-02 SEC-03 API-07] no write sets a field that is not its own', async () => {
  const before = await guarded();
  const statuses: number[] = [];
  for (const [name, person, path] of writes) {
    for (const [field, value] of forbidden()) {
      const body = withAt(samples[name].body, [...path, field], value);
      const things = new Map(world.things).set('known-object-here', world.people.owner.id);
      const answer = await world.send(filledCall(routeNamed(name), { ...samples[name], body }, things), person);
      statuses.push(answer.statusCode);
      expect([200, 201, 400], `${name} with ${field}: ${answer.body}`).toContain(answer.statusCode);
      expect(answer.body, `${name} with ${field}`).not.toContain('"role":"ADMIN"');
    }
  }
  expect(await guarded()).toEqual(before);
  // A rejected write proves nothing about the field, so some must have succeeded.
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(30);
  figure(
    'C3',
    '15 fields that nobody may set × 5 writes, unchanged in the database',
    `${statuses.length}/${statuses.length}`,
  );
});

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { createDeps } from '../src/create-deps.ts';
import { accountLink } from '../src/features/auth/index.ts';
import { deviceCookieName } from '../src/http/device-cookie.ts';
import type { Keyring } from '../src/secrets.ts';
import { type TestApp, testPassword } from './app.ts';

/** A call's client address, and the credentials it carries. */
export interface From {
  readonly address?: string;
  readonly userAgent?: string;
  readonly authorization?: string;
  readonly key?: string;
  /** The device token kept by the browser. */
  readonly device?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends a call; `target` is `POST /auth/login` and the like. */
export function send(app: FastifyInstance, target: `${Method} /${string}`, from: From & { body?: unknown } = {}) {
  const [method, path] = splitTarget(target);
  return app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: from.address ?? '203.0.113.1',
    headers: {
      'user-agent': from.userAgent ?? 'Test Browser',
      ...(from.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(from.authorization === undefined ? {} : { authorization: from.authorization }),
      ...(from.key === undefined ? {} : { 'idempotency-key': from.key }),
      ...(from.device === undefined ? {} : { cookie: `${deviceCookieName}=${from.device}` }),
    },
    ...(from.body === undefined ? {} : { payload: JSON.stringify(from.body) }),
  });
}

function splitTarget(target: `${Method} /${string}`): [Method, string] {
  const method = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((name) => target.startsWith(`${name} `));
  if (method === undefined) throw new TypeError(`No method in ${target}`);
  return [method, target.slice(method.length + 1)];
}

/** Signs in. */
export function signIn(
  app: FastifyInstance,
  { email, password = testPassword, code, ...from }: From & { email: string; password?: string; code?: string },
) {
  const body = { email, password, ...(code === undefined ? {} : { code }) };
  return send(app, 'POST /auth/login', { ...from, body });
}

/** A session from its holder's side. */
export interface Held {
  readonly id: string;
  readonly authorization: string;
  readonly refreshToken: string;
  /** The device token set by the sign-in. */
  readonly device: string;
}

/** Creates an account with the role and signs it in. */
export async function holdSession(
  server: TestApp,
  {
    role = 'CLIENT',
    email = `${randomUUID()}@example.com`,
    isProven = false,
    ...from
  }: From & { role?: 'ADMIN' | 'CLIENT'; email?: string; isProven?: boolean } = {},
): Promise<Held & { readonly email: string }> {
  await server.addUser({ role, email, isProven });
  return { ...(await holdAnother(server, { email, ...from })), email };
}

/** Another session of an existing account. */
export async function holdAnother(
  { app }: Pick<TestApp, 'app'>,
  asked: From & { email: string; password?: string; code?: string },
): Promise<Held> {
  const answer = await signIn(app, asked);
  const { id, accessToken, refreshToken } = answer.json();
  return { id, authorization: `Bearer ${accessToken}`, refreshToken, device: keptDevice(answer) };
}

/** The device token a response sets. Throws when it sets none. */
export function keptDevice(answer: Pick<LightMyRequestResponse, 'cookies'>): string {
  const kept = answer.cookies.find(({ name }) => name === deviceCookieName);
  if (!kept) throw new Error('The answer sets no device token');
  return kept.value;
}

/** The fields of a sign-up. */
export function aSignUp(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    password: 'a long enough one',
    phone: '0400 000 000',
    ...changes,
  };
}

/** The token of the link in the newest mail of a kind, as its reader would follow it. */
export async function mailedToken(
  { deps }: Pick<TestApp, 'deps'>,
  kind: 'password-reset' | 'verify-email' | 'stop-change' | 'prove-new-email',
): Promise<string> {
  const mail = await deps.db.kysely
    .selectFrom('mails')
    .innerJoin('account_links', 'account_links.id', 'mails.link_id')
    .select('mails.link_id')
    .where('account_links.purpose', '=', kind)
    .where('account_links.used_at', 'is', null)
    .orderBy('mails.created_at', 'desc')
    .executeTakeFirstOrThrow();
  return tokenOf(accountLink(deps, kind, mail.link_id ?? ''));
}

/** The token that the page behind a link reads. */
export function tokenOf(link: string): string {
  return /#token=([\w.-]+)/.exec(link)?.[1] ?? '';
}

/** Actions in the audit log, oldest first. */
export async function auditedActions({ deps }: Pick<TestApp, 'deps'>): Promise<string[]> {
  const rows = await deps.db.kysely.selectFrom('audit_events').select('action').orderBy('id').execute();
  return rows.map(({ action }) => action);
}

/** A second application on the same database, with other settings or a secret known to the test. */
export async function anotherApp(
  { deps }: Pick<TestApp, 'deps'>,
  { config = {}, secret = randomUUID() + randomUUID() }: { config?: Partial<Config>; secret?: string | Keyring },
): Promise<Pick<TestApp, 'app' | 'deps'>> {
  const { db, log, jobs, now } = deps;
  const changed = createDeps({ config: { ...deps.config, ...config }, db, log, jobs, now }, secret);
  return { app: await buildApp(changed), deps: changed };
}

import { type Access, AppError, type FieldError, mapTable, type Route, type Subject } from '@freehold/contract';
import * as z from 'zod/mini';
import type { RawCall } from '#app/lib/demo-code.ts';
import type { SessionUser } from '#app/lib/token.ts';
import type { World } from './world/records.ts';

/** The caller, the time, and the records to read. */
export interface DemoScene {
  readonly world: World;
  readonly actor: SessionUser;
  readonly at: Date;
  /** Receives the cursor of the next page. */
  readonly tellNext: (cursor: string | null) => void;
}

/** A call that passed access control and the contract's schemas. */
export interface DemoCall<Params, Query, Body> extends DemoScene {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** An uploaded file and its contents. */
  readonly bytes: Blob | undefined;
  readonly content: Uint8Array | undefined;
}

/** The demo's handler for one route of the contract. */
export interface DemoAnswer<R extends Route = Route> {
  readonly route: R;
  /** True when the handler changes the records. */
  readonly isChange: boolean;
  /** Validates the call as the server does and handles it. Throws AppError. */
  readonly answer: (raw: RawCall, scene: DemoScene) => unknown;
}

type Answering<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType, R extends z.ZodMiniType> = (
  call: DemoCall<z.output<P>, z.output<Q>, z.output<B>>,
) => z.output<R>;

/** A handler that only reads the records. */
export function reads<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, answer: Answering<P, Q, B, R>): DemoAnswer<Route<P, Q, B, R, A>> {
  return { route, isChange: false, answer: (raw, scene) => answer(checkedCall(route, raw, scene)) };
}

/** A handler that changes the records for the rest of the demo. */
export function changes<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, answer: Answering<P, Q, B, R>): DemoAnswer<Route<P, Q, B, R, A>> {
  return { ...reads(route, answer), isChange: true };
}

/** Handler of a route that has no meaning in the demo: rejects with a message for the user. */
export function refuses<R extends Route>(route: R, message: string): DemoAnswer<R> {
  return {
    route,
    isChange: false,
    answer: () => {
      throw new AppError('not-allowed', { message });
    },
  };
}

/** A refusal for each route of a group. */
export function refusesAll<Group extends Readonly<Record<string, Route>>>(
  group: Group,
  message: string,
): { readonly [Name in keyof Group]: DemoAnswer<Group[Name]> } {
  return mapTable<Group, { readonly [Name in keyof Group]: DemoAnswer<Group[Name]> }>(group, (route) =>
    refuses(route, message),
  );
}

/** Rejects one field with its message. Throws AppError `invalid-input`. */
export function refuseField(field: string, message: string): never {
  throw new AppError('invalid-input', { fields: [{ field, message }] });
}

function checkedCall<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, raw: RawCall, scene: DemoScene): DemoCall<z.output<P>, z.output<Q>, z.output<B>> {
  if (route.access === 'admin' && scene.actor.role !== 'ADMIN') throw new AppError('not-allowed');
  const call = {
    ...scene,
    params: checkedPart(route.params, textsOf(raw.params)),
    query: checkedPart(route.query, textsOf(raw.query)),
    body: checkedPart(route.body, plainOf(raw.body)),
    bytes: raw.bytes,
    content: raw.content,
  };
  if (route.subject !== undefined) requireOwn(scene.actor, subjectOf(route.subject, call));
  return call;
}

/** Rejects a client who names somebody else, as if that person did not exist. Throws AppError `not-found`. */
export function requireOwn(actor: SessionUser, id: unknown): void {
  if (actor.role !== 'ADMIN' && id !== actor.id) throw new AppError('not-found');
}

function subjectOf(subject: Subject, call: { params: unknown; query: unknown; body: unknown }): unknown {
  const [part, name] =
    subject === 'params.id' ? [call.params, 'id'] : [subject === 'query.userId' ? call.query : call.body, 'userId'];
  return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
}

function checkedPart<S extends z.ZodMiniType>(schema: S | undefined, sent: unknown): z.output<S> {
  const result = schema === undefined ? undefined : z.safeParse(schema, sent);
  if (result?.error) throw new AppError('invalid-input', { fields: refusedFields(result.error.issues) });
  const part: unknown = result?.data;
  if (isPart(schema, part)) return part;
  throw new AppError('unexpected');
}

// Without a schema the route has no such part, and its typed handler cannot read it.
function isPart<S extends z.ZodMiniType>(schema: S | undefined, part: unknown): part is z.output<S> {
  return schema !== undefined || part === undefined;
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

function refusedFields(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap(({ path, message, keys = [] }) => {
    const unknown = keys.map((key) => ({ field: [...path, key].map(String).join('.'), message: 'Unknown field' }));
    return unknown.length > 0 ? unknown : [{ field: path.map(String).join('.'), message }];
  });
}

/** Parameters as a URL would carry them. */
function textsOf(part: unknown): Record<string, string> {
  const entries = Object.entries(typeof part === 'object' && part !== null ? part : {});
  return Object.fromEntries(entries.filter(([, value]) => value != null).map(([name, value]) => [name, String(value)]));
}

/** A body as JSON would carry it; the copy keeps the records apart from objects a screen still uses. */
export function plainOf(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

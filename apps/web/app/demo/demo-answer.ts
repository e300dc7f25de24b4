import { type Access, AppError, type FieldError, type Route, type Subject } from '@freehold/contract';
import * as z from 'zod/mini';
import type { RawCall } from '#app/lib/demo-code.ts';
import type { SessionUser } from '#app/lib/token.ts';
import type { World } from './world/records.ts';

/** Who calls, when, and the records that the answer is taken from. */
export interface DemoScene {
  readonly world: World;
  readonly actor: SessionUser;
  readonly at: Date;
  /** Told the cursor of the part of a list that follows. */
  readonly tellNext: (cursor: string | null) => void;
}

/** A call that passed access and the contract's schemas. */
export interface DemoCall<Params, Query, Body> extends DemoScene {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** A file that was sent as it is, and what it holds. */
  readonly bytes: Blob | undefined;
  readonly content: Uint8Array | undefined;
}

/** How the demo answers one route of the contract. */
export interface DemoAnswer<R extends Route = Route> {
  readonly route: R;
  /** Whether the answer alters the canned records. */
  readonly isChange: boolean;
  /** Checks the call as the server does and answers it. Throws AppError. */
  readonly answer: (raw: RawCall, scene: DemoScene) => unknown;
}

type Answering<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType, R extends z.ZodMiniType> = (
  call: DemoCall<z.output<P>, z.output<Q>, z.output<B>>,
) => z.output<R>;

/** An answer that leaves the records as they are. */
export function reads<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, answer: Answering<P, Q, B, R>): DemoAnswer<Route<P, Q, B, R, A>> {
  return { route, isChange: false, answer: (raw, scene) => answer(checkedCall(route, raw, scene)) };
}

/** An answer that alters the records for as long as the demo lasts. */
export function changes<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, answer: Answering<P, Q, B, R>): DemoAnswer<Route<P, Q, B, R, A>> {
  return { ...reads(route, answer), isChange: true };
}

/** The answer of a route that has no meaning in the demo: refused, with the words that a person reads. */
export function refuses<R extends Route>(route: R, message: string): DemoAnswer<R> {
  return {
    route,
    isChange: false,
    answer: () => {
      throw new AppError('not-allowed', { message });
    },
  };
}

/** Refuses one field with its message. Throws AppError `invalid-input`. */
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

/** Refuses a client who names somebody else, as if there were no such person. Throws AppError `not-found`. */
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

/** Parameters as an address would carry them. */
function textsOf(part: unknown): Record<string, string> {
  const entries = Object.entries(typeof part === 'object' && part !== null ? part : {});
  return Object.fromEntries(entries.filter(([, value]) => value != null).map(([name, value]) => [name, String(value)]));
}

/** A body as JSON would carry it, which also keeps the records apart from what a screen goes on using. */
export function plainOf(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

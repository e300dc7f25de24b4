import type { Route } from '@freehold/contract';
import type * as z from 'zod/mini';
import type { CallInput } from '#app/lib/call-request.ts';
import { type DemoRole, demoUsers } from '#app/lib/session-demo.ts';
import { replyFrom } from './demo-call.ts';
import type { World } from './world/records.ts';
import { demoWorld } from './world/world.ts';

/** A demo for a test: calls by either role against one set of records, at one moment. */
export function demoScene(now: Date = new Date('2026-11-21T04:00:00Z')) {
  const world: World = demoWorld(now);
  let next: string | null = null;
  const callAs = (role: DemoRole) => {
    const tellNext = (cursor: string | null) => {
      next = cursor;
    };
    const scene = { world, actor: demoUsers[role], at: now, tellNext };
    return <R extends Route>(route: R, parts: CallInput<R>): z.output<R['reply']> =>
      replyFrom<R['reply']>(route, { ...parts }, scene);
  };
  return { world, adviser: callAs('ADMIN'), client: callAs('CLIENT'), lastNext: () => next };
}

import { AppError, type Route } from '@freehold/contract';
import * as z from 'zod/mini';
import { browserSession } from '#app/lib/browser-session.ts';
import { CallError } from '#app/lib/call-error.ts';
import { demoChanges } from '#app/lib/demo-changes.ts';
import type { DemoControls, RawCall } from '#app/lib/demo-code.ts';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoAnswerOf } from './answers.ts';
import { type DemoScene, plainOf } from './demo-answer.ts';
import type { World } from './world/records.ts';
import { demoWorld } from './world/world.ts';

// One set of records while the demo is on in this tab; leaving discards it.
let records: { readonly role: string; readonly world: World } | null = null;
browserSession.subscribe(() => {
  if (records !== null && browserSession.demoRole() !== records.role) records = null;
});

/** Handles a call from the demo's records. Throws CallError, as the server's rejections do. */
export async function callDemo<Reply extends z.ZodMiniType>(
  route: Route<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Reply>,
  { signal, onNext, ...raw }: RawCall & DemoControls,
): Promise<z.output<Reply>> {
  if (signal?.aborted) throw new CallError('unavailable', { failure: 'cancelled' });
  const content = raw.bytes && new Uint8Array(await raw.bytes.arrayBuffer());
  return replyFrom(route, { ...raw, content }, sceneNow(onNext));
}

/** The response to a call in a scene, validated by the route's schema. Throws CallError. */
export function replyFrom<Reply extends z.ZodMiniType>(
  route: Route<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Reply>,
  raw: RawCall,
  scene: DemoScene,
): z.output<Reply> {
  const answering = demoAnswerOf(route);
  try {
    const reply = answering.answer(raw, scene);
    if (answering.isChange) demoChanges.notify();
    return z.parse(route.reply, plainOf(reply));
  } catch (error) {
    throw error instanceof AppError ? refusalFrom(error) : error;
  }
}

function refusalFrom(error: AppError): CallError {
  const { status, message: displayText, fields, meanwhile } = error;
  return new CallError(error.code, { failure: 'refused', status, displayText, fields, meanwhile });
}

function sceneNow(onNext: DemoControls['onNext']): DemoScene {
  const role = browserSession.demoRole();
  if (role === null) throw new CallError('signed-out', { failure: 'refused' });
  const at = new Date();
  if (records?.role !== role) records = { role, world: demoWorld(at) };
  return { world: records.world, actor: demoUsers[role], at, tellNext: (cursor) => onNext?.(cursor) };
}

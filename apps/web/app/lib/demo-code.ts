import type { Route } from '@freehold/contract';
import type * as z from 'zod/mini';

/** A call as a screen makes it, not yet validated. */
export interface RawCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly bytes?: Blob | undefined;
  /** The file's content, read before the call is answered. */
  readonly content?: Uint8Array | undefined;
}

/** What a caller may pass besides the call itself. */
export interface DemoControls {
  readonly signal?: AbortSignal | undefined;
  readonly onNext?: ((cursor: string | null) => void) | undefined;
}

/** The demo, as the API client uses it. */
export interface DemoCode {
  /** Answers a call from the demo's records. Throws CallError. */
  readonly callDemo: <Reply extends z.ZodMiniType>(
    route: Route<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Reply>,
    call: RawCall & DemoControls,
  ) => Promise<z.output<Reply>>;
}

/** Loads the demo on its first call. `entry.client.tsx` sets it, because `app/demo` lies above lib. */
export const demoCode: { load: () => Promise<DemoCode> } = {
  load: () => Promise.reject(new Error('no demo here')),
};

/** The worker's start settings. */
export interface WorkerSettings {
  /** The PostgreSQL folder, already created and locked. */
  readonly folder: string;
}

/** Requests to the worker, handled one at a time in order of arrival. */
export type Request =
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'backup' }
  | { readonly kind: 'count-fsyncs' }
  | { readonly kind: 'stop' };

/** Messages from the worker: one 'ready' (or 'failed') after the start, then one for each request. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'backup'; readonly bytes: Uint8Array }
  | { readonly kind: 'fsyncs'; readonly count: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string };

/** What the worker is started with. */
export interface WorkerSettings {
  /** The PostgreSQL folder, already made and ours alone. */
  readonly folder: string;
}

/** What the server asks of the worker. Requests are answered one at a time, in the order they came. */
export type Request =
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'backup' }
  | { readonly kind: 'count-fsyncs' }
  | { readonly kind: 'stop' };

/** The worker's answers: one 'ready' (or 'failed') after the start, then one answer for each request. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'backup'; readonly bytes: Uint8Array }
  | { readonly kind: 'fsyncs'; readonly count: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string };

import { Worker } from 'node:worker_threads';
import { embeddedStoppedCode } from '../unavailable.ts';
import type { Answer, Request, WorkerSettings } from './protocol.ts';

/** The embedded database stopped before or during a query. */
export class EmbeddedDatabaseStopped extends Error {
  readonly code = embeddedStoppedCode;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** One run of the PostgreSQL worker thread, from its start to its end. */
export class Engine {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #ready: Promise<Answer>;
  /** Resolves when the thread has ended, for any reason. */
  readonly ended: Promise<void>;
  #end: Error | undefined;

  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings, execArgv: [] });
    this.#ready = this.#nextAnswer();
    this.#ready.catch(() => {});
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#stopWaiting(`The embedded database failed: ${error.message}`));
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#stopWaiting('The embedded database stopped');
        resolve();
      });
    });
  }

  /** True while the thread can still respond. */
  get isRunning(): boolean {
    return this.#end === undefined;
  }

  /** Resolves once PostgreSQL accepts queries. */
  async ready(): Promise<void> {
    await this.#ready;
  }

  /** Sends bytes of the PostgreSQL protocol and returns the reply's bytes. */
  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'wire', bytes });
    return answer.kind === 'wire' ? answer.bytes : unexpected(answer);
  }

  /** A consistent gzipped tar of the PostgreSQL folder. */
  async backup(): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'backup' });
    return answer.kind === 'backup' ? answer.bytes : unexpected(answer);
  }

  /** Number of fsync calls in this run. */
  async countFsyncs(): Promise<number> {
    const answer = await this.#ask({ kind: 'count-fsyncs' });
    return answer.kind === 'fsyncs' ? answer.count : unexpected(answer);
  }

  /** Shuts down cleanly: checkpoint, shutdown, end of the thread. */
  async stop(): Promise<void> {
    if (this.isRunning) await this.#ask({ kind: 'stop' });
    await this.ended;
  }

  /** Kills the thread at once, like `kill -9`; the next start recovers from the WAL. */
  async kill(reason: string): Promise<void> {
    this.#stopWaiting(reason);
    await this.#worker.terminate();
  }

  #ask(request: Request): Promise<Answer> {
    if (this.#end) return Promise.reject(this.#end);
    const answer = this.#nextAnswer();
    this.#worker.postMessage(request);
    return answer;
  }

  #nextAnswer(): Promise<Answer> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #settle(answer: Answer): void {
    // `node --watch` sends its own messages over the same channel.
    if (!('kind' in answer)) return;
    const next = this.#waiting.shift();
    if (answer.kind === 'failed') next?.reject(new EmbeddedDatabaseStopped(answer.message));
    else next?.resolve(answer);
  }

  #stopWaiting(reason: string): void {
    this.#end ??= new EmbeddedDatabaseStopped(reason);
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#end);
  }
}

function unexpected(answer: Answer): never {
  throw new EmbeddedDatabaseStopped(`The database worker answered '${answer.kind}' out of turn`);
}

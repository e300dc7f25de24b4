import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

type Done = (error?: Error | null) => void;

/**
 * Replaces the socket between `pg` and PostgreSQL: bytes written here go to the worker thread, whose replies are read
 * here. So `pg` is the client of both databases, with one set of parsers and errors.
 */
export class Wire extends Duplex {
  readonly #start: () => Promise<Engine>;
  #engine: Engine | undefined;
  #isBusy = false;

  constructor(start: () => Promise<Engine>) {
    super();
    this.#start = start;
  }

  /** Called by `pg` in place of a socket's connect. */
  connect(): this {
    this.#start().then(
      (engine) => {
        this.#engine = engine;
        engine.ended.then(() => this.destroy());
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this.#exchange(chunk).then(() => done(), done);
  }

  // pg corks the messages of one query, so they arrive as one batch ending with Sync.
  override _writev(chunks: { chunk: Uint8Array }[], done: Done): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    // pg cannot cancel a running statement here, so the engine is killed and a new one started.
    if (this.#isBusy) this.#engine?.kill('The embedded database was stopped: a statement took too long');
    done(error);
  }

  // Socket methods that pg calls and that have no meaning here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  async #exchange(bytes: Uint8Array): Promise<void> {
    if (!this.#engine) throw new Error('The connection was written to before it was open');
    this.#isBusy = true;
    const reply = await this.#engine.exchange(bytes).finally(() => {
      this.#isBusy = false;
    });
    if (reply.length > 0 && !this.destroyed) this.push(reply);
  }
}

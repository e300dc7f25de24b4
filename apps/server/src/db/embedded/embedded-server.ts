import type { DatabaseLog } from '../log.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { Engine } from './engine.ts';
import { preparePostgresFolder } from './folder.ts';

/** The embedded PostgreSQL of one data folder: locked, started on demand, and restarted when its thread dies. */
export class EmbeddedServer {
  readonly #dataDir: string;
  readonly #log: DatabaseLog;
  readonly #lock: DirectoryLock;
  #starting: Promise<Engine> | undefined;
  #isStopping = false;

  private constructor(dataDir: string, log: DatabaseLog, lock: DirectoryLock) {
    this.#dataDir = dataDir;
    this.#log = log;
    this.#lock = lock;
  }

  /** Locks the folder and starts PostgreSQL in it. Throws DirectoryInUse when another holder has it. */
  static async start(dataDir: string, log: DatabaseLog): Promise<EmbeddedServer> {
    const lock = await lockDirectory(dataDir);
    const server = new EmbeddedServer(dataDir, log, lock);
    try {
      await server.engine();
      return server;
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** The running engine; after its thread dies, a new one recovered from the WAL. */
  async engine(): Promise<Engine> {
    if (this.#isStopping) throw new Error('Connection terminated: the database is closing');
    this.#starting ??= this.#startEngine();
    const engine = await this.#starting;
    if (engine.isRunning) return engine;
    // The old thread must have exited before a new one opens the same files.
    await engine.ended;
    return await this.engine();
  }

  /** Shuts PostgreSQL down cleanly and releases the folder. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    try {
      const engine = await this.#starting;
      await engine?.stop();
    } finally {
      await this.#lock.release();
    }
  }

  async #startEngine(): Promise<Engine> {
    try {
      const engine = new Engine({ folder: await preparePostgresFolder(this.#dataDir, this.#log) });
      engine.ended.then(() => this.#forget());
      await engine.ready();
      return engine;
    } catch (error) {
      this.#starting = undefined;
      throw error;
    }
  }

  #forget(): void {
    this.#starting = undefined;
    if (!this.#isStopping) this.#log.error({}, 'The embedded database stopped; the next query starts it again');
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from './person.ts';

/** The app started once by `npm start`, in its own process group. */
export class Product {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  readonly #began = performance.now();
  #output = '';

  constructor(npmArguments: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv; person: Person }) {
    const { cwd, env, person } = options;
    this.#child = spawn('npm', npmArguments, {
      cwd,
      env,
      ...person.ids,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve));
  }

  /** All output so far. */
  get output(): string {
    return this.#output;
  }

  /** Seconds from the start until the address returns 200; null if it exited or missed the limit. */
  async secondsUntilReady(address: string, limitSeconds: number): Promise<number | null> {
    while (this.#isGroupAlive() && this.#seconds() < limitSeconds) {
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) return this.#seconds();
      await wait(50);
    }
    return null;
  }

  /**
   * Sends the signal to npm only, as a service manager does; returns the seconds until no process was left, or null if
   * some stayed.
   */
  async secondsToStop(signal: NodeJS.Signals, limitSeconds: number): Promise<number | null> {
    const asked = performance.now();
    this.#child.kill(signal);
    while (performance.now() - asked < limitSeconds * 1000) {
      if (!this.#isGroupAlive()) return (performance.now() - asked) / 1000;
      await wait(50);
    }
    this.kill();
    return null;
  }

  /** Exit status if it ends within the limit without a signal from us; null otherwise. */
  async statusWithin(limitSeconds: number): Promise<number | null> {
    return await Promise.race([this.#ended, wait(limitSeconds * 1000, null, { ref: false })]);
  }

  /** Kills any of its processes still running. */
  kill(): void {
    if (this.#isGroupAlive()) process.kill(-this.#group(), 'SIGKILL');
  }

  #seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  #group(): number {
    if (this.#child.pid === undefined) throw new Error('npm could not be started');
    return this.#child.pid;
  }

  #isGroupAlive(): boolean {
    try {
      process.kill(-this.#group(), 0);
      return true;
    } catch {
      return false;
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { isRecord } from '../fuzz/shape.ts';

/** Chooses the SQLSTATE with which a query fails; null lets it run. */
export type Chooser = (text: string) => string | null;

const choosers = new AsyncLocalStorage<Chooser>();
const query = pg.Client.prototype.query;

/**
 * From now on, queries on any connection of this process can be made to fail: the database gets a statement that raises
 * the error instead, so it really ends up in the state after such an error. Returns a function that undoes this.
 */
export function prepareToFail(): () => void {
  const value = function (this: pg.Client, config: unknown, ...rest: unknown[]): unknown {
    return Reflect.apply(query, this, [failing(config), ...rest]);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { value, configurable: true, writable: true });
  return () => {
    Object.defineProperty(pg.Client.prototype, 'query', { value: query, configurable: true, writable: true });
  };
}

/** The query sent instead. */
function failing(config: unknown): unknown {
  const choose = choosers.getStore();
  if (choose === undefined || !isRecord(config) || typeof config.text !== 'string') return config;
  const state = choose(config.text);
  if (state === null) return config;
  const text = `do $$ begin raise exception 'made to fail' using errcode = '${state}'; end $$`;
  return { ...config, text, values: [] };
}

/** Runs work whose queries, and no others, fail as the chooser says. */
export function withFailures<T>(choose: Chooser, work: () => Promise<T>): Promise<T> {
  // Awaited inside run(): an injected call starts only when it is awaited.
  return choosers.run(choose, async () => await work());
}

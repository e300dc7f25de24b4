import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { isRecord } from '../fuzz/shape.ts';

/** Says of each query with which SQLSTATE it is to fail, null where it is to run. */
export type Chooser = (text: string) => string | null;

const choosers = new AsyncLocalStorage<Chooser>();
const query = pg.Client.prototype.query;

/**
 * From now on queries can be made to fail on whatever connection of this process: the database is sent a statement that raises
 * the error instead, so that it is really in the state after such an error. Gives how to end that.
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

/** The query that is sent in the place of another. */
function failing(config: unknown): unknown {
  const choose = choosers.getStore();
  if (choose === undefined || !isRecord(config) || typeof config.text !== 'string') return config;
  const state = choose(config.text);
  if (state === null) return config;
  const text = `do $$ begin raise exception 'made to fail' using errcode = '${state}'; end $$`;
  return { ...config, text, values: [] };
}

/** Does work whose queries, and nobody else's, fail as the chooser says. */
export function withFailures<T>(choose: Chooser, work: () => Promise<T>): Promise<T> {
  // Awaited inside run(): an injected call starts only when it is awaited.
  return choosers.run(choose, async () => await work());
}

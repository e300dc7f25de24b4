import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const heard = new AsyncLocalStorage<Statement[]>();

/**
 * What work sends to the database, over whichever connection; both databases speak through the same client. What the queue and the
 * maintenance do on a timer of their own meanwhile is not in it.
 */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listened(this: pg.Client, ...given: unknown[]) {
    const found = statementIn(given);
    if (found !== null) heard.getStore()?.push(found);
    return Reflect.apply(query, this, given);
  };
  try {
    return { result: await heard.run(statements, work), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}

function statementIn([first, second]: readonly unknown[]): Statement | null {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string') return null;
  const values = 'values' in first && Array.isArray(first.values) ? first.values : second;
  return { text: first.text, values: Array.isArray(values) ? values : [] };
}

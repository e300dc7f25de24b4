import pg from 'pg';

/** A statement as sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Statements sent to the database while work runs, over any connection; both databases use the same client. Excludes
 * the queue and maintenance, which run on timers. Not for concurrent use.
 */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listened(this: pg.Client, ...given: unknown[]) {
    const found = statementIn(given);
    if (found !== null && !isHousekeeping(found.text)) statements.push(found);
    return Reflect.apply(query, this, given);
  };
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}

function isHousekeeping(text: string): boolean {
  return /\bjobs\.|\bvacuum\b|pg_stat|\bcheckpoint\b/i.test(text);
}

function statementIn([first, second]: readonly unknown[]): Statement | null {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string') return null;
  const values = 'values' in first && Array.isArray(first.values) ? first.values : second;
  return { text: first.text, values: Array.isArray(values) ? values : [] };
}

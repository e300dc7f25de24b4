import pg from 'pg';

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * What goes to the database while work is done, over whichever connection; both databases speak through the same client. Without
 * what the queue and the maintenance do, since they have timers of their own. Only one work at a time can be listened to.
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

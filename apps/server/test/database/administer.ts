import pg from 'pg';

/** Runs one statement on the server's own database. Throws when it fails or the connection is cut. */
export async function administer(adminUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: adminUrl });
  // A cut connection emits 'error' besides failing its query; without a listener the process would crash.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

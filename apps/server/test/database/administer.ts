import pg from 'pg';

/** Runs one statement on the server's own database. Throws when that fails or the connection is cut. */
export async function administer(adminUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: adminUrl });
  // A connection that is cut says so besides failing its query, and nobody listening would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

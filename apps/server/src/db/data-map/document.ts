import { dataMap } from './data-map.ts';

/** The data map as a readable page: one table for each database table, in the map's order. */
export function dataMapDocument(): string {
  const tables = Object.entries(dataMap).map(([name, { purpose, retention, columns }]) =>
    [
      `## ${name}`,
      '',
      `${purpose}. Kept: ${lowerFirst(retention)}.`,
      '',
      '| column | class | purpose |',
      '|---|---|---|',
      ...Object.entries(columns).map(([column, facts]) => `| ${column} | ${facts.class} | ${facts.purpose} |`),
      '',
    ].join('\n'),
  );
  return `${introduction}\n${tables.join('\n')}`;
}

const introduction = `# Data map

Every column of the database: how personal it is, what it is there for and how long it is kept. It is made from
\`apps/server/src/db/data-map\`, where a table or a column that is left out does not compile, and a test holds it against a
migrated database. What is exported and erased for a person follows the same map.

Classes: *identity* (who somebody is and how they live), *contact* (how they are reached), *financial*, *secret* (never
leaves the server, not even in an export), *technical*, *content* (the catalogue), *audit*.

Beside these tables stand the job queue (schema \`jobs\`: ids of mails and kinds of errors, removed a day after they are done or with an
erasure), the pictures of properties, and technical logs, which hold ids and outcomes and are kept by the operator for 90
days.
`;

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database/open.ts';
import { figure } from '../../../test/quality.ts';
import type { Database } from '../connect.ts';
import { dataMap, toolTables } from './data-map.ts';
import { dataMapDocument } from './document.ts';
import { columnClasses } from './facts.ts';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const mapped = Object.entries(dataMap).flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([column, facts]) => ({ table, column, ...facts })),
);

/** The columns of a migrated database, without those of the migration tools. */
async function storedColumns(): Promise<string[]> {
  const { rows } = await db.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name <> all ($1)`,
    [[...toolTables]],
  );
  return rows.map(({ name }) => String(name)).sort();
}

describe('the data map', () => {
  it('has every column of a migrated database, and no other', async () => {
    const stored = await storedColumns();
    const named = mapped.map(({ table, column }) => `${table}.${column}`).sort();
    expect(named).toEqual(stored);
    figure('Q1', 'columns with class, purpose and retention', `${named.length}/${stored.length}`);
  });

  it('notices a column that was added without it', async () => {
    await db.query('alter table users add column favourite_colour text');
    const named = new Set(mapped.map(({ table, column }) => `${table}.${column}`));
    expect((await storedColumns()).filter((name) => !named.has(name))).toEqual(['users.favourite_colour']);
    await db.query('alter table users drop column favourite_colour');
  });

  it('says of each column what it is and what it is for, and of each table how long it is kept', () => {
    for (const { table, column, class: columnClass, purpose } of mapped) {
      expect(columnClasses, `${table}.${column}`).toContain(columnClass);
      expect(purpose.length, `${table}.${column}`).toBeGreaterThan(2);
    }
    for (const [table, { retention }] of Object.entries(dataMap)) {
      expect(retention.length, table).toBeGreaterThan(5);
    }
  });

  it('has no column for a tax file number, a bank log-in, health or another sensitive matter', () => {
    const words =
      /(^|_)(tfn|tax_file|tax_number|bsb|bank|account_number|card_number|pin|health|medic\w*|disab\w*ity|ethnic\w*|relig\w*|union|sexual\w*|criminal\w*|biometric\w*)(_|$)/;
    expect(mapped.map(({ column }) => column).filter((column) => words.test(column))).toEqual([]);
    expect(['tax_file_number', 'bank_password', 'health'].every((column) => words.test(column))).toBe(true);
  });

  it('links rows to a person by columns that there are', () => {
    for (const [table, { about, columns }] of Object.entries(dataMap)) {
      for (const { column } of about) expect(Object.keys(columns), table).toContain(column);
    }
  });

  it('is published as the committed page says', async () => {
    await expect(dataMapDocument()).toMatchFileSnapshot('../../../../../docs/DATA-MAP.md');
  });
});

import { type Kysely, sql } from 'kysely';

// Stripped of accents before it is put in lower case: İ is I and a dot. The words themselves stay in the text, so that a
// program of the release before finds them by its own pattern.
const folded = (text: string) => `
  lower(replace(replace(replace(replace(replace(translate(
    normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC),
    'đĐðÐøØłŁıħĦŧŦ', 'dDdDoOlLihHtT'
  ), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'))`;
const withFolded = (text: string) =>
  `lower(${text}) || case when ${folded(text)} = lower(${text}) then '' else ' ' || ${folded(text)} end`;

const digits = "regexp_replace(phone, '[^0-9]', '', 'g')";
const person = "first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' '";
const texts = [
  {
    table: 'profiles',
    text: `' ' || ${person} || regexp_replace(${digits}, '^(?:0011|00)?61(?=[0-9]{9}$)', '0')`,
    isNeeded: true,
    // As the index before: a search never has to read through a list of pending entries.
    options: 'with (fastupdate = off)',
  },
  { table: 'leads', text: `${person} || ${digits}`, isNeeded: false, options: '' },
  {
    table: 'properties',
    text: "name || ' ' || street || ' ' || suburb || ' ' || state || ' ' || postcode",
    isNeeded: true,
    options: '',
  },
];

/** Names are found without their accents too: "nguyen" finds Nguyễn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, text, isNeeded, options } of texts) {
    const rule = isNeeded ? 'not null' : '';
    await sql`
      alter table ${sql.table(table)} drop column search_text,
        add column search_text text ${sql.raw(rule)} generated always as (${sql.raw(withFolded(text))}) stored`.execute(
      db,
    );
    await sql`
      create index ${sql.id(`${table}_search`)} on ${sql.table(table)}
        using gin (search_text gin_trgm_ops) ${sql.raw(options)}`.execute(db);
  }
}

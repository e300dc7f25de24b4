import { type RawBuilder, sql } from 'kysely';

/**
 * A text in lower case without accents, as the columns `search_text` hold the names a second time (migration
 * 0032-search-without-accents): "Nguyễn" is "nguyen". Wildcards and backslashes of a pattern stay.
 */
export function folded(text: string): RawBuilder<string> {
  return sql<string>`
    lower(replace(replace(replace(replace(replace(translate(
      normalize(regexp_replace(normalize(${text}::text, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC),
      'đĐðÐøØłŁıħĦŧŦ', 'dDdDoOlLihHtT'
    ), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'))`;
}

import pg from 'pg';

type Parser = (text: string) => unknown;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large to be read exactly`);
  return value;
}

const textArrayOid: number = 1009;
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArrayOid);

function arrayOf(parse: Parser): Parser {
  return (text) => parseTextArray(text).map((item) => (item === null ? null : parse(item)));
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const asWritten: Parser = (text) => text;
const arrayOids = { int8: 1016, numeric: 1231, date: 1182 };

const parsers = new Map<number, Parser>([
  [INT8, safeInteger],
  [NUMERIC, Number],
  [DATE, asWritten],
  [arrayOids.int8, arrayOf(safeInteger)],
  [arrayOids.numeric, arrayOf(Number)],
  [arrayOids.date, arrayOf(asWritten)],
]);

/**
 * Parsers from column values to JavaScript values, the same on both databases: `numeric` and `int8` become numbers (an
 * `int8` beyond 2^53 throws), `date` stays 'YYYY-MM-DD', `timestamptz` becomes a Date.
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, 'text');
  },
};

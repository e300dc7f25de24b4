import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { historyIn } from './history.ts';

const text = [
  'year,house_price_growth_pct_dec_to_dec,cpi_growth_pct,rent_growth_pct,wage_growth_pct,svr_owner_avg,note',
  '2001,10,0,5,3,6.5,',
  '2002,-50,2.5,0,,7.25,"prices fell, as noted"',
  '2003,,x,1,3,7,',
].join('\n');

describe('a history', () => {
  it('is growth of prices and rents in logs, rates as they are, inflation in logs', () => {
    const [growth, rents, rates, prices] = historyIn(text, [2001, 2002]);
    // ln 1.1 = 0.0953102, ln 0.5 = -0.6931472, ln 1.05 = 0.0487902, ln 1.025 = 0.0246926.
    expect(growth?.map((value) => value.toFixed(5))).toEqual(['9.53102', '-69.31472']);
    expect(rents?.map((value) => value.toFixed(5))).toEqual(['4.87902', '0.00000']);
    expect(rates).toEqual([6.5, 7.25]);
    expect(prices?.map((value) => value.toFixed(5))).toEqual(['0.00000', '2.46926']);
  });

  it.each([
    ['an empty cell', text, [2001, 2003], 'house_price_growth_pct_dec_to_dec of 2003 is missing'],
    ['a missing year', text, [2000, 2002], 'house_price_growth_pct_dec_to_dec of 2000 is missing'],
    ['a word', text.replace('2003,,', '2003,1,'), [2001, 2003], 'cpi_growth_pct of 2003 is x, not a number'],
    ['no such column', text.replace('svr_owner_avg', 'rate'), [2001, 2002], 'has no column svr_owner_avg'],
  ] as const)('with %s is refused by name', (_name, given, period, message) => {
    expect(() => historyIn(given, period)).toThrow(
      `au_history_annual.csv${message.startsWith('has') ? ' ' : ': '}${message}`,
    );
  });
});

describe('the command', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(repositoryRoot, 'tools/fit-chances.ts'), ...words], { encoding: 'utf8' });

  it.each([[[]], [['folder', '2001', '2005']], [['folder', 'x', '2025']]])(
    'says how it is used when given %j',
    (words) => {
      const { status, stderr } = run(...words);
      expect(status).toBe(2);
      expect(stderr).toContain('usage: node tools/fit-chances.ts FOLDER [FIRST LAST]');
    },
  );

  it('names the file that is not there', () => {
    const { status, stderr } = run('no-such-folder');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ENOENT.*no-such-folder.au_history_annual\.csv/);
  });
});

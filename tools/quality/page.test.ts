import { describe, expect, it } from 'vitest';
import { checks, groups } from './checks.ts';
import { figuresIn, qualityPage } from './page.ts';

const circumstances = {
  date: '2026-11-21',
  commit: 'abc1234',
  cores: 2,
  databases: ['embedded', 'postgres'],
  hasFailures: false,
};

const figures = figuresIn(
  [
    '{"id":"D10","text":"addresses","value":"1000/1000","database":"embedded"}',
    '{"id":"D2","text":"hostile | values","value":"2500","database":"embedded"}',
    '{"id":"D2","text":"hostile | values","value":"2501","database":"postgres"}',
    '',
  ].join('\n'),
);

describe('the page of quality figures', () => {
  it('has one row a figure with a column for each database, in the order of the ids', () => {
    const rows = qualityPage(figures, circumstances)
      .split('\n')
      .filter((line) => line.startsWith('| D') && line.includes('holds'));
    expect(rows).toEqual([
      String.raw`| D2 | hostile \| values | 2500 | 2501 | holds |`,
      '| D10 | addresses | 1000/1000 | – | holds where shown |',
    ]);
  });

  it('lists every check without a figure with the reason', () => {
    const page = qualityPage(figures, circumstances);
    const listed = [...page.slice(page.indexOf('## Not shown')).matchAll(/^\| ([A-Z]\d+) /gm)].map(([, id]) => id);
    expect(listed).toEqual(Object.keys(checks).filter((id) => id !== 'D2' && id !== 'D10'));
  });

  it('says when tests failed', () => {
    expect(qualityPage(figures, { ...circumstances, hasFailures: true })).toContain('Some of the tests failed');
    expect(qualityPage(figures, circumstances)).not.toContain('Some of the tests failed');
  });

  it('takes no figure for a check that does not exist', () => {
    const stray = { id: 'Z9', text: 'x', value: '1', database: 'embedded' };
    expect(() => qualityPage([stray], circumstances)).toThrow('Z9');
  });

  it('knows the group of every check', () => {
    expect(Object.keys(checks).filter((id) => !(id.slice(0, 1) in groups))).toEqual([]);
  });
});

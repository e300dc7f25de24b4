import { describe, expect, it } from 'vitest';
import { checks, groups } from './checks.ts';
import { figuresIn, qualityPage, runsIn } from './page.ts';

const run = { command: 'npm test', endedAt: '2026-11-21T04:05:06.789Z', commit: 'abc1234', hasFailures: false };
const circumstances = { runs: [run], cores: 2 };

const figures = figuresIn(
  [
    '{"id":"D10","text":"addresses","value":"1000/1000","run":"embedded"}',
    '{"id":"D2","text":"hostile | values","value":"2500","run":"embedded"}',
    '{"id":"D2","text":"hostile | values","value":"2501","run":"postgres"}',
    '{"id":"G6","text":"killed","value":"100/100","run":"long"}',
    '',
  ].join('\n'),
);

describe('the page of quality figures', () => {
  it('has one row a figure with a column for each run that has any, in the order of the ids', () => {
    const page = qualityPage(figures, circumstances);
    const rows = page
      .slice(page.indexOf('## D.'), page.indexOf('## Not wholly'))
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(rows).toEqual([
      '| id | check | embedded | postgres |',
      String.raw`| D2 | hostile \| values | 2500 | 2501 |`,
      '| D10 | addresses | 1000/1000 | – |',
      '| id | check | long suite |',
      '| G6 | killed | 100/100 |',
    ]);
  });

  it('counts the checks of each rank that have a figure and are wholly met', () => {
    const bill = figuresIn('{"id":"S3","text":"packages","value":"256","run":"repository"}');
    const page = qualityPage([...figures, ...bill], circumstances);
    const ofRank = (rank: string) => Object.values(checks).filter((check) => check.rank === rank).length;
    expect(page).toContain(`| P0, must hold | 2 of ${ofRank('P0')} |`);
    expect(page).toContain(`| P1, should hold | 1 of ${ofRank('P1')} |`);
    expect(page).toMatch(/## Not wholly met[^#]*\| S3 /);
  });

  it('counts a check that got no answer as not met, and says why, also where another figure of it is there', () => {
    const unanswered = [
      '{"id":"S2","text":"deprecated packages","value":"0","run":"repository"}',
      '{"id":"S2","text":"known vulnerabilities","value":"not known: no answer","run":"repository","isKnown":false}',
    ];
    const page = qualityPage([...figures, ...figuresIn(unanswered.join('\n'))], circumstances);
    const mustHold = Object.values(checks).filter(({ rank }) => rank === 'P0').length;
    expect(page).toContain(`| P0, must hold | 2 of ${mustHold} |`);
    expect(page).toContain('| S2 | known vulnerabilities | not known: no answer |');
    expect(page).toMatch(/## Not known[^#]*\| S2 /);
    expect(qualityPage(figures, circumstances)).not.toContain('## Not known');
  });

  it('lists every check without a figure with the reason', () => {
    const page = qualityPage(figures, circumstances);
    const listed = [...page.slice(page.indexOf('## Not shown')).matchAll(/^\| ([A-Z]\d+) /gm)].map(([, id]) => id);
    expect(listed).toEqual(Object.keys(checks).filter((id) => !['D2', 'D10', 'G6'].includes(id)));
  });

  it('leaves figures of speed to the page about performance', () => {
    expect(figuresIn('{"id":"PERF-QUERIES","text":"statements","value":"8; 24","run":"postgres"}')).toEqual([]);
  });

  it('names each command with its end and its commit, and says where tests failed', () => {
    const failed = { ...run, command: 'npm run test:long -- crowd', hasFailures: true };
    const lines = [...figures, run, failed].map((line) => JSON.stringify(line)).join('\n');
    expect(figuresIn(lines)).toEqual(figures);
    const page = qualityPage(figuresIn(lines), { runs: runsIn(lines), cores: 2 });
    expect(page).toContain('| `npm test` | 2026-11-21 04:05 | abc1234 | all passed |');
    expect(page).toContain('| `npm run test:long -- crowd` | 2026-11-21 04:05 | abc1234 | **some failed');
  });

  it('says when the long suite was not part of the runs, and claims it when it was', () => {
    const left = 'the long suite was **not** part of this run';
    expect(qualityPage(figures, circumstances)).toContain(left);
    const whole = qualityPage(figures, { ...circumstances, runs: [run, { ...run, command: 'npm run test:long' }] });
    expect(whole).toContain('- long suite: the tests named');
    expect(whole).not.toContain(left);
  });

  it('takes no figure for a check that does not exist', () => {
    const stray = { id: 'Z99', text: 'x', value: '1', run: 'embedded' } as const;
    expect(() => qualityPage([stray], circumstances)).toThrow('Z99');
  });

  it('knows the group of every check', () => {
    expect(Object.keys(checks).filter((id) => !(id.slice(0, 1) in groups))).toEqual([]);
  });
});

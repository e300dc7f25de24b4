import { expect, test } from 'vitest';
import { ranTests } from './ran.ts';

test('of a report of Vitest, what was skipped does not count', () => {
  const assertionResults = [
    { fullName: 'cards add up', status: 'passed' },
    { fullName: 'cards are nine', status: 'failed' },
    { fullName: 'cards later', status: 'skipped' },
  ];
  expect(ranTests(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual([
    { title: 'cards add up', isPassed: true, isInBrowser: false },
    { title: 'cards are nine', isPassed: false, isInBrowser: false },
  ]);
});

test('a journey has passed when it passed at both sizes, and carries the title of its group', () => {
  const specs = [
    { title: 'opens', tests: [{ status: 'expected' }, { status: 'expected' }] },
    { title: 'closes', tests: [{ status: 'expected' }, { status: 'unexpected' }] },
    { title: 'waits', tests: [{ status: 'skipped' }] },
  ];
  const report = { suites: [{ title: 'home.spec.ts', suites: [{ title: 'the menu', specs }] }] };
  expect(ranTests(JSON.stringify(report))).toEqual([
    { title: 'home.spec.ts the menu opens', isPassed: true, isInBrowser: true },
    { title: 'home.spec.ts the menu closes', isPassed: false, isInBrowser: true },
  ]);
});

test('any other report is refused', () => {
  expect(() => ranTests('{"passed":3}')).toThrow('neither Vitest nor Playwright');
});

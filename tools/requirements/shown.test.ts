import { describe, expect, test } from 'vitest';
import { type Exception, exceptionsIn } from './exceptions.ts';
import { faultOf, rowStates, wideTitles } from './shown.ts';

/** Assembled here so that this file itself names no requirement. */
const named = (id: string, isPassed = true, isInBrowser = true) => ({
  title: `it holds ${'['}${id}]`,
  isPassed,
  isInBrowser,
});

function stateOf(id: string, tests: ReturnType<typeof named>[], kind?: Exception['kind']) {
  const row = { id, area: id.split('-')[0] ?? '', text: '' };
  const [state] = rowStates([row], tests, kind ? [{ id, kind, reason: 'later' }] : []);
  if (!state) throw new Error('no state');
  return { shown: state.shown, fault: faultOf(state) };
}

describe('a row', () => {
  test.each([
    ['HOME-01', [named('HOME-01')], undefined, 'in a browser', null],
    ['API-01', [named('API-01', true, false)], undefined, 'without a browser', null],
    [
      'HOME-01',
      [named('HOME-01', true, false)],
      undefined,
      'without a browser',
      'is about a screen, and no browser shows it',
    ],
    ['HOME-01', [named('HOME-01', true, false)], 'no screen', 'without a browser', null],
    ['HOME-01', [named('HOME-01'), named('HOME-01', false)], undefined, 'failed', 'a test that names it failed'],
    ['HOME-01', [named('HOME-02')], undefined, 'not shown', 'no test that ran names it'],
    ['HOME-01', [], 'not met', 'not shown', null],
    ['HOME-01', [named('HOME-01')], 'not met', 'in a browser', 'is listed as not met, and a test shows it'],
    ['HOME-01', [named('HOME-01')], 'no browser', 'in a browser', 'is listed as "no browser", and a browser shows it'],
  ] as const)('%s with %j and %s is %s: %s', (id, tests, kind, shown, fault) => {
    expect(stateOf(id, [...tests], kind)).toEqual({ shown, fault });
  });
});

test('an exception needs a known word and a reason', () => {
  expect(exceptionsIn('id\twhat\treason\nHOME-01\tnot met\tlater')).toEqual([
    { id: 'HOME-01', kind: 'not met', reason: 'later' },
  ]);
  expect(() => exceptionsIn('id\twhat\treason\nHOME-01\tlater\tx')).toThrow('Exception HOME-01');
  expect(() => exceptionsIn('id\twhat\treason\nHOME-01\tnot met')).toThrow('Exception HOME-01');
});

test('a title that names five rows is too wide, one that names four is not', () => {
  const four = named('A-1 A-2 A-3 A-4');
  const five = named('A-1 A-2 A-3 A-4 A-5');
  expect(wideTitles([four, five, five])).toEqual([five.title]);
});

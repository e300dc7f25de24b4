import type { Exception } from './exceptions.ts';
import type { RanTest } from './ran.ts';
import { idsIn, isAboutScreen, type Requirement } from './requirements.ts';

/** Test coverage of a row: shown in a browser, shown without one, named by a failed test, or by none. */
export type Shown = 'in a browser' | 'without a browser' | 'failed' | 'not shown';

/** A row, its test coverage, and its exception if it has one. */
export type RowState = Requirement & { shown: Shown; exception: Exception | undefined };

/** Matches the rows with the tests that ran. */
export function rowStates(
  requirements: readonly Requirement[],
  tests: readonly RanTest[],
  exceptions: readonly Exception[],
): RowState[] {
  const byRow = Map.groupBy(
    tests.flatMap((test) => idsIn(test.title).map((id) => ({ id, test }))),
    ({ id }) => id,
  );
  return requirements.map((row) => ({
    ...row,
    shown: shownBy((byRow.get(row.id) ?? []).map(({ test }) => test)),
    exception: exceptions.find(({ id }) => id === row.id),
  }));
}

function shownBy(tests: readonly RanTest[]): Shown {
  if (tests.length === 0) return 'not shown';
  if (tests.some(({ isPassed }) => !isPassed)) return 'failed';
  return tests.some(({ isInBrowser }) => isInBrowser) ? 'in a browser' : 'without a browser';
}

/** What is wrong with a row, as a sentence; null when tests show it or its exception explains why not. */
export function faultOf(row: RowState): string | null {
  const { shown, exception } = row;
  if (shown === 'failed') return 'a test that names it failed';
  if (shown === 'not shown') return exception?.kind === 'not met' ? null : 'no test that ran names it';
  if (exception?.kind === 'not met') return 'is listed as not met, and a test shows it';
  if (shown === 'in a browser') return exception ? `is listed as "${exception.kind}", and a browser shows it` : null;
  return isAboutScreen(row) && !exception ? 'is about a screen, and no browser shows it' : null;
}

/** Titles that name more than four rows: such a test asserts some of them only in passing. */
export function wideTitles(tests: readonly RanTest[]): string[] {
  return [...new Set(tests.map(({ title }) => title))].filter((title) => new Set(idsIn(title)).size > 4);
}

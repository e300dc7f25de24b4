import { describe, expect, test } from 'vitest';
import { loneFiles } from './lone-files.ts';

const uses = (from: string, to: string, isLazy = false) => ({ from, to, isLazy });
const screen = 'apps/web/app/features/home/screen.tsx';
const part = 'apps/web/app/features/home/part.tsx';
const service = 'apps/server/src/features/leads/service.ts';

/** The files found where every file has 100 lines. */
const foundIn = (...imports: readonly ReturnType<typeof uses>[]) =>
  loneFiles(imports, () => 100).map(({ file }) => file);

describe('a file with one caller', () => {
  test('is found with its caller and the lines of both', () => {
    expect(loneFiles([uses(screen, part)], (path) => (path === part ? 60 : 140))).toEqual([
      { file: part, caller: screen, lines: 200 },
    ]);
  });

  test('is found once, however often the caller names it', () => {
    expect(foundIn(uses(screen, part), uses(screen, part))).toEqual([part]);
  });

  test('stays where the two have more than 200 lines', () => {
    expect(loneFiles([uses(screen, part)], (path) => (path === part ? 61 : 140))).toEqual([]);
  });

  test.each([
    ['a second caller', [uses('apps/web/app/features/home/other.tsx', part)]],
    ['a test that imports it', [uses('apps/web/app/features/home/all.test.ts', part)]],
    ['a test of its name', [uses('apps/web/app/features/home/part.test.ts', screen)]],
    ['a test of its name and kind', [uses('apps/web/app/features/home/part.quality.test.ts', screen)]],
    ['a lazy import', [uses(screen, part, true)]],
  ])('stays where it has %s', (_, others) => {
    expect(foundIn(uses(screen, part), ...others)).toEqual([]);
  });

  test.each([
    ['another feature', 'apps/server/src/app.ts', service],
    ['another layer', 'apps/web/app/ui/shell/site-header.tsx', 'apps/web/app/lib/session-profile.ts'],
    ['a public face', 'apps/server/src/features/leads/index.ts', service],
    ['queries', service, 'apps/server/src/features/leads/queries/desk.ts'],
    ['routes and what they call', 'apps/server/src/features/leads/routes.ts', service],
    ['routes of the contract', 'packages/contract/src/routes.ts', 'packages/contract/src/desk/practice-routes.ts'],
    ['a thread', 'apps/server/src/reports/render-worker.ts', 'apps/server/src/reports/report-document.ts'],
    [
      'an entry of a list',
      'packages/finance/src/decide/goals/solve-goal.ts',
      'packages/finance/src/decide/goals/pay.ts',
    ],
  ])('stays at the border of %s', (_, caller, file) => {
    expect(foundIn(uses(caller, file))).toEqual([]);
  });

  test('folds where routes call routes', () => {
    const more = 'apps/server/src/features/leads/more-routes.ts';
    expect(foundIn(uses('apps/server/src/features/leads/routes.ts', more))).toEqual([more]);
  });

  test('is no finding outside the product’s sources', () => {
    expect(foundIn(uses('tools/check.ts', 'tools/check/checks.ts'), uses('tools/figures/surfaces.ts', part))).toEqual(
      [],
    );
  });
});

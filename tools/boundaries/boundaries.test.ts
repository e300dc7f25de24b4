import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Cruise, cruiseTree } from './cruise.ts';

describe('import boundaries', () => {
  let offenders: Cruise;

  beforeAll(async () => {
    offenders = await cruiseTree(fileURLToPath(new URL('violations', import.meta.url)), ['packages', 'apps']);
  });

  test('every rule reports a deliberate offender', () => {
    const reported = new Set(offenders.violations.map((violation) => violation.rule));
    expect(offenders.rules.filter((rule) => !reported.has(rule))).toEqual([]);
  });

  test('the list of rules is not empty and no name stands twice', () => {
    expect(offenders.rules.length).toBeGreaterThanOrEqual(10);
    expect(new Set(offenders.rules).size).toBe(offenders.rules.length);
  });

  test('an offender is reported with both ends of the import', () => {
    expect(offenders.violations).toContainEqual({
      rule: 'web-feature-imports-ui-charts-lib-only',
      from: 'apps/web/app/features/mortgage/panel.tsx',
      to: 'apps/web/app/features/borrowing/form.tsx',
    });
  });

  test('type-only imports count', () => {
    expect(offenders.violations).toContainEqual(
      expect.objectContaining({
        rule: 'contract-imports-only-finance-and-zod',
        from: 'packages/contract/src/index.ts',
      }),
    );
  });
});

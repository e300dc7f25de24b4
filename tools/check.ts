import { availableParallelism } from 'node:os';
import { checks } from './check/checks.ts';
import { type Outcome, runChecks } from './check/run-checks.ts';
import { writeTally } from './check/tally.ts';

/**
 * `npm run check`: format and lint, types, boundaries, dead code and the lockfile; prints all failures in full at the
 * end.
 */
async function check(): Promise<number> {
  const outcomes = await runChecks(checks(), Math.min(3, availableParallelism()), announce);
  for (const outcome of outcomes.filter(({ status }) => status !== 0)) {
    console.error(`\n── ${outcome.check.name} ──\n${outcome.output.trimEnd()}`);
  }
  const failed = outcomes.filter(({ status }) => status !== 0).length;
  writeTally({ passed: outcomes.length - failed, failed, skipped: 0 });
  return failed > 0 ? 1 : 0;
}

function announce({ check: { name }, status, seconds }: Outcome): void {
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}

process.exitCode = await check();

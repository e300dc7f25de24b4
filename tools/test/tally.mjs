import { readFileSync } from 'node:fs';

// Journeys of one step that may pass at the second try only (docs/decisions/0032).
const flakyAllowed = 2;

/** The counts that a step left in its file, whichever tool wrote them; null when it left none. */
export function readTally(file) {
  try {
    return tallyFrom(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Vitest, Playwright and our own checks each have their words for the same three numbers. */
function tallyFrom(report) {
  if (report.numTotalTests !== undefined) {
    const skipped = report.numPendingTests + report.numTodoTests;
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
  }
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const tooMany = flaky > flakyAllowed ? flaky : 0;
    return { passed: expected + flaky - tooMany, failed: unexpected + tooMany, skipped };
  }
  return { passed: report.passed, failed: report.failed, skipped: report.skipped ?? 0 };
}

/** A step's counts, never better than its exit status: a step that broke before or between its tests has failed once. */
export function settledTally(tally, status) {
  if (!tally) return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The counts of several steps together. */
export function sumOf(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) for (const key of Object.keys(total)) total[key] += tally[key];
  return total;
}

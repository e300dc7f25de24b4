import { readFileSync } from 'node:fs';

// Journeys per step that may pass on the second attempt only (docs/decisions/0032): one in 200, and two of a short step.
const flakyAllowed = (journeys) => Math.max(2, Math.floor(journeys / 200));

/** The counts a step wrote to its file, whatever tool wrote them; null if there are none. */
export function readTally(file) {
  try {
    return tallyFrom(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Vitest, Playwright and our own checks each name the same three numbers differently. */
function tallyFrom(report) {
  if (report.numTotalTests !== undefined) {
    const skipped = report.numPendingTests + report.numTodoTests;
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
  }
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const tooMany = flaky > flakyAllowed(expected + unexpected + flaky) ? flaky : 0;
    return { passed: expected + flaky - tooMany, failed: unexpected + tooMany, skipped };
  }
  return { passed: report.passed, failed: report.failed, skipped: report.skipped ?? 0 };
}

/**
 * A step's counts, never better than its exit status: a step that broke before or between its tests counts as one
 * failure.
 */
export function settledTally(tally, status) {
  if (!tally) return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The total of several steps' counts. */
export function sumOf(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) for (const key of Object.keys(total)) total[key] += tally[key];
  return total;
}

/** A test that ran: its title with the titles of its groups, how it ended, and whether a browser ran it. */
export type RanTest = { title: string; isPassed: boolean; isInBrowser: boolean };

type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

/**
 * The tests in a report that Vitest or Playwright wrote as JSON, without those that were skipped. A journey that ran at two sizes counts
 * as passed when it passed at both, at the second try too. Throws when the text is neither report.
 */
export function ranTests(json: string): RanTest[] {
  const report: unknown = JSON.parse(json);
  if (isVitestReport(report))
    return report.testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(unit));
  if (isPlaywrightReport(report)) return report.suites.flatMap((suite) => journeysIn(suite, []));
  throw new Error('This is the report of neither Vitest nor Playwright');
}

function unit({ fullName, status }: { fullName: string; status: string }): RanTest[] {
  if (status !== 'passed' && status !== 'failed') return [];
  return [{ title: fullName, isPassed: status === 'passed', isInBrowser: false }];
}

function journeysIn({ title, specs = [], suites = [] }: PlaywrightSuite, groups: readonly string[]): RanTest[] {
  const names = [...groups, title];
  const own = specs.flatMap((spec) => {
    const ran = spec.tests.filter(({ status }) => status !== 'skipped');
    if (ran.length === 0) return [];
    const isPassed = ran.every(({ status }) => status === 'expected' || status === 'flaky');
    return [{ title: [...names, spec.title].join(' '), isPassed, isInBrowser: true }];
  });
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, names))];
}

function isVitestReport(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

function isPlaywrightReport(report: unknown): report is { suites: PlaywrightSuite[] } {
  return typeof report === 'object' && report !== null && 'suites' in report;
}

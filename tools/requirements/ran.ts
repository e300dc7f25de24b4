/** A test that ran: its title with its groups' titles, its result, and whether it ran in a browser. */
export type RanTest = { title: string; isPassed: boolean; isInBrowser: boolean };

type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

/**
 * The tests in a Vitest or Playwright JSON report, without skipped ones. A journey run at two sizes passes only if it
 * passes at both, retries included. Throws when the text is neither report.
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

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from '../setup/paths.mjs';

/** What went wrong in a step by its report: a title each, with the first line of the reason; none without a report. */
export function readWrong(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return [...(report.testResults ?? []).flatMap(wrongInVitest), ...(report.suites ?? []).flatMap(wrongInPlaywright)];
  } catch {
    return [];
  }
}

function wrongInVitest({ name, status, message, assertionResults }) {
  const place = relative(repositoryRoot, name);
  const wrong = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded has no test that failed.
  if (wrong.length === 0) return status === 'failed' ? [line(place, message)] : [];
  return wrong.map(({ fullName, failureMessages }) => line(`${place} › ${fullName}`, failureMessages[0]));
}

function wrongInPlaywright({ suites = [], specs = [] }) {
  const bad = specs.flatMap(({ file, line: at, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const error = results.find(({ error: found }) => found)?.error?.message;
        const again = status === 'flaky' ? ' (right at the second try)' : '';
        return line(`[${projectName}] ${file}:${at} › ${title}${again}`, error);
      }),
  );
  return [...bad, ...suites.flatMap(wrongInPlaywright)];
}

function line(title, reason = '') {
  return `${title}: ${reason.split('\n')[0]}`;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environmentForTests } from '../setup/environment.mjs';
import { inRepository } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { ensureWebBuild } from '../setup/web-build.mjs';
import { runGoldenCases } from './golden-cases.mjs';
import { chromiumPath, otherBrowsers } from './system-packages.mjs';

/**
 * Steps of `npm test`, in order. A step returns its exit status and may write its counts to the file it is given;
 * `whyNot` says why a step cannot run on this machine.
 */
export const steps = [
  { key: 'check', title: 'Format, lint, types, boundaries, dead code', run: runTool('node', ['tools/check.ts']) },
  {
    key: 'unit',
    title: 'Engine, contract, server and web tests',
    run: (file) =>
      tool('vitest', [
        'run',
        '--project=!server-long*',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
  },
  { key: 'cases', title: 'Golden cases', run: (file) => runGoldenCases(caseFiles(), file) },
  { key: 'build', title: 'Build of the web app', run: buildWeb },
  { key: 'e2e', title: 'Journeys in a browser', whyNot: whyNoJourneys, run: runJourneys },
  {
    key: 'engines',
    title: 'Journeys in Firefox and WebKit',
    whyNot: () => (otherBrowsers().length > 0 ? null : 'there is neither Firefox nor WebKitGTK on this machine'),
    run: runInOtherBrowsers,
  },
  {
    key: 'rows',
    title: 'Rows of the requirements that the tests showed',
    whyNot: whyNoRows,
    run: runTool('node', ['tools/coverage-spec.ts']),
  },
  {
    key: 'fresh',
    title: 'A fresh clone starts',
    whyNot: () => (existsSync(inRepository('.git')) ? null : 'this is not a git clone, so it cannot be cloned'),
    run: runTool('node', ['tools/check-fresh-clone.ts']),
  },
];

function runTool(program, programArguments) {
  return (file) => tool(program, programArguments, { TALLY_FILE: file });
}

function tool(program, programArguments, variables) {
  return run(program, programArguments, { env: environmentForTests(variables) });
}

async function buildWeb() {
  await ensureWebBuild();
  return 0;
}

function whyNoJourneys() {
  if (!existsSync(inRepository('apps', 'e2e', 'playwright.config.ts'))) return 'there are no journeys yet';
  return chromiumPath() ? null : 'there is no Chromium on this machine';
}

function whyNoRows() {
  const missing = ['unit', 'e2e'].find((key) => !existsSync(inRepository('test-results', `${key}.json`)));
  return missing ? `the step "${missing}" has not run` : null;
}

function runJourneys(file) {
  const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: chromiumPath() };
  return tool('npm', ['run', '--silent', 'e2e', '-w', 'apps/e2e', '--', '--reporter=list,json'], variables);
}

function runInOtherBrowsers(file) {
  const projects = otherBrowsers().map((name) => `--project=${name}`);
  const words = ['run', '--silent', 'engines', '-w', 'apps/e2e', '--', '--reporter=list,json', ...projects];
  return tool('npm', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
}

/** The project's golden case files; a rule's cases are added when it is built. */
function caseFiles() {
  const folder = inRepository('packages', 'finance', 'fixtures');
  return readdirSync(folder)
    .filter((name) => name.endsWith('-cases.json'))
    .map((name) => join(folder, name));
}

import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { figure } from '../../test/quality.ts';
import { closedPolicy, pagePolicy, workerPolicy } from './security-headers.ts';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const policies = {
  page: pagePolicy({ scriptHashes: [hash], styleHashes: [hash] }),
  'page without inline parts': pagePolicy({ scriptHashes: [], styleHashes: [] }),
  'service worker': workerPolicy,
  'other answer': closedPolicy,
};

/** Findings the evaluator rates high severity, certain or possible. */
function graveFindings(policy: string): string[] {
  const grave: readonly number[] = [Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => grave.includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

it('the evaluator of content policies finds nothing grave in ours, and does in a weak one', () => {
  expect(graveFindings("script-src 'unsafe-inline' https:")).not.toEqual([]);
  for (const [name, policy] of Object.entries(policies)) expect(graveFindings(policy), name).toEqual([]);
  figure('R2', `grave findings of csp_evaluator in ${Object.keys(policies).length} policies`, '0');
});

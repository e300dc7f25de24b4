import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { blankAsset, blankLiability, blankProfile, type ClientDetails, modellingDefaults } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { demoClientRecord } from '../seed/demo-client.ts';
import type { ReportRequest } from './render-worker.ts';
import { renderReport } from './render-worker.ts';

const pdftotext = '/usr/bin/pdftotext';
const preparedAt = '2026-11-20T22:00:00Z';
const { simulator, outlook, gearing, probability } = modellingDefaults;
const loan = {
  loanAmount: 500_000,
  interestRate: 6.1,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  today: '2026-11-21',
} as const;

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const client: ClientDetails = {
  profile: {
    ...blankProfile,
    id: idOf(0),
    role: 'CLIENT',
    hasAccount: true,
    emailVerified: true,
    ...demoClientRecord.profile,
  },
  assets: demoClientRecord.assets.map((row, place) => ({ ...blankAsset, ...row, id: idOf(100 + place) })),
  liabilities: demoClientRecord.liabilities.map((row, place) => ({ ...blankLiability, ...row, id: idOf(200 + place) })),
  portfolios: [],
  version: 1,
};

const reports: readonly (readonly [name: string, sheets: number, request: ReportRequest])[] = [
  [
    'borrowing',
    2,
    {
      kind: 'borrowing',
      inputs: {
        grossIncome: 120_000,
        maritalStatus: 'married',
        partnerIncome: 80_000,
        dependants: 2,
        existingLoans: 25_000,
      },
      preparedAt,
    },
  ],
  [
    'mortgage, paid early',
    4,
    { kind: 'mortgage', inputs: { ...loan, loanTerm: 30, additionalRepayments: 200 }, preparedAt },
  ],
  [
    'mortgage of thirty years',
    4,
    { kind: 'mortgage', inputs: { ...loan, loanTerm: 30, additionalRepayments: 0 }, preparedAt },
  ],
  ['negative gearing', 4, { kind: 'negative-gearing', scenario: gearing, preparedAt }],
  ['portfolio', 6, { kind: 'portfolio', portfolio: simulator, outlook, probability, preparedAt }],
  ['client summary', 8, { kind: 'client-summary', details: client, today: '2026-11-21', preparedAt }],
];

describe.runIf(existsSync(pdftotext))('the sheets of a report on paper', () => {
  it.each(reports)(
    '%s: %i sheets, none of them nearly empty, and no table torn at its first or last row',
    async (_, count, request) => {
      const sheets = await sheetsOf(request);
      expect(sheets).toHaveLength(count);
      // Header, footer and at least six lines between them.
      for (const lines of sheets) expect(lines.length).toBeGreaterThanOrEqual(8);
      for (const lines of sheets) expect(tornTables(lines)).toEqual([]);
    },
  );
});

describe.runIf(existsSync(pdftotext))('the summary of the first start’s client', () => {
  it('fills each sheet after its cover by half or more', async () => {
    const sheets = await sheetsOf({ kind: 'client-summary', details: client, today: '2026-11-21', preparedAt });
    for (const lines of sheets.slice(1)) expect(lines.length).toBeGreaterThanOrEqual(26);
  });
});

/** The text lines of each sheet. */
async function sheetsOf(request: ReportRequest): Promise<string[][]> {
  const pdf = await renderReport(request);
  const text = execFileSync(pdftotext, ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  const sheets = text.split('\f').slice(0, -1);
  return sheets.map((sheet) => sheet.split('\n').filter((line) => line.trim() !== ''));
}

/** Tables by year with fewer than three rows on this sheet; none if it has no such table. */
function tornTables(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    if (!/^\s*Year\s{2,}/.test(line)) return false;
    const rows = lines.slice(index + 1).findIndex((next) => /^[A-Z]/.test(next.trim()) && !/today/.test(next));
    return (rows === -1 ? lines.length - index : rows) < 3;
  });
}

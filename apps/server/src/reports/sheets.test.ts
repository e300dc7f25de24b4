import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { blankAsset, blankLiability, blankProfile, type ClientDetails, modellingDefaults } from '@freehold/contract';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { messyPlan, privateNote } from '../../test/messy-plan.ts';
import { demoClientRecord } from '../seed/demo-client.ts';
import { type KeptPlanFile, type PlanReportRequest, planReport } from './plan-report.ts';
import type { ReportRequest } from './render-worker.ts';
import { renderReport } from './render-worker.ts';
import type { ReportPart } from './report.ts';

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
  ['portfolio', 5, { kind: 'portfolio', portfolio: simulator, outlook, probability, preparedAt }],
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

const kept: KeptPlanFile = {
  preparedFor: 'Alexandria Montgomery-Ünderwood & Bartholomew Grëenfield',
  preparedBy: 'Priya Ramachandran-Venkataraman',
  brand: {
    name: 'Hawthorne, Whitlam & Daughters Private Wealth Pty Ltd',
    email: 'advice@hawthorne.example',
    phone: '(02) 9999 0000',
    abn: 'ABN 51 824 753 556',
    licence: 'Australian Financial Services Licence 234567',
    accent: null,
    logo: null,
  },
  hasNotes: false,
  notice: 'Working model. Not a Statement of Advice.',
  version: 7,
  versionWords: 'First meeting: locked as presented by Priya on 28 November 2026',
  netWorth: { age: 60, today: 2_900_000 },
  engineVersion: '2026.1.1',
  lawRead: '2026-11-01',
};

const plans: readonly (readonly [name: string, sheets: number, request: PlanReportRequest])[] = [
  ['typical', 12, { kind: 'plan', plan: fixture('typical'), preparedAt }],
  ['typical, long names', 14, { kind: 'plan', plan: messyPlan('typical'), preparedAt, kept }],
  ['large', 15, { kind: 'plan', plan: fixture('large'), preparedAt }],
  ['large, long names', 19, { kind: 'plan', plan: messyPlan('large'), preparedAt, kept }],
  ['of 60 years', 13, { kind: 'plan', plan: { ...fixture('typical'), years: 60 }, preparedAt }],
  ['of 33 years', 12, { kind: 'plan', plan: { ...fixture('typical'), years: 33 }, preparedAt }],
];

describe.runIf(existsSync(pdftotext))('the report of a plan on paper', () => {
  it.each(plans)('%s: at most %i sheets, none empty by half, none ending with a heading', async (_, count, request) => {
    const sheets = await sheetsOf(request);
    const starts = startsOf(planReport(request).parts).map((text) => text.slice(0, 40));
    expect(sheets.length).toBeLessThanOrEqual(count);
    const bodies = sheets.map(bodyOf);
    expect(bodies[0]?.join(' ')).toContain('Speak to a licensed adviser or broker.');
    for (const body of bodies.slice(1)) {
      const last = `${body.at(-1)}  `;
      expect(starts.filter((start) => last.startsWith(start))).toEqual([]);
    }
    for (const body of bodies.slice(1, -1)) expect(body.length).toBeGreaterThanOrEqual(16);
    for (const lines of sheets) expect(tornTables(lines)).toEqual([]);
  });

  it('has on every sheet its name, day, number and law, with what is too long cut, and no private note', async () => {
    const sheets = await sheetsOf({ kind: 'plan', plan: messyPlan('large'), preparedAt, kept });
    for (const [index, lines] of sheets.entries()) {
      const text = lines.join('\n');
      expect(text).toContain(`Page ${index + 1} of ${sheets.length}`);
      expect(text).toContain('Law as at ');
      expect(text).not.toContain(privateNote);
      // A missing glyph.
      expect(text).not.toContain('\uFFFD');
      if (index > 0)
        expect(lines[0]).toMatch(/^\s*Hawthorne, Whitlam & Daughters.*…\s+The Montgomery-Ü.*…, 21 November 2026$/);
    }
  });

  it('says on its cover what the mark for a letter without a glyph stands for, where it has one', async () => {
    const plan = fixture('typical');
    const [named] = await sheetsOf({ kind: 'plan', plan: { ...plan, title: '王 and sons' }, preparedAt });
    expect(named?.join(' ')).toMatch(/\uFFFD and sons.*\uFFFD stands for letters that this document’s typeface/);
    const [plain] = await sheetsOf({ kind: 'plan', plan, preparedAt });
    expect(plain?.join(' ')).not.toContain('stands for letters');
  });

  it('has each amount of its tables on one line', async () => {
    const request = { kind: 'plan', plan: messyPlan('large'), preparedAt } as const;
    const text = (await sheetsOf(request)).flat().join('\n');
    const amounts = flat(planReport(request).parts).flatMap((part) =>
      part.kind === 'grid' ? part.rows.flat().filter((cell) => /^\u2212?\$[\d,.]+$/.test(cell)) : [],
    );
    expect(amounts.length).toBeGreaterThan(500);
    expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
  });
});

function flat(parts: readonly ReportPart[]): readonly ReportPart[] {
  return parts.flatMap((part) => (part.kind === 'section' ? flat(part.parts) : [part]));
}

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
    const below = lines.slice(index + 1);
    // The names of columns may take more lines than one.
    const first = below.findIndex((next) => /^\s*\d/.test(next));
    const rows = below.slice(first).findIndex((next) => !/^\s*\d/.test(next));
    return first < 0 || (rows === -1 ? below.length - first : rows) < 3;
  });
}

/** What stands on a sheet between its head and its foot. */
function bodyOf(lines: readonly string[]): readonly string[] {
  const foot = lines.findIndex((line) => /Page \d+ of \d+$/.test(line));
  return lines.slice(1, foot).map((line) => line.trim());
}

/** Headings, sentences below them and names of a table's first column: what no sheet may end with. */
function startsOf(parts: readonly ReportPart[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'section') return [part.title, part.summary, ...startsOf(part.parts)];
    return part.kind === 'grid' ? [part.title, `${part.columns[0]}  `] : [part.title];
  });
}

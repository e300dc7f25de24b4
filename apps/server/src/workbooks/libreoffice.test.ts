import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { read } from '@e965/xlsx';
import {
  type BorrowingPowerForm,
  borrowingPowerStart,
  buyingCostsStart,
  type Calculation,
  capitalGainsStart,
  investmentPropertyStart,
  landTaxStart,
  loanPlannerStart,
  modellingDefaults,
} from '@freehold/contract';
import { states } from '@freehold/finance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

const soffice = '/usr/bin/soffice';
const preparedAt = '2026-11-21T04:00:00Z';

// Without this setting LibreOffice shows the cached results and calculates nothing.
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

const books: readonly (readonly [name: string, book: () => Promise<Uint8Array>])[] = [
  ['mortgage', mortgage],
  ['portfolio', portfolio],
  // Where a band of Victoria, Queensland, Western Australia and the ACT starts.
  ...states.map((state) => [`land-tax-${state}`, () => landTax({ state, land: 1_000_000 })] as const),
  ['land-tax-shared', () => landTax({ state: 'ACT', land: 600_000, share: 33.33, land2: 150_000, land4: 0 })],
  ['land-tax-ties', () => landTax({ state: 'TAS', land: 125_010 })],
  ['land-tax-least', () => landTax({ state: 'SA', land: 836_950 })],
  ['buying-costs', () => buyingCosts({ lvr: 90 })],
  ['buying-costs-qld', () => buyingCosts({ state: 'QLD', price: 765_000, lvr: 95, insurance: 'upfront' })],
  ['buying-costs-cash', () => buyingCosts({ solveFor: 'cash', state: 'VIC', buyer: 'owner', foreign: 'yes' })],
  ['capital-gains', () => capitalGains({})],
  ['capital-gains-before', () => capitalGains({ soldOn: '2026-07-01', boughtOn: '2024-02-29' })],
  ['capital-gains-new-build', () => capitalGains({ dwelling: 'new', share: 50, soldFor: 720_000, inflation: 5 })],
  ['capital-gains-loss', () => capitalGains({ soldFor: 500_000, sellingCosts: 20_000, income: 0 })],
  ['capital-gains-minimum', () => capitalGains({ boughtOn: '2027-07-01', soldFor: 750_000, income: 10_000 })],
  ['capital-gains-losses', () => capitalGains({ losses: 60_000, soldOn: '2027-05-01' })],
  ['capital-gains-home-let', () => capitalGains({ home: 'first', homeTo: '2020-02-29', losses: 5_000 })],
  [
    'capital-gains-home-between',
    () => capitalGains({ home: 'between', homeFrom: '2020-02-29', homeTo: '2021-06-30', otherHome: 'yes' }),
  ],
  ['capital-gains-valued', () => capitalGains({ boughtOn: '2024-02-29', value2027: 820_000, soldOn: '2044-02-29' })],
  ['investment', () => investment({})],
  ['investment-old', () => investment({ contractOn: '2026-03-15', state: 'VIC', land: 450_000, loan: 90, years: '5' })],
  ['investment-new-build', () => investment({ dwelling: 'new', depreciation: 9_000, interestOnly: '5', share: 50 })],
  ['investment-falling', () => investment({ growth: -3, years: '5', state: 'TAS', land: 125_010 })],
  ['borrowing-power', () => borrowingPower({})],
  ['borrowing-power-alone', () => borrowingPower({ adults: 'one', salary: 190_000, help: 'yes', living: 3_000 })],
  [
    'borrowing-power-debts',
    () =>
      borrowingPower({
        ...{ cards: 400, otherBalance: 12_000, homeLoan: 300_000, homeLoanFor: 'let', rent: 450, extra2: 9_000 },
        ...{ rent2: 700, homeLoan2: 410_000, homeLoan4: 90_000, dividends: 4_000, business2: 8_000, taxFree: 5_500 },
        ...{ help2: 'yes', rate: 0, buffer: 0, floor: 0, dependants: '4' },
      }),
  ],
  ['loan-planner', () => loanPlanner({ startsOn: '2024-02-29', extra: 100, lump: 10_000, lumpYear: '3' })],
  ['loan-planner-parts', () => loanPlanner({ fixedShare: 40, interestOnly: '2', rateAfter: '5', refinanceAfter: '4' })],
  [
    'loan-planner-steps',
    () =>
      loanPlanner({
        ...{
          lump: 20_000,
          lumpYear: '2',
          lump2: 5_000,
          lumpYear2: '1',
          rateAfter: '6',
          laterRate: 5.5,
          rateAfter2: '2',
        },
        ...{ fixedShare: 40, fixedShare2: 25, fixedRate2: 5.7, fixedYears2: '2', refinanceAfter: '4' },
      }),
  ],
  ['loan-planner-covered', () => loanPlanner({ offset: 600_000, term: '15', rate: 0, rateAfter: '1' })],
];

describe.runIf(existsSync(soffice))('a workbook that LibreOffice opens and calculates anew', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'freehold-office-'));
    await mkdir(join(folder, 'profile', 'user'), { recursive: true });
    await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), alwaysRecalculate);
    for (const [name, book] of books) await writeFile(join(folder, `${name}.xlsx`), await book());
    await promisify(execFile)(
      soffice,
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        ...['--headless', '--convert-to', 'xlsx', '--outdir', join(folder, 'calculated')],
        ...books.map(([name]) => join(folder, `${name}.xlsx`)),
      ],
      { timeout: 170_000 },
    );
  }, 180_000);

  afterAll(async () => rm(folder, { recursive: true, force: true }));

  it.each(books)('%s: every formula comes to the result kept beside it', async (name) => {
    const kept = read(await readFile(join(folder, `${name}.xlsx`)), { cellFormula: true });
    const calculated = read(await readFile(join(folder, 'calculated', `${name}.xlsx`)), { cellFormula: true });
    expect(calculated.SheetNames).toEqual(kept.SheetNames);
    expect(differences(kept, (sheet, address) => calculated.Sheets[sheet]?.[address]?.v ?? '')).toEqual([]);
  });
});

function landTax(changes: Partial<typeof landTaxStart>): Promise<Uint8Array> {
  return calculation({ tool: 'land-tax', inputs: { ...landTaxStart, ...changes } });
}

function buyingCosts(changes: Partial<typeof buyingCostsStart>): Promise<Uint8Array> {
  return calculation({ tool: 'buying-costs', inputs: { ...buyingCostsStart, ...changes } });
}

function capitalGains(changes: Partial<typeof capitalGainsStart>): Promise<Uint8Array> {
  return calculation({ tool: 'capital-gains', inputs: { ...capitalGainsStart, ...changes } });
}

function investment(changes: Partial<typeof investmentPropertyStart>): Promise<Uint8Array> {
  return calculation({ tool: 'investment-property', inputs: { ...investmentPropertyStart, ...changes } });
}

function borrowingPower(changes: Partial<BorrowingPowerForm>): Promise<Uint8Array> {
  return calculation({ tool: 'borrowing-power', inputs: { ...borrowingPowerStart, ...changes } });
}

function loanPlanner(changes: Partial<typeof loanPlannerStart>): Promise<Uint8Array> {
  return calculation({ tool: 'loan-planner', inputs: { ...loanPlannerStart, ...changes } });
}

function calculation(one: Calculation): Promise<Uint8Array> {
  return writeWorkbook({ kind: 'calculation', calculation: one, preparedAt });
}

function mortgage(): Promise<Uint8Array> {
  const inputs = {
    loanAmount: 612_345.67,
    interestRate: 6.19,
    loanTerm: 25,
    repaymentFrequency: 'fortnightly',
    loanType: 'principal_and_interest',
    additionalRepayments: 250,
    today: '2026-11-21',
  } as const;
  return writeWorkbook({ kind: 'mortgage', inputs, priceRise: 2.5, preparedAt });
}

function portfolio(): Promise<Uint8Array> {
  const { simulator, outlook, probability } = modellingDefaults;
  return writeWorkbook({ kind: 'portfolio', portfolio: simulator, outlook, probability, preparedAt });
}

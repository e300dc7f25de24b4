import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { read } from '@e965/xlsx';
import { modellingDefaults } from '@freehold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

const soffice = '/usr/bin/soffice';
const preparedAt = '2026-11-21T04:00:00Z';

// Without this setting LibreOffice shows the cached results and calculates nothing.
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

describe.runIf(existsSync(soffice))('a workbook that LibreOffice opens and calculates anew', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'freehold-office-'));
    await mkdir(join(folder, 'profile', 'user'), { recursive: true });
    await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), alwaysRecalculate);
    await writeFile(join(folder, 'mortgage.xlsx'), await mortgage());
    await writeFile(join(folder, 'portfolio.xlsx'), await portfolio());
    await promisify(execFile)(
      soffice,
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        ...['--headless', '--convert-to', 'xlsx', '--outdir', join(folder, 'calculated')],
        ...['mortgage', 'portfolio'].map((name) => join(folder, `${name}.xlsx`)),
      ],
      { timeout: 170_000 },
    );
  }, 180_000);

  afterAll(async () => rm(folder, { recursive: true, force: true }));

  it.each(['mortgage', 'portfolio'])('%s: every formula comes to the result kept beside it', async (name) => {
    const kept = read(await readFile(join(folder, `${name}.xlsx`)), { cellFormula: true });
    const calculated = read(await readFile(join(folder, 'calculated', `${name}.xlsx`)), { cellFormula: true });
    expect(calculated.SheetNames).toEqual(kept.SheetNames);
    expect(differences(kept, (sheet, address) => calculated.Sheets[sheet]?.[address]?.v ?? '')).toEqual([]);
  });
});

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

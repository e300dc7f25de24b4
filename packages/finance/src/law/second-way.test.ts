import { describe, expect, it } from 'vitest';
import { d, numbersFrom, pick, toCents } from '../../second-way/decimals.ts';
import { drawPurchase, dutySecondWay } from '../../second-way/duty.ts';
import { drawLandValue, landTaxSecondWay } from '../../second-way/land-tax.ts';
import * as person from '../../second-way/person-tax.ts';
import { costDay, type PlainSale, pool, type RentalYear, type Row, saleSecondWay } from '../../second-way/reform.ts';
import { drawStatus, statusSecondWay } from '../../second-way/status.ts';
import { financialYearStarting } from '../units/financial-year.ts';
import { states } from '../units/states.ts';
import { transferDuty } from './duty/transfer-duty.ts';
import { landTax } from './land-tax.ts';
import { cgtSale } from './reform/cgt/cgt-sale.ts';
import { compareLaws } from './reform/compare-laws.ts';
import { gearingStatus } from './reform/gearing-status.ts';
import { gearingYear } from './reform/gearing-year.ts';
import { taxPosition } from './reform/tax-position.ts';

/*
 * The law computed a second way, in exact decimals from its words (second-way/), agrees with the engine on drawn inputs.
 * The differences are collected so that a failure shows the first of them with its inputs.
 */
const draws = 10_000;

/** The first difference of the drawn cases, or null. */
function firstDifference<Drawn>(
  seed: number,
  draw: (random: () => number) => Drawn,
  figures: (drawn: Drawn) => readonly (readonly [second: object, engine: object])[],
): object | null {
  const random = numbersFrom(seed);
  for (let count = 0; count < draws; count += 1) {
    const drawn = draw(random);
    for (const [second, engine] of figures(drawn)) {
      const differing = Object.entries(second).filter(([name, value]) => differs(value, Reflect.get(engine, name)));
      if (differing.length > 0) return { count, drawn, second: Object.fromEntries(differing), engine };
    }
  }
  return null;
}

/** Statutory figures agree to the cent; the last cent may tip where a growth factor is a double. */
function differs(second: unknown, engine: unknown): boolean {
  if (typeof second !== 'number' || typeof engine !== 'number') return second !== engine;
  return Math.abs(second - engine) > 0.005 + 1e-9 * Math.abs(second);
}

describe(`on ${draws.toLocaleString('en-AU')} drawn inputs each`, { timeout: 120_000 }, () => {
  it.each(states)('transfer duty of %s agrees to the cent', (state) => {
    const found = firstDifference(
      20_261_124,
      (random) => drawPurchase(state, random),
      (purchase) => [[dutySecondWay(purchase), transferDuty(purchase)]],
    );
    expect(found).toBeNull();
  });

  it.each(states)('land tax of %s agrees to the cent', (state) => {
    const found = firstDifference(20_261_125, drawLandValue, (landValue) => [
      [{ landTax: landTaxSecondWay(state, landValue) }, landTax({ state, year: 2026, holdings: [{ landValue }] })],
    ]);
    expect(found).toBeNull();
  });

  it('the status of a property agrees', () => {
    const found = firstDifference(20_261_129, drawStatus, (drawn) => [
      [
        statusSecondWay(drawn),
        gearingStatus({
          ...drawn,
          interests: drawn.interests.map(({ acquired, original, ...interest }) => ({
            ...interest,
            acquiredAt: acquired.text,
            originalAcquiredAt: original.text,
          })),
        }),
      ],
    ]);
    expect(found).toBeNull();
  });

  it('a comparison of laws over years of letting agrees', () => {
    const found = firstDifference(20_261_130, drawYears, (drawn) => {
      const { totals, poolLeft } = compareLaws({
        years: drawn.map(({ incomeYear, salary, row }) => ({
          incomeYear,
          income: { salary },
          rental: { properties: [row] },
        })),
      });
      return [[lawsSecondWay(drawn), { ...totals, poolLeft }]];
    });
    expect(found).toBeNull();
  });

  it('rental results and the pool of a year agree', () => {
    const status = {
      caught: 'quarantined',
      free: 'grandfathered',
      commercial: 'notResidential',
      mixed: 'mixed',
    } as const;
    const found = firstDifference(20_261_126, drawRental, (drawn) => [
      [
        pool(drawn),
        gearingYear({
          incomeYear: '2028-29',
          quarantinedBroughtForward: drawn.broughtForward,
          revenueAssetGains: drawn.revenueGains,
          properties: drawn.rows.map(({ kind, caughtPct, ...row }) => ({
            ...row,
            status: status[kind],
            quarantinedPartPct: caughtPct,
          })),
          residentialCapitalGains: { deferredResidential: drawn.gains[0], residential: drawn.gains[1] },
        }),
      ],
    ]);
    expect(found).toBeNull();
  });

  it('the sale of an asset agrees: gains, losses, discount, minimum tax and all tax on it', () => {
    const found = firstDifference(20_261_127, drawSale, (sale) => [[saleSecondWay(sale), cgtSale(saleInputs(sale))]]);
    expect(found).toBeNull();
  });

  it('a person’s tax of a year agrees: scale, offsets, levy, surcharge, study loan, Division 293', () => {
    const found = firstDifference(20_261_128, drawPerson, (drawn) => [[personSecondWay(drawn), taxPosition(drawn)]]);
    expect(found).toBeNull();
  });
});

const whole = (random: () => number, most: number) => Math.floor(random() * most);

function drawRental(random: () => number): RentalYear {
  const rows: readonly Row[] = Array.from({ length: 1 + whole(random, 4) }, () => ({
    kind: pick(random, ['caught', 'free', 'commercial', 'mixed']),
    caughtPct: 1 + whole(random, 100),
    sharePct: pick(random, [100, 50, 33.3333, 75]),
    rent: whole(random, 60_000),
    deductions: whole(random, 80_000),
  }));
  return {
    rows,
    broughtForward: pick(random, [0, whole(random, 50_000)]),
    revenueGains: pick(random, [0, 0, whole(random, 20_000)]),
    gains: [whole(random, 30_000), whole(random, 30_000)],
  };
}

function drawSale(random: () => number): PlainSale {
  const day = (from: number, spread: number) =>
    new Date(Date.UTC(from, 0, 1) + whole(random, spread) * 86_400_000).toISOString().slice(0, 10);
  const acquired = pick(random, [day(2000, 9_000), day(2026, 1_200), '2027-06-30', '2027-07-01', '2024-02-29']);
  const later = new Date(Date.parse(acquired) + (30 + whole(random, 5_000)) * 86_400_000).toISOString().slice(0, 10);
  const sold = pick(random, [later, later, later < '2027-07-01' ? '2027-07-01' : later]);
  const price = 300_000 + whole(random, 900_000);
  const ownedDays = 1_000 + whole(random, 4_000);
  return {
    acquired,
    // Scales are known from 2018-19.
    sold: sold < '2018-07-01' ? '2018-07-01' : sold,
    price,
    buyingCosts: whole(random, 50_000),
    sellingCosts: whole(random, 30_000),
    proceeds: Math.floor(price * (0.6 + random() * 1.6)),
    sharePct: pick(random, [100, 50, 62.5]),
    improvement: pick(random, [0, whole(random, 80_000)]),
    ownership: pick(random, [0, whole(random, 20_000)]),
    worksBefore: whole(random, 20_000),
    worksFrom: whole(random, 20_000),
    value2027: Math.floor(price * (0.7 + random())),
    inflationPct: pick(random, [0, 2.5, 3.1]),
    exemptDays: pick(random, [0, whole(random, ownedDays)]),
    ownedDays,
    otherIncome: whole(random, 250_000),
    losses: pick(random, [0, whole(random, 60_000)]),
    quarantined: pick(random, [0, whole(random, 60_000)]),
  };
}

function saleInputs(drawn: PlainSale) {
  const hasCosts = drawn.sold >= costDay && drawn.acquired <= costDay;
  return {
    otherTaxableIncome: drawn.otherIncome,
    losses: { broughtForward: drawn.losses },
    quarantinedAmount: drawn.quarantined,
    sale: {
      acquiredOn: drawn.acquired,
      soldOn: drawn.sold,
      purchasePrice: drawn.price,
      purchaseCosts: drawn.buyingCosts,
      sellingCosts: drawn.sellingCosts,
      salePrice: drawn.proceeds,
      sharePct: drawn.sharePct,
      costItems: hasCosts
        ? [
            { element: 4 as const, amount: drawn.improvement, on: costDay },
            { element: 3 as const, amount: drawn.ownership, on: costDay },
          ]
        : [],
      capitalWorksClaimed: { before2027: drawn.worksBefore, from2027: drawn.worksFrom },
      value2027: { method: 'valuation' as const, amount: drawn.value2027 },
      indexation: { method: 'rate' as const, annualPct: drawn.inflationPct },
      mainResidence: { whole: { ownershipDays: drawn.ownedDays, exemptDays: drawn.exemptDays } },
    },
  };
}

function drawPerson(random: () => number) {
  const amountOf = (most: number) => pick(random, [0, whole(random, most), whole(random, most * 100) / 100]);
  const hasFamily = random() < 0.4;
  const incomeYear = financialYearStarting(2023 + whole(random, 8));
  return {
    incomeYear,
    income: {
      salary: pick(random, [whole(random, 320_000), whole(random, 60_000), 28_011, 35_013, 45_000, 18_200]),
      other: amountOf(20_000),
      workDeductions: pick(random, [0, whole(random, 3_000)]),
      otherDeductions: amountOf(4_000),
      netFinancialLoss: amountOf(12_000),
      reportableFringeBenefits: amountOf(15_000),
      reportableSuper: amountOf(15_000),
    },
    rental: {
      properties: [
        {
          status: pick(random, ['grandfathered', 'quarantined'] as const),
          rent: amountOf(40_000),
          deductions: amountOf(60_000),
        },
      ],
    },
    helpDebt: incomeYear >= '2025-26' && random() < 0.5,
    privateHospitalCover: random() < 0.5,
    choosesWorkDeduction: random() < 0.5,
    concessionalContributions: amountOf(32_500),
    ...(hasFamily
      ? {
          family: {
            spouseTaxableIncome: amountOf(90_000),
            spouseIncomeForSurcharge: amountOf(200_000),
            dependentChildren: whole(random, 4),
            privateHospitalCover: pick(random, [true, false, undefined]),
          },
        }
      : {}),
    ...(incomeYear <= '2026-27' && random() < 0.2
      ? { senior: pick(random, ['single', 'partner', 'apart'] as const) }
      : {}),
  };
}

function personSecondWay(drawn: ReturnType<typeof drawPerson>) {
  const { incomeYear: year, income, rental, family } = drawn;
  const [row] = rental.properties;
  const net = d(row?.rent ?? 0).minus(row?.deductions ?? 0);
  const isHeldBack = year >= '2027-28' && row?.status === 'quarantined';
  const netRent = isHeldBack && net.lt(0) ? d(0) : net;
  const salary = d(income.salary);
  const itemised = d(income.workDeductions);
  const work = drawn.choosesWorkDeduction ? person.workDeduction(year, salary, itemised) : itemised;
  const before = salary.plus(income.other).plus(netRent).minus(work).minus(income.otherDeductions);
  const taxable = before.lt(0) ? d(0) : before;
  const loss = (netRent.lt(0) ? netRent.neg() : d(0)).plus(income.netFinancialLoss);
  const wide = taxable.plus(loss).plus(income.reportableFringeBenefits).plus(income.reportableSuper);
  const basic = person.basicTax(year, taxable);
  const senior = drawn.senior === undefined ? d(0) : person.seniorOffset(year, drawn.senior, wide);
  const offsets = person
    .lito(year, taxable)
    .plus(person.workingOffset(year, salary.minus(work)))
    .plus(senior);
  const incomeTax = d(toCents(basic)).minus(toCents(offsets.lt(basic) ? offsets : basic));
  const levy = person.medicareLevy(year, taxable, family);
  const extra = person.surcharge(year, {
    taxableIncome: taxable,
    fringeBenefits: d(income.reportableFringeBenefits),
    losses: loss,
    reportableSuper: d(income.reportableSuper),
    hasCover: drawn.privateHospitalCover,
    family,
  });
  const help = drawn.helpDebt ? person.studyLoan(year, wide) : d(0);
  const division293 = person.division293(wide.minus(income.reportableSuper), d(drawn.concessionalContributions));
  return {
    taxableIncome: toCents(taxable),
    basicTax: toCents(basic),
    incomeTax: toCents(incomeTax),
    medicareLevy: toCents(levy),
    medicareSurcharge: toCents(extra),
    helpRepayment: toCents(help),
    division293: toCents(division293),
    superContributionsTax: toCents(d(drawn.concessionalContributions).times(0.15)),
    // The parts as assessed, each to the cent.
    totalPayable: toCents([levy, extra, help, division293].reduce((sum, part) => sum.plus(toCents(part)), incomeTax)),
  };
}

function drawYears(random: () => number) {
  const first = 2025 + whole(random, 4);
  const status = pick(random, ['quarantined', 'quarantined', 'grandfathered'] as const);
  return Array.from({ length: 1 + whole(random, 5) }, (_, index) => ({
    incomeYear: financialYearStarting(first + index),
    salary: pick(random, [whole(random, 250_000), whole(random, 60_000)]),
    row: { status, rent: whole(random, 60_000), deductions: whole(random, 70_000) },
  }));
}

/** All tax of a person on a salary and net rent: scale less offsets, and levy. */
function payable(year: string, salary: number, netRent: number) {
  const taxable = d(Math.max(0, salary + netRent));
  const basic = person.basicTax(year, taxable);
  const offsets = person.lito(year, taxable).plus(person.workingOffset(year, d(salary)));
  const tax = d(toCents(basic)).minus(toCents(offsets.lt(basic) ? offsets : basic));
  return toCents(tax.plus(toCents(person.medicareLevy(year, taxable))));
}

function lawsSecondWay(years: ReturnType<typeof drawYears>) {
  let carried = 0;
  const cents = years.map(({ incomeYear, salary, row }) => {
    const net = row.rent - row.deductions;
    const isCaught = incomeYear >= '2027-28' && row.status === 'quarantined';
    const afterPool = net - carried;
    const counted = isCaught ? Math.max(0, afterPool) : net;
    if (isCaught) carried = Math.max(0, -afterPool);
    return [payable(incomeYear, salary, net), payable(incomeYear, salary, counted)] as const;
  });
  const sum = (side: 0 | 1) => toCents(cents.reduce((total, both) => total.plus(both[side]), d(0)));
  const [oldLaw, newLaw] = [sum(0), sum(1)];
  return { oldLaw, newLaw, extraPayable: toCents(d(newLaw).minus(oldLaw)), poolLeft: carried };
}

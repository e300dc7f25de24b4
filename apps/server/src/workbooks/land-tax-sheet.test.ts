import { type LandTaxForm, landTaxStart } from '@freehold/contract';
import { landTaxTables, states } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { type Recalculated, recalculated, resultsOf } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

const preparedAt = '2026-11-21T04:00:00Z';

async function landTaxBook(changes: Partial<LandTaxForm> = {}): Promise<Recalculated> {
  const inputs = { ...landTaxStart, ...changes };
  return recalculated(
    await writeWorkbook({ kind: 'calculation', calculation: { tool: 'land-tax', inputs }, preparedAt }),
  );
}

describe('the workbook of land tax', () => {
  it.each([
    // $100 and 1.6 % of $225,000.
    ['NSW', 1_300_000, 3_700],
    // $4,650 and 0.9 % of $300,000.
    ['VIC', 1_300_000, 7_350],
    // $4,500 and 1.65 % of $300,000.
    ['QLD', 1_300_000, 9_450],
    // $1,750 and 0.9 % of $300,000.
    ['WA', 1_300_000, 4_450],
    // 50 cents for each of 4,670 started hundreds.
    ['SA', 1_300_000, 2_335],
    // $1,737.50 and 1.5 % of $800,000.
    ['TAS', 1_300_000, 13_737.5],
    // $1,778, $10,600 and 1.25 % of $300,000.
    ['ACT', 1_300_000, 16_128],
    ['NT', 1_300_000, 0],
    ['VIC', 50_000, 500],
    ['VIC', 49_999, 0],
    ['NSW', 1_075_000, 0],
    ['QLD', 600_000, 500],
    ['QLD', 599_999, 0],
    ['WA', 300_000, 0],
    // Ten started hundreds come to $5, which is not assessed; forty come to the least that is.
    ['SA', 834_000, 0],
    ['SA', 836_901, 20],
    // $50 and 0.45 % of $10: 4.5 cents go down.
    ['TAS', 125_010, 50],
    ['ACT', 150_000, 2_588],
  ] as const)('comes in %s on $%d of land to $%d, as the screen shows', async (state, land, expected) => {
    const book = await landTaxBook({ state, land });
    const { figures, apart, count } = resultsOf(book, 13);
    expect([...figures.values()][0]).toBeCloseTo(expected, 9);
    expect(apart).toBeCloseTo(0, 6);
    expect(count).toBe(3);
    expect(book.wrongResults()).toEqual([]);
  });

  it('has no difference in any state at and around the start of every band', async () => {
    const edges = Object.values(landTaxTables).flatMap(({ value }) => value.bands.map(({ above }) => above));
    const lands = [...new Set(edges)].flatMap((edge) => [edge - 0.01, edge, edge + 0.01, edge + 150]);
    for (const land of lands.filter((value) => value >= 0)) {
      const book = await landTaxBook({ land });
      const apart = states.map((_, index) => Math.abs(book.figure('States', `D${14 + index}`)));
      expect(Math.max(...apart), `$${land}`).toBeLessThan(0.000_1);
      expect(book.wrongResults(), `$${land}`).toEqual([]);
    }
  });

  it('adds up shares, and in the ACT taxes each property by itself and then shares its tax', async () => {
    const shared = { land: 1_000_000, share: 50, land2: 800_000, share2: 25, land3: 0, share3: 100 };
    const book = await landTaxBook({ ...shared, state: 'ACT' });
    // Half of $1,778 + $1,610 + 1.24 % of $725,000, a quarter of $1,778 + $1,610 + 1.24 % of $525,000, and $1,778 on land
    // worth nothing.
    const own = (1_778 + 1_610 + 8_990) / 2 + (1_778 + 1_610 + 6_510) / 4 + 1_778;
    expect(book.figure('Inputs', 'B13')).toBeCloseTo(own, 2);
    expect(book.figure('Inputs', 'B14')).toBe(700_000);
    expect(book.wrongResults()).toEqual([]);
  });

  it('follows a state, a value, a share and a further property that are changed', async () => {
    const book = await landTaxBook();
    book.write('Inputs', 'B5', 'QLD');
    book.write('Inputs', 'B7', 2_000_000);
    book.write('Inputs', 'C7', 30);
    expect(book.figure('Inputs', 'B13')).toBe(500);
    book.write('Inputs', 'B8', 400_000);
    // $4,500 at $1,000,000.
    expect(book.figure('Inputs', 'B13')).toBeCloseTo(500 + 4_000, 9);
    book.write('Inputs', 'B5', 'ACT');
    // 30 % of $1,778 + $10,600 + 1.25 % of $1,000,000, and $1,778 + $1,610 + 1.24 % of $125,000.
    expect(book.figure('Inputs', 'B13')).toBeCloseTo(0.3 * 24_878 + 4_938, 2);
  });
});

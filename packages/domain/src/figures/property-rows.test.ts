import { type Asset, blankProfile, type Liability } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import { clientTimeline } from './client-timeline.ts';
import { comingEvents } from './coming-events.ts';
import { propertyRows, propertySummary } from './property-rows.ts';

function recordOf(assets: readonly Asset[], liabilities: readonly Liability[] = []) {
  return { profile: blankProfile, assets: [...assets], liabilities: [...liabilities] };
}

function rowsOf(assets: readonly Asset[], liabilities: readonly Liability[] = []) {
  const record = recordOf(assets, liabilities);
  return propertyRows(clientTimeline(record, day, 'you'), record);
}

const home = asset({ id: 'home', assetType: 'Primary Home', description: 'Home', currentValue: 900_000 });
const unit = asset({
  id: 'unit',
  assetType: 'Investment Property',
  description: 'Unit',
  currentValue: 620_000,
  ownershipPercentage: 50,
  incomeAmount: 520,
  incomeFrequency: 'Weekly',
});
const homeLoan = liability({
  id: 'loan',
  liabilityType: 'Mortgage',
  description: 'Home loan',
  isPrimaryResidence: true,
  loanBalance: 480_000,
});

describe('properties as rows [FIRST-04]', () => {
  it('say that a loan on a part of a property counts in full', () => {
    const unitLoan = liability({ id: 'l', liabilityType: 'Mortgage', loanBalance: 465_000, securedBy: 'unit' });
    const [row] = rowsOf([unit], [unitLoan]);
    expect(row?.figures.slice(1, 4).map(({ value, note }) => [value, note])).toEqual([
      ['$465,000', 'counted in full'],
      ['−$155,000', undefined],
      ['150%', undefined],
    ]);
  });

  it('have value, loan, equity, LVR and yield at the household’s share', () => {
    const [lived, let_] = rowsOf([home, unit], [homeLoan]);
    expect(lived?.figures.map(({ label, value }) => [label, value])).toEqual([
      ['Value', '$900,000'],
      ['Loan', '$480,000'],
      ['Equity', '$420,000'],
      // 480,000 ÷ 900,000
      ['LVR', '53.33%'],
      ['Yield', '–'],
    ]);
    expect(let_?.figures.map(({ value, note }) => [value, note])).toEqual([
      ['$310,000', '50% of $620,000'],
      ['–', 'none'],
      ['$310,000', undefined],
      ['0%', undefined],
      // 520 × 52 ÷ 2 ÷ 310,000
      ['4.36%', undefined],
    ]);
    expect(lived?.owedPct).toBeCloseTo(53.33, 2);
  });

  it('have a working that ends in what the law of 2027 means', () => {
    const [, row] = rowsOf([home, unit], [homeLoan]);
    expect(row?.working.map(({ label, value, note }) => [label, value, note].join(' | '))).toEqual([
      'Whole value | $620,000 | ',
      'Value | $310,000 | $620,000 × 50%',
      'No loan on record | $0 | ',
      'Equity | $310,000 | $310,000 − $0',
      'LVR | 0% | $0 ÷ $310,000',
      'Rent of the first year | $13,520 | from $520 a week for the whole property',
      'Yield | 4.36% | $13,520 ÷ $310,000',
      'Law of 2027 | Kept | Contract before 7:30 pm on 12 May 2026: its losses keep lowering tax on other income until it is sold.',
    ]);
  });

  it.each([
    [2018, 'Kept'],
    [2026, 'Not known'],
    [0, 'Not known'],
  ])('a rental bought in %s is: %s', (yearPurchased, status) => {
    expect(rowsOf([{ ...unit, yearPurchased }])[0]?.law.status).toBe(status);
  });

  it('a home that is lived in is not let', () => {
    expect(rowsOf([home])[0]?.law.status).toBe('Not let');
  });

  it('say which loan is counted on them where the record does not', () => {
    const loan = liability({
      id: 'other',
      liabilityType: 'Mortgage',
      description: 'Second loan',
      loanBalance: 100_000,
    });
    const [row] = rowsOf([unit], [loan]);
    expect(row?.figures[1]?.value).toBe('$100,000');
    expect(row?.assumed).toContain(
      'Second loan is counted as on Unit, which the record does not say, with its interest deducted from the rent.',
    );
  });

  it('without a value have no LVR', () => {
    const [row] = rowsOf([{ ...unit, currentValue: 0 }]);
    expect([row?.owedPct, row?.figures[3]?.value, row?.figures[4]?.value]).toEqual([null, '–', '–']);
  });

  it('add up in one sentence', () => {
    const client = clientTimeline(recordOf([home, unit], [homeLoan]), day);
    // 900,000 + 310,000, less 480,000; 480,000 ÷ 1,210,000
    expect(propertySummary(client)).toBe('2 properties worth $1,210,000, $480,000 owed, equity $730,000, LVR 39.67%.');
  });

  it('are none without property, and six are six', () => {
    expect(rowsOf([])).toEqual([]);
    const six = Array.from({ length: 6 }, (_, place) => ({ ...unit, id: `unit-${place}` }));
    expect(rowsOf(six)).toHaveLength(6);
  });
});

describe('the law of 1 July 2027 among what comes', () => {
  const eventsOf = (yearPurchased: number) => {
    const record = recordOf([{ ...unit, yearPurchased }]);
    return comingEvents(clientTimeline(record, day), record).map(({ what }) => what);
  };

  it('is not shown for a rental whose losses are kept', () => {
    expect(eventsOf(2018)).toEqual([]);
  });

  it('is shown where the day of the contract decides and is not on record', () => {
    expect(eventsOf(2026)).toEqual(['Rental losses: new law']);
  });
});

it('a loan named for a numbered unit is on that unit, and another number tells nothing', () => {
  const units = [1, 2].map((n) => ({ ...unit, id: `unit-${n}`, description: `Unit ${n}` }));
  const loanOf = (description: string) =>
    rowsOf(units, [liability({ id: 'l', liabilityType: 'Mortgage', description, loanBalance: 100_000 })]).map(
      ({ figures }) => figures[1]?.value,
    );
  expect(loanOf('Loan of Unit 2')).toEqual(['–', '$100,000']);
  // Of two properties of the same value a loan that names neither is counted on the first.
  expect(loanOf('Loan 2')).toEqual(['$100,000', '–']);
});

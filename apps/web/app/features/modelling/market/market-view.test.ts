import { describe, expect, it } from 'vitest';
import { marketCaption, marketRows, marketShares, marketText, marketTotal, marketYears } from './market-view.ts';

describe('market reality', () => {
  it('[MARKET-01] [MARKET-02] shows the counts with their printed percentages: S-MR-01', () => {
    expect(marketRows.map(({ group, countText, shareText }) => [group, countText, shareText])).toEqual([
      ['1 property', '1,284,852', '73%'],
      ['2 properties', '318,295', '18%'],
      ['3 properties', '96,991', '5%'],
      ['4 properties', '34,967', '2%'],
      ['5 properties', '14,555', '1%'],
      ['6 or more', '15,264', '1%'],
    ]);
    expect(marketTotal).toBe('1,764,924');
    expect(marketCaption).toBe('ATO data, earlier income year');
  });

  it('[MARKET-03] [MARKET-04] says in words only what the table holds', () => {
    expect(marketText).toBe(
      'Few Australian investors move past a first property: 73% own one, and fewer than 1 in 10 (9.2%) own three or more.',
    );
    expect(marketYears).toBe(
      'The table is of about 2010–11. In 2021–22, the newest year we have read, 2,268,131 individuals had an interest in a rental property, 71.5% of them in one.',
    );
    expect(marketShares.map(({ value }) => value)).toEqual(['73%', '9.2%']);
  });
});

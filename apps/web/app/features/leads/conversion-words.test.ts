import { describe, expect, it } from 'vitest';
import { conversionCsv, firstDayOf, hoursText, shareText, sourceName } from './conversion-words.ts';

const figures = {
  enquiries: 4,
  responded: 2,
  converted: 2,
  settled: 1,
  lost: 2,
  open: 1,
  medianResponseHours: 1.5,
  settledAmount: 640_000.25,
  settledWithoutAmount: 0,
  lostReasons: [
    { reason: 'Rate or fees' as const, count: 1 },
    { reason: null, count: 1 },
  ],
};

describe('the words of the report', () => {
  it('a period of 30 days has today and the 29 days before it', () => {
    const now = new Date('2026-11-25T01:00:00Z');
    expect(firstDayOf('30', now)).toBe('2026-10-27');
    expect(firstDayOf('all', now)).toBeUndefined();
  });

  it('a source is its form, and its page where that is another', () => {
    expect(sourceName({ kind: 'borrowing', page: '/borrowing-capacity' })).toBe('Borrowing capacity');
    expect(sourceName({ kind: 'borrowing', page: '/' })).toBe('Borrowing capacity, /');
    expect(sourceName({ kind: 'mortgage', page: null })).toBe('Mortgage, page not recorded');
    expect(sourceName({ kind: null, page: null })).toBe('All other sources');
  });

  it('hours are minutes, hours or days', () => {
    expect([null, 0.25, 1.5, 47.96, 60].map(hoursText)).toEqual(['–', '15 min', '1.5 h', '48 h', '2.5 days']);
  });

  it('a share is of the enquiries', () => {
    expect([shareText(1, 3), shareText(0, 0)]).toEqual(['1 (33%)', '0']);
  });

  it('the file has a line a source and the total last, and no cell that a spreadsheet would run', () => {
    const sources = [{ kind: 'mortgage' as const, page: '=1+1', ...figures }];
    const lines = conversionCsv({ sources, total: figures }).split('\r\n');
    expect(lines[0]).toBe(
      'Source,Enquiries,Answered,Median hours to first response,Became clients,Settled,Settled loans,Settled without an amount,Lost,Why lost,Still open',
    );
    const rest = '4,2,1.5,2,1,640000.25,0,2,"Rate or fees 1, No reason recorded 1",1';
    expect(lines.slice(1)).toEqual([`"Mortgage, =1+1",${rest}`, `Total,${rest}`, '']);
  });
});

import { landTaxStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { cardAfterKey, goalsOf, neighbour } from './board-steps.ts';
import { responseTime } from './components/lead-work.tsx';
import { deskPartIn, deskSearch, filterQuery, isNarrowed, leadViews, partOf, viewOf } from './desk-address.ts';
import { leadResults } from './lead-matters.ts';
import { ownerName } from './lead-words.ts';
import { changedFields, statusChoices, workErrors, workUpdate, workValues } from './work-form.ts';

const adviser = '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11';

describe('[DESK-01] the address of the desk', () => {
  const full = `?view=board&q=ng&kind=mortgage&status=New&owner=${adviser}&from=2026-11-01&to=2026-11-21&todo=action&sort=name&cursor=c1`;

  it('holds everything that is shown', () => {
    expect(deskSearch(deskPartIn(full))).toBe(full);
    expect(deskPartIn(full)).toEqual({
      q: 'ng',
      sort: 'name',
      after: 'c1',
      filters: {
        ...{ view: 'board', kind: 'mortgage', status: 'New', owner: adviser },
        ...{ from: '2026-11-01', to: '2026-11-21', todo: 'action' },
      },
    });
  });

  it('is blank for the newest leads, and falls back where it cannot be meant', () => {
    expect(deskSearch(deskPartIn(''))).toBe('');
    const odd = `?view=x&kind=x&status=Lost&owner=me&from=2026-02-30&to=0000-01-01&todo=all&sort=age&cursor=${'x'.repeat(1_501)}`;
    expect(deskPartIn(odd)).toEqual(deskPartIn(''));
    expect(deskPartIn(`?q=${'y'.repeat(300)}`).q).toHaveLength(200);
    expect(isNarrowed(deskPartIn('?view=board'))).toBe(false);
    expect(isNarrowed(deskPartIn('?owner=none'))).toBe(true);
  });

  it('asks the server for what is set, the status apart', () => {
    expect(filterQuery(deskPartIn('?status=New&owner=none&kind=borrowing'))).toEqual({
      owner: 'none',
      kind: 'borrowing',
    });
  });
});

describe('a view of the leads', () => {
  it('shows again what was on the desk, from the first page, as a table where it is of one status', () => {
    const part = deskPartIn(`?view=board&q=ng&kind=mortgage&owner=${adviser}&todo=answer&sort=name&cursor=c1`);
    const shown = viewOf(part);
    expect(shown).toEqual({
      q: 'ng',
      sort: 'name',
      filter: { kind: 'mortgage', owner: adviser, todo: 'answer' },
    });
    expect(partOf(shown, 'board')).toEqual({ ...part, after: null });
    const ofOne = viewOf(deskPartIn('?status=New&from=2026-11-01'));
    expect(ofOne.filter).toEqual({ status: 'New', from: '2026-11-01' });
    expect(deskSearch(partOf(ofOne, 'board'))).toBe('?status=New&from=2026-11-01');
  });

  it('is one of all leads, of those waiting for an answer, and of those with an action due', () => {
    expect(leadViews.fixed.map((view) => [view.name, leadViews.keyOf(view)])).toEqual([
      ['All leads', ''],
      ['Waiting for an answer', '?todo=answer&sort=received'],
      ['Action due', '?todo=action&sort=received'],
    ]);
  });
});

describe('[DESK-02] the board', () => {
  it('moves a lead anywhere but out of Converted', () => {
    expect(goalsOf('New')).toEqual(['Contacted', 'Converted', 'Closed']);
    expect(goalsOf('Converted')).toEqual([]);
    expect([neighbour('New', 1), neighbour('New', -1), neighbour('Closed', 1)]).toEqual(['Contacted', null, null]);
  });

  it('is walked by arrow keys, past columns without cards', () => {
    const at = (key: string, column: number, place: number) =>
      cardAfterKey(key, { column, place, counts: [3, 0, 1, 2] });
    expect(at('ArrowDown', 0, 0)).toEqual({ column: 0, place: 1 });
    expect(at('ArrowDown', 0, 2)).toBeNull();
    expect(at('ArrowUp', 0, 0)).toBeNull();
    expect(at('ArrowRight', 0, 2)).toEqual({ column: 2, place: 0 });
    expect(at('ArrowLeft', 3, 1)).toEqual({ column: 2, place: 0 });
    expect(at('ArrowLeft', 0, 0)).toBeNull();
    expect(at('a', 0, 0)).toBeNull();
  });
});

describe('[DESK-02] working a lead', () => {
  const lead = { status: 'New', ownerId: null, nextAction: null, nextActionOn: null } as const;
  const stored = workValues(lead);

  it('sends what differs, and null for what was cleared', () => {
    expect(workUpdate(stored, stored)).toEqual({});
    const planned = { ...stored, ownerId: adviser, nextAction: ' Call ', nextActionOn: '2026-11-25' };
    expect(workUpdate(stored, planned)).toEqual({ ownerId: adviser, nextAction: 'Call', nextActionOn: '2026-11-25' });
    expect(workUpdate(planned, stored)).toEqual({ ownerId: null, nextAction: null, nextActionOn: null });
    expect(changedFields(stored, { ...stored, nextAction: '  ' })).toEqual([]);
  });

  it('offers Converted to nobody, and keeps it where it stands', () => {
    expect(statusChoices('New')).toEqual(['New', 'Contacted', 'Closed']);
    expect(statusChoices('Converted')).toEqual(['Converted']);
  });

  it('refuses what the server would refuse', () => {
    expect(workErrors(stored, { ...stored, nextAction: 'x'.repeat(501) })).toEqual({
      nextAction: 'This is too long',
    });
    expect(Object.keys(workErrors(stored, { ...stored, nextActionOn: '1066-10-14' }))).toEqual(['nextActionOn']);
    expect(workErrors(stored, stored)).toEqual({});
  });

  it.each([
    ['2026-11-21T04:00:59Z', '0 minutes'],
    ['2026-11-21T04:01:00Z', '1 minute'],
    ['2026-11-21T06:05:00Z', '2 hours 5 minutes'],
    ['2026-11-24T05:00:00Z', '3 days 1 hour'],
    ['2026-11-21T03:00:00Z', '0 minutes'],
  ])('says how long the first response at %s took: %s', (firstResponseAt, text) => {
    expect(responseTime('2026-11-21T04:00:00Z', firstResponseAt)).toBe(text);
  });

  it('names the owner, nobody, or that the adviser has gone', () => {
    const owners = [{ id: adviser, name: 'Abe Ng' }];
    expect(ownerName({ ownerId: adviser }, owners)).toBe('Abe Ng');
    expect(ownerName({ ownerId: null }, owners)).toBe('Nobody');
    expect(ownerName({ ownerId: '1b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11' }, owners)).toBe('A former adviser');
  });
});

describe('[DESK-01] the result of a lead', () => {
  const borrowing = {
    grossIncome: 88_888.88,
    partnerIncome: 44_444.44,
    dependants: 1,
    existingLoans: 1_234.56,
    maritalStatus: 'de-facto',
    claimedCapacity: 768_765,
    computedCapacity: 768_765,
  } as const;
  const ids = ['lending.income-multiple', 'lending.allowance-per-dependant'];
  const none = { purchaseTimeframe: null, mortgage: null, calculation: null, borrowing: null };

  it('stands beside the one stored, with the dates of its rules', () => {
    const results = leadResults({ ...none, borrowing, rules: ids }, '2026-11-21');
    expect(results?.rows).toEqual([
      { label: 'Borrowing capacity', seen: '$768,765', stored: '$768,765', now: '$768,765' },
    ]);
    expect(results?.differs).toBe(false);
    expect(results?.rules.map(({ id }) => id)).toEqual(ids);
    expect(results?.rules.every(({ dates }) => dates.includes('source read'))).toBe(true);
  });

  it('tells of a difference, and of rules that came and went', () => {
    const edited = { ...borrowing, claimedCapacity: 9_000_000 };
    const results = leadResults({ ...none, borrowing: edited, rules: ['lending.old-rule'] }, '2026-11-21');
    expect(results?.differs).toBe(true);
    expect(results?.rules.at(-1)).toEqual({
      id: 'lending.old-rule',
      label: 'lending.old-rule',
      dates: 'in use when the lead arrived, no longer now',
    });
    expect(results?.rules[0]?.dates).toContain('not in use when the lead arrived');
  });

  it('of a loan does not differ because of the day it is looked at (golden case S-MC-01)', () => {
    const mortgage = {
      loanAmount: 500_000,
      interestRate: 4.5,
      loanTerm: 30,
      repaymentFrequency: 'monthly',
      loanType: 'principal_and_interest',
      additionalRepayments: 0,
      claimedRepayment: null,
      repaymentAmount: 2_533.43,
      totalRepayments: 912_033.56,
      totalInterest: 412_033.56,
      payoffDate: '2055-01-01',
    } as const;
    const results = leadResults({ ...none, mortgage, rules: [] }, '2026-11-21');
    expect(results?.rows.map(({ now }) => now)).toEqual(['$2,533', '$912,034', '$412,034', '21 November 2056']);
    expect(results?.differs).toBe(false);
  });

  it('of a tool is worked out from its stored inputs, beside what was seen and stored', () => {
    const calculation = {
      tool: 'land-tax',
      inputs: { ...landTaxStart },
      claimedFigure: 3_700,
      computedFigure: 3_700,
    } as const;
    const rules = ['land-tax.nsw.2026'];
    const results = leadResults({ ...none, calculation, rules }, '2026-11-21');
    // $100 and 1.6 % of the $225,000 above $1,075,000.
    expect(results?.rows).toEqual([
      { label: 'Land tax in New South Wales', seen: '$3,700', stored: '$3,700', now: '$3,700' },
    ]);
    expect(results?.differs).toBe(false);
    expect(results?.inputs).toEqual([
      ['Where the land is', 'NSW'],
      ['Taxable land value', '$1,300,000'],
    ]);
    expect(results?.rules.map(({ id }) => id)).toEqual(rules);
    const edited = leadResults({ ...none, calculation: { ...calculation, claimedFigure: 1 }, rules }, '2026-11-21');
    expect(edited?.differs).toBe(true);
  });

  it('of a tool whose stored inputs its form no longer takes is what was stored, and nothing now', () => {
    const inputs = { state: 'NSW', acres: 2 };
    const calculation = { tool: 'land-tax', inputs, claimedFigure: 3_700, computedFigure: 3_700 } as const;
    const results = leadResults({ ...none, calculation, rules: ['land-tax.nsw.2026'] }, '2026-11-21');
    expect(results).toEqual({
      inputs: [],
      rows: [{ label: 'Land tax', seen: '$3,700', stored: '$3,700', now: 'Not known: the form has changed' }],
      differs: false,
      rules: [{ id: 'land-tax.nsw.2026', label: 'land-tax.nsw.2026', dates: 'in use when the lead arrived' }],
    });
  });

  it('is nothing for a request without figures', () => {
    expect(leadResults({ ...none, rules: [] }, '2026-11-21')).toBeNull();
  });
});

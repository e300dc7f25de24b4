import type { Home, Household, Loan } from '@freehold/finance';
import { usualAssumptions } from '@freehold/finance';

const places = ['NSW', 'QLD', 'VIC', 'WA', 'SA'] as const;

/** A couple with as many homes and loans as asked: the first home is lived in, the others are let. */
export function coupleWith(homes: number, loans: number): Household {
  return {
    start: '2026-12',
    people: [
      { id: 'a', born: '1988-06', superBalance: 148_000, hospitalCover: true },
      { id: 'b', born: '1990-02', superBalance: 96_000, hospitalCover: true, helpDebt: 21_000 },
    ],
    incomes: [
      { id: 'ia', person: 'a', kind: 'salary', annual: 132_000 },
      { id: 'ib', person: 'b', kind: 'salary', annual: 88_000 },
    ],
    accounts: [
      { id: 'cash', balance: 25_000, ratePct: 4 },
      { id: 'off', balance: 64_000, offsets: 'l0' },
    ],
    holdings: [{ id: 'etf', kind: 'shares', value: 42_000, owners: [{ owner: 'a', sharePct: 100 }] }],
    homes: Array.from({ length: homes }, (_, index) => homeAt(index)),
    loans: Array.from({ length: loans }, (_, index) => loanAt(index, homes)),
    costs: [
      { id: 'living', monthly: 5_200 },
      { id: 'school', monthly: 650, from: '2034-02', until: '2039-12' },
    ],
    events: [
      { id: 'baby', do: 'child', when: '2027-09', monthlyCost: 800, leave: { income: 'ib', months: 9, keepsPct: 40 } },
      { id: 'up', do: 'rates', when: '2028-01', addPct: 0.5 },
      { id: 'stop', do: 'retire', when: '2050-06', person: 'a' },
    ],
    assume: usualAssumptions,
    policy: { floor: 5_000, surplusTo: 'off', keep: 15_000 },
  };
}

function homeAt(index: number): Home {
  const isHome = index === 0;
  return {
    id: `h${index}`,
    state: places[index % places.length] ?? 'NSW',
    value: isHome ? 1_450_000 : 560_000 + index * 20_000,
    kind: 'established',
    contract: '2021-06-18T12:00+10:00',
    price: isHome ? 920_000 : 450_000,
    landPct: 50,
    use: isHome ? 'home' : 'rent',
    ...(isHome ? {} : { rentWeekly: 540 + index * 10, vacancyWeeks: 2, annualCosts: 5_500, managementPct: 7.7 }),
    depreciation: { capitalWorks: 4_000 },
    owners: [
      { owner: 'a', sharePct: 50 },
      { owner: 'b', sharePct: 50 },
    ],
  };
}

/** Loans go round the homes; the first home's are for living in, the others' for the home they are on. */
function loanAt(index: number, homes: number): Loan {
  const home = `h${index % homes}`;
  return {
    id: `l${index}`,
    kind: 'home',
    on: [home],
    purpose: home === 'h0' ? null : home,
    balance: home === 'h0' ? 290_000 : 180_000,
    ratePct: 6.09 + (index % 3) / 10,
    ...(index % 2 === 1 ? { interestOnlyUntil: '2031-08' } : {}),
    ends: '2053-11',
  };
}

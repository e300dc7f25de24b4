import type { Decimal } from 'decimal.js';
import type { RentalRow } from '../src/law/reform/gearing-year.ts';
import type { PersonFamily } from '../src/law/reform/person.ts';
import { type TaxPosition, taxPosition } from '../src/law/reform/tax-position.ts';
import { financialYearStarting } from '../src/units/financial-year.ts';
import { d } from './decimals.ts';
import { landTaxOfLetting } from './timeline-owning.ts';
import { gearingOf } from './timeline-property.ts';
import { balance, type HomeState, type PersonState, partOf, type Run, yearStart } from './timeline-run.ts';

/** What a person's year has had of something by name, cents. */
export function tally(run: Run, name: string): number {
  return run.tally.get(name) ?? 0;
}

export interface How {
  readonly scale: Decimal;
  /** Gains, land tax and what was carried in. */
  readonly hasOnce: boolean;
  readonly family?: PersonFamily | undefined;
}

/** A person's tax of the year so far, its months taken as a whole one. */
export function position(run: Run, state: PersonState, { scale, hasOnce, family }: How): TaxPosition {
  const { person } = state;
  const once = (amount: number) => (hasOnce ? amount : 0);
  const { id } = person;
  const dollars = (amount: Decimal | number) => d(amount).div(100).times(scale).toNumber();
  const { interest, margin, lost } = shared(run, id);
  const year = financialYearStarting(yearStart(run));
  return taxPosition(
    {
      incomeYear: year,
      income: {
        salary: dollars(tally(run, `salary ${id}`)),
        other: dollars(interest.plus(tally(run, `taxable ${id}`)).plus(tally(run, `business ${id}`))),
        otherFromWork: dollars(tally(run, `business ${id}`)),
        otherDeductions: d(dollars(margin.plus(tally(run, `deducted ${id}`))))
          .plus(once(state.taxLoss))
          .toNumber(),
        netFinancialLoss: lost.gt(0) ? dollars(lost) : 0,
        reportableSuper: dollars(tally(run, `reportable ${id}`)),
      },
      choosesWorkDeduction: true,
      rental: {
        quarantinedBroughtForward: once(state.pool),
        properties: [
          ...run.homes.flatMap((home) => rental(run, { home, id, dollars, once })),
          ...state.distributed.map(({ cents: rent, sharePct }) => ({
            status: 'newBuild' as const,
            sharePct,
            rent: dollars(rent),
            deductions: 0,
          })),
        ],
      },
      capital: {
        losses: { broughtForward: once(state.lossesBefore), currentYear: once(state.losses) },
        otherGains: hasOnce ? state.gains : [],
      },
      helpDebt: Math.max(0, -balance(run, `studyLoan ${id}`)) / 100,
      privateHospitalCover: person.hospitalCover ?? true,
      family,
      concessionalContributions: dollars(tally(run, `contributions ${id}`)),
    },
    run.law,
  );
}

/** A person's part of interest received with holdings' income, of interest paid for holdings, and of what shares lost; cents. */
function shared(run: Run, id: string) {
  const { accounts, people } = run.household;
  let [interest, margin, lost] = [d(0), d(0), d(0)];
  for (const { id: account, owners } of accounts) {
    const part = owners === undefined ? d(1).div(people.length) : partOf(owners, id);
    interest = interest.plus(part.times(tally(run, `account ${account}`)));
  }
  for (const { holding } of run.holdings) {
    const part = partOf(holding.owners, id);
    interest = interest.plus(part.times(tally(run, `holding ${holding.id}`)));
    margin = margin.plus(part.times(tally(run, `margin ${holding.id}`)));
    const over = tally(run, `margin ${holding.id}`) - tally(run, `holding ${holding.id}`);
    if (holding.kind === 'shares') lost = lost.plus(part.times(over));
  }
  return { interest, margin, lost };
}

interface RentalOf {
  readonly home: HomeState;
  readonly id: string;
  readonly dollars: (cents: number) => number;
  readonly once: (cents: number) => number;
}

function rental(run: Run, { home: state, id, dollars, once }: RentalOf): readonly RentalRow[] {
  const { home } = state;
  const part = partOf(home.owners, id);
  if (part.isZero() || tally(run, `let ${home.id}`) === 0) return [];
  const { status } = gearingOf(run, state);
  const deductions = tally(run, `deductions ${home.id}`) + tally(run, `interest ${home.id}`);
  return [
    {
      status: status === 'unknown' ? 'quarantined' : status,
      sharePct: part.times(100).toNumber(),
      rent: dollars(tally(run, `rent ${home.id}`)),
      deductions: d(dollars(deductions))
        .plus(d(once(landTaxOfLetting(run, home.id) + tally(run, `loan costs ${home.id}`))).div(100))
        .toNumber(),
    },
  ];
}

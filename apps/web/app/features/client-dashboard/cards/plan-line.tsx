import type { ListedPlan } from '@freehold/contract';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Link } from 'react-router';
import { money } from '#app/lib/format.ts';
import { plansQuery } from '#app/lib/plans-query.ts';
import { ReadOnly } from '../shared/editing.ts';
import css from './summary-cards.module.css';

/** The cards whose question a plan answers too. */
export type PlannedCard = 'net-income' | 'monthly-cashflow';

interface PlanLineProps {
  readonly clientId: string;
  readonly of: PlannedCard;
}

/**
 * What a client’s plan, the one that they changed last, says to the question of a card, with a link to its year; nothing
 * without such a plan, and where its figures were worked out before they had the year.
 */
export function PlanLine({ clientId, of }: PlanLineProps) {
  const isAdviser = use(ReadOnly);
  const { data } = useQuery(plansQuery(isAdviser ? clientId : undefined));
  // A draft is not the client’s yet.
  const plan = data?.find(({ kind, publication }) => kind === 'own' || publication !== null);
  const year = plan?.summary?.firstFullYear;
  if (plan === undefined || year == null) return null;
  const { financialYear } = year;
  const address = isAdviser ? `/admin/client/${clientId}/plans/${plan.id}` : `/plans/${plan.id}`;
  return (
    <p className={css.plan}>
      {isAdviser ? 'The client’s' : 'Your'} plan works out tax in full: {planned(of, year)}, in today’s dollars.{' '}
      <Link to={`${address}?view=year&y=${Number(financialYear.slice(0, 4)) + 1}`}>
        {financialYear} in {plan.title === '' ? 'the plan' : `“${plan.title}”`}
      </Link>
    </p>
  );
}

type FullYear = NonNullable<NonNullable<ListedPlan['summary']>['firstFullYear']>;

function planned(of: PlannedCard, { financialYear, afterTax, leftOver }: FullYear) {
  const when = `in ${financialYear}, its first full financial year`;
  if (of === 'net-income') {
    return (
      <>
        income after tax <b className="fh-figures">{money(afterTax.today)}</b> {when}, before loans, property and living
        costs
      </>
    );
  }
  return (
    <>
      left over before one-off amounts <b className="fh-figures">{money(leftOver.today / 12)}</b> a month {when}
    </>
  );
}

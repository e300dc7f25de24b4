import type { PlanOutcome } from '@freehold/domain';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import type { Dollars } from '../../model/plan-address.ts';
import { PlanMark } from '../../shared/plan-mark.tsx';
import { differenceText, figureText, type MeasureId, measureIds, measureLabel } from './difference-words.ts';
import css from './measure-table.module.css';

/** An option with what it comes to. */
export interface ComparedOption {
  readonly id: string;
  readonly letter: string;
  readonly name: string;
  readonly outcome: PlanOutcome;
}

interface MeasureTableProps {
  readonly base: Extract<PlanOutcome, { status: 'run' }>;
  readonly options: readonly ComparedOption[];
  readonly pinned: MeasureId;
  readonly dollars: Dollars;
}

/** Every measure of the plan and of its options, with the difference of each option from the plan. */
export function MeasureTable({ base, options, pinned, dollars }: MeasureTableProps) {
  const title = `Measures, ${dollars === 'today' ? 'in today’s dollars' : 'in dollars of each year'}`;
  const all = [base, ...options.map(({ outcome }) => outcome)];
  const hasPurchase = all.some((each) => each.status === 'run' && each.figures.nextPurchase !== null);
  const shown = measureIds.filter((measure) => measure !== 'nextPurchase' || hasPurchase);
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      <ScrollBox label={`${title}, table`}>
        <table className={css.table}>
          <caption className="fh-for-readers">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="fh-for-readers">Measure</span>
              </th>
              <th scope="col">
                <PlanMark letter="A" /> <span className="fh-for-readers">Your plan</span>
              </th>
              {options.flatMap(({ id, letter, name }) => [
                <th key={id} scope="col">
                  <PlanMark letter={letter} /> <span className="fh-for-readers">{name}</span>
                </th>,
                <th key={`${id} difference`} scope="col">
                  {letter} − A
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {shown.map((measure) => (
              <tr key={measure} data-is-pinned={measure === pinned || undefined}>
                <th scope="row">{measureLabel(measure, base.figures)}</th>
                <td>{figureText(measure, base.figures, dollars)}</td>
                {options.flatMap(({ id, outcome }) => [
                  <td key={id}>{outcome.status === 'run' ? figureText(measure, outcome.figures, dollars) : '–'}</td>,
                  <td key={`${id} difference`} className={css.difference}>
                    {outcome.status === 'run'
                      ? differenceText({ measure, from: base.figures, to: outcome.figures, dollars })
                      : '–'}
                  </td>,
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

import { borrowingAssumptions, estimateDisclosure } from '@freehold/contract';
import { money } from '#app/lib/format.ts';
import { type Estimate, whyNothing } from '../estimate.ts';
import { useSettled } from '../use-settled.ts';
import css from './result.module.css';
import { ResultActions } from './result-actions.tsx';
import { WorkingToggle } from './working-toggle.tsx';

interface ResultProps {
  readonly estimate: Estimate | null;
}

/** The figure, beside the form; on a phone at the lower edge until its own place comes into view. */
export function ResultFigure({ estimate }: ResultProps) {
  const reason = estimate && whyNothing(estimate);
  const spoken = useSettled(
    estimate ? `Estimated borrowing capacity ${money(estimate.capacity)}. ${reason ?? ''}` : '',
  );
  return (
    <section className={css.figure} aria-labelledby="borrowing-result">
      <h2 id="borrowing-result">Estimated borrowing capacity</h2>
      {estimate ? (
        <p className={`fh-big-figure ${css.amount}`}>{money(estimate.capacity)}</p>
      ) : (
        <p className={css.waiting}>Appears here with your income and marital status</p>
      )}
      {reason && <p className={css.reason}>{reason}</p>}
      <p className={css.kind}>Indicative, not a lender’s assessment</p>
      <p className="fh-for-readers" role="status">
        {spoken}
      </p>
    </section>
  );
}

/** What belongs to the figure: what it is not, what it assumes, how it came about, and how to keep it. */
export function ResultNotes({ estimate }: ResultProps) {
  return (
    <div className={`fh-card ${css.notes}`}>
      <EstimateTexts />
      {estimate && <WorkingToggle form={estimate.form} />}
      {estimate && <ResultActions form={estimate.form} />}
    </div>
  );
}

/** Disclosure and assumptions as they stand beside every borrowing figure, on screen and on paper. */
export function EstimateTexts() {
  return (
    <div className={css.texts}>
      <p>{estimateDisclosure}</p>
      <h3>What it assumes</h3>
      <ul>
        {borrowingAssumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </div>
  );
}

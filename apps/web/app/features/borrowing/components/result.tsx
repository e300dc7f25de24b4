import { borrowingAssumptions, estimateDisclosure } from '@freehold/contract';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { EstimateTexts } from '#app/calculator/estimate-texts.tsx';
import { FileButton } from '#app/calculator/file-button.tsx';
import { ResultActions } from '#app/calculator/result-actions.tsx';
import { ResultFigure, type ShowFigure } from '#app/calculator/result-figure.tsx';
import { shareAddress } from '#app/calculator/scenario-link.ts';
import { loadingWorking, WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { money } from '#app/lib/format.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import type { Estimate } from '../draft.ts';
import { repaymentsAddress, scenarioOf } from '../draft.ts';
import { lenderTestsAddress } from '../lender-tests.ts';

const BorrowingWorking = lazyPart(() => import('./print-sheet.tsx').then((module) => module.BorrowingWorking), {
  waiting: loadingWorking,
});

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

interface ResultProps {
  readonly estimate: Estimate | null;
}

interface FigureProps extends ResultProps {
  readonly ahead: Ref<ShowFigure>;
  /** What is wrong or missing, while there is no estimate. */
  readonly waiting: string;
}

/** The estimate shown beside the form. */
export function BorrowingFigure({ ahead, estimate, waiting }: FigureProps) {
  const reason = estimate?.reason ?? null;
  return (
    <ResultFigure
      ahead={ahead}
      id="borrowing-result"
      title="Estimated borrowing capacity"
      figure={estimate && money(estimate.capacity)}
      waiting={waiting}
      reason={reason}
      kind="Indicative, not a lender’s assessment"
      spoken={estimate ? `Estimated borrowing capacity ${money(estimate.capacity)}. ${reason ?? ''}` : ''}
    />
  );
}

/** Notes to the figure: disclaimer, assumptions, working, and ways to save or share it. */
export function BorrowingNotes({ estimate }: ResultProps) {
  const repayments = estimate && repaymentsAddress(estimate);
  return (
    <>
      <BorrowingTexts />
      {estimate && (
        <WorkingToggle id="borrowing-working">
          <BorrowingWorking inputs={estimate.inputs} />
        </WorkingToggle>
      )}
      {estimate && (
        <p className="fh-no-print">
          <Link to={lenderTestsAddress(estimate.form)}>What lenders would test</Link>
        </p>
      )}
      {repayments && (
        <p className="fh-no-print">
          <Link to={repayments}>What repayments on {money(estimate?.capacity ?? 0)} would be</Link>
        </p>
      )}
      {estimate && (
        <ResultActions
          address={() => shareAddress(window.location.href, scenarioOf(estimate.form))}
          holds={linkHolds(estimate.form)}
        >
          <FileButton label="Save as PDF" save={async () => (await files()).borrowing(estimate.form)} />
        </ResultActions>
      )}
    </>
  );
}

/** Household details the share link contains, in words. */
function linkHolds({ partnerIncome }: Estimate['form']): string {
  const partner = typeof partnerIncome === 'number' ? ', your partner’s income' : '';
  return `your income and marital status${partner}, dependants and loans`;
}

/** Disclosure and assumptions shown with every borrowing figure, on screen and in print. */
export function BorrowingTexts() {
  return <EstimateTexts disclosure={estimateDisclosure} assumptions={borrowingAssumptions} />;
}

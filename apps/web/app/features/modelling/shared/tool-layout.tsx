import { estimateDisclosure } from '@freehold/contract';
import { figureText } from '@freehold/domain';
import { memo, type ReactNode, type Ref } from 'react';
import { CalculatorLayout } from '#app/calculator/calculator-layout.tsx';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { ResultActions } from '#app/calculator/result-actions.tsx';
import { ResultFigure, type ShowFigure } from '#app/calculator/result-figure.tsx';
import { Deferred } from '#app/loading/deferred.tsx';
import { FigureList, FindingList } from './figure-list.tsx';
import type { ToolReport } from './tool-report.ts';

interface ToolLayoutProps {
  /** Prefix for the ids inside, unique on the page. */
  readonly id: string;
  /** The tool's report; null while an input is invalid. */
  readonly report: ToolReport | null;
  /** Disclaimer: what the figures are not. */
  readonly disclosure: string;
  /** Shows the main figure ahead of the render. */
  readonly ahead?: Ref<ShowFigure>;
  /** What the main figure is based on, in a few words. */
  readonly kind: string;
  readonly address: () => string;
  readonly form: ReactNode;
  /** Buttons that save the figures as files. */
  readonly files?: ReactNode;
  /** The tool's figures and notes, where two lists are not enough. */
  readonly children?: ReactNode;
}

/** A tool's inputs beside its live figures, with the disclaimer and the ways to save them. */
export function ToolLayout({ id, report, disclosure, ahead, kind, address, form, files, children }: ToolLayoutProps) {
  const headline = report?.headline;
  return (
    <CalculatorLayout
      isPrinted={report !== null}
      form={form}
      figure={
        <ResultFigure
          ahead={ahead}
          id={`${id}-result`}
          title={headline?.label ?? 'Result'}
          figure={headline?.value ?? null}
          waiting="Correct the marked field to see the figures"
          reason={headline?.today ? `${headline.today} in today’s dollars` : null}
          kind={kind}
          spoken={headline ? `${headline.label} ${figureText(headline)}` : ''}
        />
      }
      notes={
        <>
          {report &&
            (children ?? <Deferred value={report}>{(deferred) => <FiguresAndFindings report={deferred} />}</Deferred>)}
          <Disclaimer sentences={[disclosure, estimateDisclosure]} />
          {report && <ResultActions address={address}>{files}</ResultActions>}
        </>
      }
    />
  );
}

const FiguresAndFindings = memo(function FiguresAndFindings({ report }: { readonly report: ToolReport }) {
  const { figures, findings } = report;
  return (
    <>
      <FigureList figures={figures} />
      <FindingList findings={findings} />
    </>
  );
});

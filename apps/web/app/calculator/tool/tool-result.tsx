import { type Calculation, estimateDisclosure, moneyText } from '@freehold/contract';
import type { Line } from '@freehold/domain';
import { memo, type Ref, type RefObject, useRef } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { EstimateTexts } from '../estimate-texts.tsx';
import { FileButton } from '../file-button.tsx';
import { ResultActions } from '../result-actions.tsx';
import { ResultFigure, type ShowFigure } from '../result-figure.tsx';
import { linkAddress } from '../share-link.ts';
import { loadingWorking, WorkingToggle } from '../working-toggle.tsx';
import type { ToolExample } from './tool-example.ts';
import css from './tool-result.module.css';
import type { Answered } from './use-tool-answer.ts';

const ToolWorking = lazyPart(() => import('./tool-sheet.tsx').then((module) => module.ToolWorking), {
  waiting: loadingWorking,
});

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** What a screen shows of an answer at once. */
type Shown = Pick<ToolExample, 'figure' | 'lines' | 'assumptions'>;

/** The figure's text where only its amount differs from what is shown; else null. */
export function figureInPlaceOf(shown: Shown | null, next: Answered | null): string | null {
  if (shown === null || next === null) return null;
  const { label, unit, amount } = next.answer.figure;
  return shown.figure.label === label && shown.figure.unit === unit ? moneyText(amount) : null;
}

interface FigureCardProps {
  readonly ahead: Ref<ShowFigure>;
  readonly shown: Shown | null;
  /** Whose figures it rests on, in words. */
  readonly kind: string;
  readonly waiting: string;
}

/** The answer beside the form: its figure, the sentence about it, and the figures that follow. */
export function ToolFigureCard({ ahead, shown, kind, waiting }: FigureCardProps) {
  const figure = shown?.figure;
  const amount = figure ? moneyText(figure.amount) : null;
  const lines = shown?.lines ?? null;
  return (
    <ResultFigure
      ahead={ahead}
      id="tool-result"
      title={figure?.label ?? 'Result'}
      figure={amount}
      {...(figure?.unit === undefined ? {} : { unit: figure.unit })}
      waiting={waiting}
      reason={figure?.sentence ?? null}
      kind={kind}
      spoken={figure ? `${figure.label} ${amount} ${figure.unit ?? ''}. ${figure.sentence}` : ''}
    >
      <Deferred value={lines}>{(deferred) => deferred && <Lines lines={deferred} place="band" />}</Deferred>
    </ResultFigure>
  );
}

interface LinesProps {
  readonly lines: readonly Line[];
  /** Below the figure; on a phone, where that is a short bar, among the notes. */
  readonly place: 'band' | 'notes';
}

const Lines = memo(function Lines({ lines, place }: LinesProps) {
  return (
    <dl className={css.lines} data-place={place}>
      {lines.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fh-figures">
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
});

/** What a person keeps of the inputs on screen. */
interface Kept {
  readonly calculation: Calculation;
  /** The text of a link to them. */
  readonly link: () => string;
}

interface NotesProps {
  readonly shown: Shown | null;
  readonly answered: Answered | null;
  /** Null while an input is wrong. */
  readonly kept: Kept | null;
  /** What a link holds, in words. */
  readonly linkHolds: string;
  /** Loads the engine, which the working needs; resolves once it is there. */
  readonly load: () => Promise<void>;
}

/** Below the figure: on a phone its lines, then disclaimer, assumptions, working, and the ways to keep it. */
export function ToolNotes({ shown, answered, kept, linkHolds, load }: NotesProps) {
  return (
    <>
      <Deferred value={shown}>{(deferred) => deferred && <Texts shown={deferred} />}</Deferred>
      <WorkingToggle id="tool-working">
        {answered ? (
          <Deferred value={answered}>{(deferred) => <ToolWorking answer={deferred.answer} />}</Deferred>
        ) : (
          <span ref={() => void load()}>{loadingWorking}</span>
        )}
      </WorkingToggle>
      {kept && <Keepable kept={kept} linkHolds={linkHolds} load={load} />}
    </>
  );
}

const Texts = memo(function Texts({ shown }: { readonly shown: Shown }) {
  return (
    <>
      <Lines lines={shown.lines} place="notes" />
      <EstimateTexts disclosure={estimateDisclosure} assumptions={shown.assumptions} />
    </>
  );
});

type KeepingProps = Pick<NotesProps, 'linkHolds' | 'load'>;

/** Ways to keep the answer; nothing here re-renders on a keystroke, and a press keeps the newest figures. */
function Keepable({ kept, ...props }: KeepingProps & { readonly kept: Kept }) {
  const latest = useRef(kept);
  latest.current = kept;
  return <Keeping {...props} latest={latest} />;
}

const Keeping = memo(function Keeping({ latest, linkHolds, load }: KeepingProps & { latest: RefObject<Kept> }) {
  const calculation = () => latest.current.calculation;
  return (
    <ResultActions
      address={() => linkAddress(window.location.href, latest.current.link())}
      holds={linkHolds}
      beforePrint={load}
    >
      <FileButton label="Save as PDF" save={async () => (await files()).calculation(calculation())} />
      <FileButton label="Save as Excel" save={async () => (await files()).calculationWorkbook(calculation())} />
    </ResultActions>
  );
});

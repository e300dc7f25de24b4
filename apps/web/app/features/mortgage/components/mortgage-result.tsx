import { estimateDisclosure, mortgageAssumptions } from '@freehold/contract';
import { frequencyWords } from '@freehold/domain';
import { memo, type RefObject, useRef } from 'react';
import { EstimateTexts } from '#app/calculator/estimate-texts.tsx';
import { FileButton } from '#app/calculator/file-button.tsx';
import { ResultActions } from '#app/calculator/result-actions.tsx';
import { ResultFigure } from '#app/calculator/result-figure.tsx';
import { shareAddress } from '#app/calculator/scenario-link.ts';
import { loadingWorking, WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { day, duration, money } from '#app/lib/format.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { exactText } from '../figure-rows.ts';
import { fieldId, linkedScenario } from '../mortgage-form.ts';
import { inTodaysDollars } from '../payments.ts';
import type { MortgageResult } from '../result.ts';
import type { MortgageCalculation } from './loan-fields.tsx';
import css from './mortgage-result.module.css';

const MortgageWorking = lazyPart(() => import('./mortgage-working.tsx').then((module) => module.MortgageWorking), {
  waiting: loadingWorking,
});

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

interface FigureProps {
  readonly result: MortgageResult | null;
}

/** Label of a result's repayment. */
export function repaymentTitle(result: MortgageResult | null): string {
  return result?.figures.loanType === 'interest_only' ? 'Estimated interest-only repayment' : 'Estimated repayment';
}

/** Frequency of a result's repayment, and whether an extra is included. */
export function repaymentUnit({ figures }: MortgageResult): string {
  const { unit } = frequencyWords[figures.repaymentFrequency];
  return figures.extraPerPeriod > 0 ? `${unit}, before your extra` : unit;
}

/** The repayment beside the form, with its totals over the loan. */
export function MortgageFigure({ result }: FigureProps) {
  const repayment = result && money(result.figures.repaymentAmount);
  const unit = result ? repaymentUnit(result) : '';
  return (
    <ResultFigure
      id="mortgage-result"
      title={repaymentTitle(result)}
      figure={repayment}
      unit={unit}
      waiting="Enter a loan amount and a rate"
      kind="At a rate that stays the same, without fees"
      spoken={result ? `Estimated repayment ${repayment} ${unit}. ${totalText(result)}` : ''}
    >
      <Deferred value={result}>{(deferred) => deferred && <Totals result={deferred} place="band" />}</Deferred>
    </ResultFigure>
  );
}

interface TotalsProps {
  readonly result: MortgageResult;
  /** Below the repayment; on a phone, where that is a one-line bar, among the notes. */
  readonly place: 'band' | 'notes';
}

const Totals = memo(function Totals({ result, place }: TotalsProps) {
  const { figures } = result;
  const today = inTodaysDollars(result);
  const isInterestOnly = figures.loanType === 'interest_only';
  return (
    <dl className={css.totals} data-place={place}>
      {figures.extraPerPeriod > 0 && (
        <div>
          <dt>Paid with your extra</dt>
          <dd className="fh-figures">
            {money(figures.repaymentAmount + figures.extraPerPeriod)} {frequencyWords[figures.repaymentFrequency].unit}
            <small>what the figures below rest on</small>
          </dd>
        </div>
      )}
      <div>
        <dt>Total interest</dt>
        <dd className="fh-figures">
          {money(figures.totalInterest)}
          <small>{money(today.totalInterest)} in today’s dollars</small>
        </dd>
      </div>
      <div>
        <dt>{isInterestOnly ? 'Still owing at the end' : 'Paid off on'}</dt>
        <dd className="fh-figures">
          {isInterestOnly ? money(figures.principalOwingAtEnd) : payoffText(result)}
          {isInterestOnly && <small>{money(today.principalOwingAtEnd)} in today’s dollars</small>}
          {figures.timeSaved > 0 && <small>{duration(figures.timeSaved)} earlier</small>}
        </dd>
      </div>
      {figures.interestSaved > 0 && (
        <div>
          <dt>Interest saved</dt>
          <dd className="fh-figures">
            {money(figures.interestSaved)}
            <small>{money(today.interestSaved)} in today’s dollars</small>
          </dd>
        </div>
      )}
    </dl>
  );
});

function payoffText({ payoffDate }: MortgageResult): string {
  return payoffDate === null ? '–' : day(payoffDate);
}

function totalText({ figures }: MortgageResult): string {
  const saved = figures.interestSaved > 0 ? ` Interest saved ${money(figures.interestSaved)}.` : '';
  return `Total interest ${money(figures.totalInterest)}.${saved}`;
}

interface NotesProps extends FigureProps {
  readonly calculator: MortgageCalculation;
  readonly beforePrint: () => Promise<unknown>;
}

/** Notes on the figure: disclaimer, assumptions, working, and the ways to save it. */
export function MortgageNotes({ result, calculator, beforePrint }: NotesProps) {
  const { fields } = calculator;
  return (
    <>
      <Deferred value={result}>{(deferred) => deferred && <Totals result={deferred} place="notes" />}</Deferred>
      <EstimateTexts disclosure={estimateDisclosure} assumptions={mortgageAssumptions}>
        <PercentField
          id={fieldId('priceRise')}
          label="Inflation"
          help="For figures in today’s dollars."
          value={fields.values.priceRise}
          error={fields.errors.priceRise}
          onChange={(text) => fields.set('priceRise', text)}
          onBlur={() => fields.touch('priceRise')}
        />
      </EstimateTexts>
      {result && <Tools result={result} beforePrint={beforePrint} />}
    </>
  );
}

interface ToolsProps {
  readonly result: MortgageResult;
  readonly beforePrint: () => Promise<unknown>;
}

/** The working and the ways to save the figures; nothing here re-renders on a keystroke. */
function Tools({ result, beforePrint }: ToolsProps) {
  const latest = useRef(result);
  latest.current = result;
  return (
    <>
      <WorkingToggle id="mortgage-working">
        <Deferred value={result}>{(deferred) => <MortgageWorking result={deferred} />}</Deferred>
      </WorkingToggle>
      <Keeping latest={latest} beforePrint={beforePrint} />
    </>
  );
}

interface KeepingProps {
  readonly latest: RefObject<MortgageResult>;
  /** Stable identity, so the buttons do not re-render. */
  readonly beforePrint: () => Promise<unknown>;
}

const Keeping = memo(function Keeping({ latest, beforePrint }: KeepingProps) {
  const scenario = () => latest.current.scenario;
  return (
    <ResultActions
      address={() => shareAddress(window.location.href, linkedScenario(scenario()))}
      beforePrint={beforePrint}
    >
      <CopyFigures result={() => latest.current} />
      <FileButton label="Save as PDF" save={async () => (await files()).mortgage(scenario())} />
      <FileButton label="Save as Excel" save={async () => (await files()).mortgageWorkbook(scenario())} />
    </ResultActions>
  );
});

/** Copies every figure to the cent. */
export function CopyFigures({ result }: { readonly result: () => MortgageResult }) {
  return (
    <CopyButton
      label="Copy figures"
      done="Figures copied"
      byHandLabel="Figures with their cents"
      text={() => exactText(result())}
    />
  );
}

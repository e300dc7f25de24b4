import { gearingDisclosure, gearingLimits } from '@freehold/contract';
import { type Line, lossCutOff } from '@freehold/domain';
import { gearingInterestPercent, lossQuarantine } from '@freehold/finance';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import { FileButton } from '#app/calculator/file-button.tsx';
import { useToday } from '#app/calculator/today.ts';
import { day } from '#app/lib/format.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { AssumptionsCard } from '../shared/assumptions-card.tsx';
import { fieldLabels } from '../shared/field-labels.ts';
import { FindingList } from '../shared/figure-list.tsx';
import figuresClasses from '../shared/figures.module.css';
import { gearingFromModel } from '../shared/from-model.ts';
import { FromModelNote } from '../shared/from-model-note.tsx';
import layoutClasses from '../shared/layout.module.css';
import { ToolLayout } from '../shared/tool-layout.tsx';
import { ToolSheet } from '../shared/tool-sheet.tsx';
import { bound, type ToolProps } from '../shared/use-modelling.ts';
import { ContractFields } from './contract-fields.tsx';
import { DepreciationTable } from './depreciation-table.tsx';
import { GearingForm } from './gearing-form.tsx';
import { type GearingView, gearingView } from './gearing-view.ts';
import { LawColumns } from './law-columns.tsx';
import { LawYears } from './law-years.tsx';
import { PurchaseQuestion } from './purchase-question.tsx';

/** The summary, income and expenses of the whole property, and the tax impact of the owner's share. */
const GearingFigures = memo(function GearingFigures({ view }: { readonly view: GearingView }) {
  return (
    <>
      <section className={layoutClasses.block} aria-labelledby="gearing-summary">
        <h3 id="gearing-summary">Analysis Summary</h3>
        <p>{view.summary}</p>
        <FindingList findings={view.findings} />
      </section>
      <Block id="gearing-income" title="Income" note="The whole property." lines={view.income} />
      <Block id="gearing-expenses" title="Expenses" note="The whole property, a year." lines={view.expenses} hasTotal />
      <Block
        id="gearing-tax"
        title="Tax Impact Analysis"
        note="Your share, a year. Each tax figure names its year."
        lines={view.taxImpact}
        hasTotal
      />
    </>
  );
});

interface BlockProps {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly lines: readonly Line[];
  readonly hasTotal?: boolean;
}

function Block({ id, title, note, lines, hasTotal = false }: BlockProps) {
  return (
    <section className={layoutClasses.block} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={layoutClasses.quiet}>{note}</p>
      <GearingLines lines={lines} hasTotal={hasTotal} />
    </section>
  );
}

interface GearingLinesProps {
  readonly lines: readonly Line[];
  /** Whether the last line sums the others up. */
  readonly hasTotal: boolean;
}

/** Labels with their amounts, and the word that belongs to an amount under it. */
function GearingLines({ lines, hasTotal }: GearingLinesProps) {
  return (
    <dl className={figuresClasses.list}>
      {lines.map(({ label, value, note }, place) => (
        <div key={label} data-total={(hasTotal && place === lines.length - 1) || undefined}>
          <dt>{label}</dt>
          <dd>
            <span className={figuresClasses.value}>{value}</span>
            {note && <span className={figuresClasses.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The change of law of 2027, with the day on which it was read. */
const LawNotice = memo(function LawNotice() {
  const { title, text } = lawNotice(useToday());
  return (
    <section className={`fh-attention fh-no-print ${layoutClasses.notice}`} aria-labelledby="law-notice">
      <h2 id="law-notice" className={layoutClasses.noticeTitle}>
        {title}
      </h2>
      <p>
        {text} The guide <Link to="/guides#law-2027">follows one property</Link> through it to its sale.
      </p>
    </section>
  );
});

const { from, read } = lossQuarantine;

/**
 * The notice on the change of 2027, dated by when the law was read; `today` is an ISO day, or null while
 * prerendering, and turns the words from what will be into what is.
 */
export function lawNotice(today: string | null): { readonly title: string; readonly text: string } {
  const start = from === null ? '' : day(from);
  const hasBegun = today !== null && from !== null && today >= from;
  return {
    title: `The law on rental losses ${hasBegun ? 'has changed' : 'changes'} on ${start}`,
    text:
      `${hasBegun ? 'Since' : 'From'} ${start}, rental losses on established homes contracted from ${lossCutOff()} ` +
      'can no longer be set against other income; they are carried forward. New dwellings and earlier contracts are not ' +
      `affected. As at ${day(read)}.`,
  };
}

/** The ratios that no law sets, for the person to change. */
function RatioFields({ modelling }: ToolProps) {
  const field = (name: 'rent' | 'otherExpenses' | 'interest' | 'loan') => ({
    ...bound(modelling, 'gearing', name),
    label: fieldLabels.gearing[name],
  });
  return (
    <>
      <div className={`fh-fields ${layoutClasses.fields}`}>
        <PercentField {...field('rent')} unit="% of price" help="A year’s rent." />
        <PercentField {...field('otherExpenses')} unit="% of price" help="Rates, insurance, management, repairs." />
        <PercentField {...field('interest')} help="On what is borrowed." />
        <PercentField {...field('loan')} unit="% of price" help="What is borrowed." />
      </div>
      <ExampleRate
        who="investor"
        value={modelling.draft.gearing.interest}
        example={gearingInterestPercent.value}
        onUse={(interest) => modelling.set('gearing', { interest })}
      />
    </>
  );
}

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Negative Gearing: what owning a rental property does to a year's tax. */
export function GearingTab({ modelling }: ToolProps) {
  const { inputs } = modelling.checked.gearing;
  const view = useMemo(() => inputs && gearingView(inputs), [inputs]);
  return (
    <div className={layoutClasses.stack}>
      <FromModelNote modelling={modelling} part="gearing" offer={gearingFromModel(modelling.draft)} />
      <div className={`fh-card ${layoutClasses.card}`}>
        <PurchaseQuestion modelling={modelling} />
        {view && <Deferred value={view.laws}>{(laws) => <LawColumns laws={laws} />}</Deferred>}
        <ContractFields modelling={modelling} />
      </div>
      <LawNotice />
      <ToolLayout
        id="gearing"
        report={view?.report ?? null}
        disclosure={gearingDisclosure}
        kind="One year’s tax, before and after"
        address={modelling.address}
        form={<GearingForm modelling={modelling} />}
        files={inputs && <FileButton label="Save as PDF" save={async () => (await files()).negativeGearing(inputs)} />}
      >
        {view && <Deferred value={view}>{(deferred) => <GearingFigures view={deferred} />}</Deferred>}
      </ToolLayout>
      {view && <Deferred value={view}>{(deferred) => <LawYears view={deferred} />}</Deferred>}
      <AssumptionsCard
        id="gearing"
        title="What the figures assume"
        report={view?.report ?? null}
        limits={gearingLimits}
      >
        <RatioFields modelling={modelling} />
      </AssumptionsCard>
      <DepreciationTable year={inputs?.depreciationYear ?? null} propertyType={modelling.draft.gearing.propertyType} />
      {view && (
        <Deferred value={view.report}>
          {(report) => <ToolSheet report={report} disclosure={gearingDisclosure} />}
        </Deferred>
      )}
    </div>
  );
}

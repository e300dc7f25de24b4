import { equityLimits, projectionDisclosure } from '@freehold/contract';
import { equityDefaults, loanTypes } from '@freehold/finance';
import { memo } from 'react';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import { Deferred } from '#app/loading/deferred.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { SliderField } from '#app/ui/fields/slider-field.tsx';
import { AssumptionsCard } from '../shared/assumptions-card.tsx';
import { checkedInputs } from '../shared/checked-inputs.ts';
import { ComparisonTable } from '../shared/comparison-table.tsx';
import { fieldLabels } from '../shared/field-labels.ts';
import { equityFromModel } from '../shared/from-model.ts';
import { FromModelNote } from '../shared/from-model-note.tsx';
import { growthChoices } from '../shared/growth.ts';
import layout from '../shared/layout.module.css';
import { OutlookFields } from '../shared/strategy-fields.tsx';
import { ToolLayout } from '../shared/tool-layout.tsx';
import { figureInPlaceOf } from '../shared/tool-report.ts';
import { ToolSheet } from '../shared/tool-sheet.tsx';
import { bound, type ToolProps, typed } from '../shared/use-modelling.ts';
import { EquityProjectionCard } from './equity-projection-card.tsx';
import { type EquityView, equityViewOf, loanTypeLabels } from './equity-view.ts';

const labels = fieldLabels.equity;
const valueSteps = { least: 100_000, most: 3_000_000, step: 10_000, ends: ['$100k', '$3m'] } as const;
const rateSteps = { least: 0, most: 20, step: 0.1, ends: ['0%', '20%'] } as const;
const loanTypeChoices = loanTypes.map((value) => ({ value, label: loanTypeLabels[value] }));

/** The inputs of the equity projection. */
function EquityForm({ modelling }: ToolProps) {
  return (
    <CalculatorForm
      id="equity-inputs"
      title="Your first property"
      resetLabel="Reset"
      onReset={() => modelling.reset(['equity'])}
    >
      <SliderField
        {...typed(modelling, 'equity', 'propertyValue')}
        label={labels.propertyValue}
        help="Price of the home today. 650k works too."
        sign="$"
        steps={valueSteps}
      />
      <ChoiceField
        {...bound(modelling, 'equity', 'growthRate')}
        label={labels.growthRate}
        help="Capital growth, the same every year."
        choices={growthChoices(modelling.draft.outlook)}
      />
      <ChoiceField {...bound(modelling, 'equity', 'loanType')} label={labels.loanType} choices={loanTypeChoices} />
      <SliderField
        {...typed(modelling, 'equity', 'interestRate')}
        label={labels.interestRate}
        help="0 to 20 percent, in steps of 0.1."
        unit="% a year"
        steps={rateSteps}
      />
      <ExampleRate
        who="owner"
        value={modelling.draft.equity.interestRate}
        example={equityDefaults.interestRate}
        onUse={(interestRate, isExample) =>
          modelling.set('equity', {
            interestRate,
            loanType: isExample ? equityDefaults.loanType : 'principal_and_interest',
          })
        }
      />
    </CalculatorForm>
  );
}

/** First Time Buyers: one property bought with a 5 % deposit, and its equity over 30 years. */
export function EquityTab({ modelling }: ToolProps) {
  const view = equityViewOf(modelling.checked);
  modelling.ahead.textOf.current = (draft) => figureInPlaceOf(view, equityViewOf(checkedInputs(draft)));
  return (
    <div className={layout.stack}>
      <FromModelNote modelling={modelling} part="equity" offer={equityFromModel(modelling.draft)} />
      <ToolLayout
        id="equity"
        report={view?.report ?? null}
        disclosure={projectionDisclosure}
        ahead={modelling.ahead.figure}
        kind="At a growth that stays the same each year"
        address={modelling.address}
        form={<EquityForm modelling={modelling} />}
      />
      {view && <Deferred value={view}>{(deferred) => <Years view={deferred} />}</Deferred>}
      <AssumptionsCard
        id="equity"
        title="What the projection assumes"
        report={view?.report ?? null}
        limits={equityLimits}
      >
        <OutlookFields modelling={modelling} />
      </AssumptionsCard>
      {view && (
        <Deferred value={view.report}>
          {(report) => <ToolSheet report={report} disclosure={projectionDisclosure} />}
        </Deferred>
      )}
    </div>
  );
}

/** The years of the projection, and the same at other growth rates. */
const Years = memo(function Years({ view }: { readonly view: EquityView }) {
  const { comparison } = view.report;
  return (
    <>
      <EquityProjectionCard view={view} />
      {comparison && (
        <section className={`fh-card fh-far-down fh-no-print ${layout.card}`} aria-labelledby="equity-comparison">
          <h2 id="equity-comparison">Low, medium and high growth</h2>
          <ComparisonTable caption="Equity under low, medium and high growth" comparison={comparison()} />
        </section>
      )}
    </>
  );
});

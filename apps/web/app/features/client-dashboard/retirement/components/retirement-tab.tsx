import { retirementAge } from '@freehold/finance';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { chartHeight } from '../../shared/chart-data.ts';
import { EditButton } from '../../shared/components/edit-button.tsx';
import { EmptyState } from '../../shared/components/empty-state.tsx';
import { FigureGrid } from '../../shared/components/figure-grid.tsx';
import layout from '../../shared/components/layout.module.css';
import { PriceRiseField, type PriceRiseInput } from '../../shared/components/price-rise-field.tsx';
import { TabNote } from '../../shared/components/tab-note.tsx';
import { WorkingPart } from '../../shared/components/working-part.tsx';
import type { TabProps } from '../../shared/tab-props.ts';
import { ageGoal, type RetirementFigures, retirementFigures, type SavingsLines } from '../retirement-outlook.ts';
import { Composition } from './composition.tsx';
import { PlanAssumptions } from './plan-assumptions.tsx';

const limits = [
  'Super counts at today’s balance. Employer contributions, fees, and tax on earnings and withdrawals are not part of the plan, and neither is the age pension.',
  'Projections are illustrations, not guarantees: values can fall and returns change from year to year.',
];

/** Whether savings are on the way to what the plan says is needed at 65. */
export function RetirementTab({ record, onEdit, priceRise }: TabProps & { readonly priceRise: PriceRiseInput }) {
  const plan = retirementFigures(record, priceRise.rate);
  return (
    <div className={layout.stack}>
      {plan ? (
        <>
          <Metrics plan={plan} goal={ageGoal(record)} />
          <SavingsCard savings={plan.savings} />
        </>
      ) : (
        <EmptyState
          title="Retirement plan"
          actions={
            <EditButton onEdit={onEdit} opening={{ openOn: 'personal' }}>
              Add your date of birth
            </EditButton>
          }
        >
          <p>
            <strong>Add your date of birth</strong>
          </p>
          <p>The plan counts the years to retirement from it. What of your assets it counts stands below.</p>
        </EmptyState>
      )}
      <div className={layout.halves}>
        <Composition record={record} onEdit={onEdit} />
        <PlanAssumptions goal={ageGoal(record)}>
          <PriceRiseField priceRise={priceRise} />
        </PlanAssumptions>
      </div>
      <TabNote limits={limits} />
    </div>
  );
}

interface MetricsProps {
  readonly plan: RetirementFigures;
  readonly goal: string | null;
}

function Metrics({ plan, goal }: MetricsProps) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="retirement-plan">
      <h3 id="retirement-plan">Retirement plan</h3>
      {goal && (
        <p className={layout.text}>
          The plan retires at {retirementAge.value} ({goal}).
        </p>
      )}
      <FigureGrid figures={plan.figures} />
      <WorkingPart id="retirement-working" subject="Retirement plan" working={plan.working} />
    </section>
  );
}

function SavingsCard({ savings }: { readonly savings: SavingsLines }) {
  const title = 'Savings projection';
  return (
    <ChartCard
      title={title}
      description="Savings by age until the plan’s retirement"
      summary={savings.summary}
      columns={savings.columns}
      rows={savings.rows}
      fileName="freehold-retirement-savings"
      height={chartHeight}
    >
      <LineChart
        label={title}
        x={savings.ages}
        xLabel={(age) => `Age ${age}`}
        xAxisLabel="Age"
        axisLabel="Savings (AUD)"
        series={[
          { id: 'surplus', name: 'If you save your surplus', values: savings.withSurplus },
          { id: 'existing', name: 'Existing savings only', values: savings.existingOnly, dashed: true },
        ]}
        height={chartHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}

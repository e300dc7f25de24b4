import { whyTheyDiffer } from '@freehold/domain';
import { inflationPercent, retirementAge } from '@freehold/finance';
import type { ReactNode } from 'react';
import { percent } from '#app/lib/format.ts';
import type { TabProps } from '../shared/client-record.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { FigureGrid } from '../shared/figure-grid.tsx';
import layout from '../shared/layout.module.css';
import { PieCard } from '../shared/pie-card.tsx';
import { PriceRiseField, type PriceRiseInput } from '../shared/price-rise-field.tsx';
import { TabNote } from '../shared/tab-note.tsx';
import { WorkingPart } from '../shared/working-part.tsx';
import { RetirementLead } from '../timeline/retirement-lead.tsx';
import { type HouseholdOutlook, householdOutlook } from './household-outlook.ts';
import {
  ageGoal,
  planAssumptions,
  type RetirementFigures,
  retirementComposition,
  retirementFigures,
} from './retirement-outlook.ts';
import { SavingsByAge } from './savings-by-age.tsx';

interface PlanAssumptionsProps {
  /** The client's own goal if it differs from the plan's retirement age. */
  readonly goal: string | null;
}

const furtherAssumptions = [
  'Only your own gross income counts, not your partner’s.',
  'The surplus of a year is income after the assumed tax, less living costs and repayments; it is added at the year’s end, never below $0.',
  'Income needed rises with inflation until retirement and then stays.',
  'At the retirement age or older, savings no longer grow.',
];

/** All assumptions of the quick check. */
function PlanAssumptions({ goal }: PlanAssumptionsProps) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="plan-assumptions">
      <h3 id="plan-assumptions">What the quick check assumes</h3>
      <ul className={layout.list}>
        {planAssumptions.map((assumption, place) => (
          <li key={assumption}>
            {assumption}
            {place === 0 && goal && ` (${goal})`}
          </li>
        ))}
        {furtherAssumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </section>
  );
}

/** Assets the plan counts, and the types it leaves out. */
function Composition({ record, onEdit }: TabProps) {
  const { pie, counted, leftOut } = retirementComposition(record);
  const title = 'Portfolio composition';
  return (
    <div className={layout.stack}>
      {pie ? (
        <PieCard
          title={title}
          description="Assets of the quick check, in full and before loans"
          data={pie}
          fileName="freehold-retirement-composition"
        />
      ) : (
        <EmptyState
          title={title}
          actions={
            <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'assets', newAsset: true }}>
              Add External Asset
            </EditButton>
          }
        >
          <p>
            <strong>No data yet</strong>
          </p>
          <p>Super, investment properties and shares count towards retirement. None has a value yet.</p>
        </EmptyState>
      )}
      <p className={layout.quiet}>
        Super counts as Superannuation; Investment Property and Shares count as Investment.{' '}
        {counted.length > 0 && `Counted of yours: ${counted.join(', ')}. `}
        {leftOut.length > 0 && `Left out: ${leftOut.join(', ')}.`}
      </p>
    </div>
  );
}

const limits = [
  'Super counts at today’s balance. Employer contributions, fees, and tax on earnings and withdrawals are not part of the plan, and neither is the age pension.',
  'Projections are illustrations, not guarantees: values can fall and returns change from year to year.',
];

/** Whether the household is on track for the income it wants; below it, the specification's plan as a quick check. */
export function RetirementTab({ record, onEdit, priceRise }: TabProps & { readonly priceRise: PriceRiseInput }) {
  const outlook = householdOutlook(record, priceRise.rate);
  const plan = retirementFigures(record);
  return (
    <div className={layout.stack}>
      <RetirementLead onEdit={onEdit} />
      {outlook && plan ? (
        <>
          <Outlook outlook={outlook}>
            <PriceRiseField priceRise={priceRise} />
          </Outlook>
          <SavingsByAge
            title="Savings and property less loans, by age"
            description="In today’s dollars, until you retire"
            fileName="freehold-retirement"
            axisLabel="Today’s AUD"
            names={{ withSurplus: 'If you save what is left over', existingOnly: 'What you hold now' }}
            lines={outlook.lines}
          />
          <Metrics plan={plan} goal={ageGoal(record)} />
          <SavingsByAge
            title="Savings projection of the quick check"
            description="Savings by age until the plan’s retirement"
            fileName="freehold-retirement-savings"
            axisLabel="Savings (AUD)"
            names={{ withSurplus: 'If you save your surplus', existingOnly: 'Existing savings only' }}
            lines={plan.savings}
          />
        </>
      ) : (
        <EmptyState
          title="Your retirement"
          actions={
            <EditButton onEdit={onEdit} opening={{ openOn: 'personal' }}>
              Add your date of birth
            </EditButton>
          }
        >
          <p>
            <strong>Add your date of birth</strong>
          </p>
          <p>The years to retirement are counted from it. What of your assets the quick check counts stands below.</p>
        </EmptyState>
      )}
      <div className={layout.halves}>
        <Composition record={record} onEdit={onEdit} />
        <PlanAssumptions goal={ageGoal(record)} />
      </div>
      <TabNote limits={limits} />
    </div>
  );
}

function Outlook({ outlook, children }: { readonly outlook: HouseholdOutlook; readonly children: ReactNode }) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="retirement-outlook">
      <h3 id="retirement-outlook">Your income goal</h3>
      <p className={layout.text}>{whyTheyDiffer.outlook}</p>
      <p className={layout.text}>
        <strong>{outlook.answer}</strong>
      </p>
      <FigureGrid figures={outlook.figures} />
      {children}
      <ul className={layout.list}>
        {outlook.counts.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <WorkingPart id="retirement-outlook-working" subject="Your income goal" working={outlook.working} />
    </section>
  );
}

interface MetricsProps {
  readonly plan: RetirementFigures;
  readonly goal: string | null;
}

function Metrics({ plan, goal }: MetricsProps) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="retirement-plan">
      <h3 id="retirement-plan">Quick check</h3>
      <p className={layout.text}>
        A rule of thumb. It counts your own income alone, counts investment property and shares in full whatever your
        share, and takes off none of their loans. Its amounts in today’s dollars use inflation of{' '}
        {percent(inflationPercent.value)}. {whyTheyDiffer.quickCheck}
      </p>
      {goal && (
        <p className={layout.text}>
          It retires at {retirementAge.value} ({goal}).
        </p>
      )}
      <FigureGrid figures={plan.figures} />
      <WorkingPart id="retirement-working" subject="Quick check" working={plan.working} />
    </section>
  );
}

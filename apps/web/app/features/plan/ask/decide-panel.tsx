import { kindColours, type PlanToRun, recordName } from '@freehold/domain';
import type { HomeDecided, HomeDecision, OtherWay } from '@freehold/domain/plan-ask';
import { typicalSellingCosts } from '@freehold/finance';
import { useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { usePlan } from '../model/plan-context.ts';
import css from './ask.module.css';
import { AskFrame } from './ask-frame.tsx';
import { KeepOption } from './keep-option.tsx';
import { numberWithin, purchasesOf } from './question-draft.ts';
import { saleChart } from './sale-chart.ts';
import { useAsk } from './use-ask.ts';

const none = () => undefined;

/** Homes of the plan, and those that it buys. */
function homeChoices(plan: PlanToRun) {
  const owned = Object.entries(plan.homes ?? {}).flatMap(([id, home]) =>
    home.off ? [] : [{ value: id, label: recordName(plan, 'homes', id).replace(/^the /, 'The ') }],
  );
  return [...owned, ...purchasesOf(plan)];
}

/** A home of the plan: kept, sold in each year, refinanced or renovated, each a run of the whole plan. */
export function DecidePanel() {
  const plan = usePlan((state) => state.current);
  const choices = homeChoices(plan);
  // Who asks this means a property that is let more often than the home they live in.
  const usual = choices.find(({ value }) => plan.homes?.[value]?.use === 'rent')?.value ?? choices[0]?.value ?? '';
  const [picked, setPicked] = useState(usual);
  const [costs, setCosts] = useState(String(typicalSellingCosts.value));
  const asked = useAsk();
  const found = asked.answer?.ask === 'decide' ? asked.answer.found : null;
  const [first] = choices;
  if (first === undefined) return <p>Add a home you own, or a purchase you have in mind.</p>;
  const home = choices.some(({ value }) => value === picked) ? picked : first.value;
  const saleCostsPct = numberWithin(costs, 0, 20);

  return (
    <div className={css.panel}>
      <div className={css.fields}>
        <SelectField
          id="decide-home"
          label="Home"
          choices={choices}
          value={home}
          error={undefined}
          onChange={setPicked}
          onBlur={none}
        />
        <PercentField
          id="decide-costs"
          label="Costs of selling"
          help="Agent and marketing."
          unit="% of the price"
          value={costs}
          error={saleCostsPct === null ? 'Enter a percentage from 0 to 20.' : undefined}
          onChange={setCosts}
          onBlur={none}
        />
        {saleCostsPct !== null && (
          <div className={css.actions}>
            <ActionButton size="medium" onClick={() => asked.ask({ ask: 'decide', home, asked: { saleCostsPct } })}>
              Work it out
            </ActionButton>
          </div>
        )}
      </div>
      <AskFrame asked={asked} says={found === null ? null : saysOf(found)}>
        {found !== null && <Decided found={found} canKeep={!asked.isOld && asked.status === 'answered'} />}
      </AskFrame>
    </div>
  );
}

function saysOf(found: HomeDecided): string {
  return found.status === 'refused' ? found.says : found.headline;
}

function Decided({ found, canKeep }: { readonly found: HomeDecided; readonly canKeep: boolean }) {
  if (found.status === 'refused') return <p className={css.headline}>{found.says}</p>;
  return (
    <>
      <p className={css.headline}>{found.headline}</p>
      {found.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <SaleCard found={found} />
      {canKeep && <KeepSale found={found} />}
      <Ways title="Refinance" ways={found.refinance} />
      <Ways title="Renovate" ways={found.renovate} />
      <p className={css.quiet}>{found.heldStill}</p>
    </>
  );
}

function SaleCard({ found }: { readonly found: HomeDecision }) {
  const { title, summary, columns, rows, groups, shortGroups, before, after, boundary } = saleChart(found);
  return (
    <ChartCard
      title={title}
      summary={summary}
      columns={columns}
      rows={rows}
      fileName="freehold-plan-sale-years"
      height={300}
    >
      <GroupedBars
        label={title}
        groups={groups}
        shortGroups={shortGroups}
        series={[
          ...(before === null
            ? []
            : [{ id: 'before', name: 'Sold before 1 July 2027', colour: kindColours.taxSavedOldLaw, values: before }]),
          { id: 'after', name: 'Sold from 1 July 2027 on', colour: kindColours.taxSavedNewLaw, values: after },
        ]}
        axisLabel="Today’s AUD"
        boundary={boundary}
        xAxisLabel="Financial year of the sale"
        height={300}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}

/** One of the sales as an option of the plan. */
function KeepSale({ found }: { readonly found: HomeDecision }) {
  const sales = found.years.filter(({ option }) => option.length > 0);
  const [year, setYear] = useState<string>(found.highest ?? sales[0]?.financialYear ?? '');
  const sale = sales.find(({ financialYear }) => financialYear === year) ?? sales[0];
  if (sale === undefined) return null;
  return (
    <div className={css.fields}>
      <SelectField
        id="decide-year"
        label="Sell in"
        choices={sales.map(({ financialYear }) => ({ value: financialYear, label: `June of ${financialYear}` }))}
        value={sale.financialYear}
        error={undefined}
        onChange={setYear}
        onBlur={none}
      />
      <div className={css.actions}>
        <KeepOption name={sale.option[0]?.label ?? `Sell in ${sale.financialYear}`} changes={sale.option} />
      </div>
    </div>
  );
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly OtherWay[] }) {
  if (ways.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css.list}>
        {ways.map(({ label, sentence }) => (
          <li key={label}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

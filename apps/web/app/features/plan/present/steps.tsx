import { type PlanView, planLawChoices } from '@freehold/domain';
import { use, useMemo, useState } from 'react';
import { money } from '#app/lib/format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { WhatIfPanel } from '../ask/what-if-panel.tsx';
import { assumptionRows } from '../editor/assumption-rows.ts';
import { Law, setByText } from '../editor/assumptions-panel.tsx';
import { valueWords } from '../editor/field-text.ts';
import { outlineSections } from '../editor/outline-rows.ts';
import { valueAt } from '../editor/record-at.ts';
import { typicalRows } from '../editor/typical-rows.ts';
import { FirmOf } from '../model/firm-of.ts';
import { optionNames, withOptions } from '../model/option-names.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan } from '../model/plan-context.ts';
import { type Selected, SelectionOf } from '../model/selection.ts';
import { CompareChartCard } from '../views/compare/compare-chart-card.tsx';
import { measureLabel, spokenDifference } from '../views/compare/difference-words.ts';
import { MeasureTable } from '../views/compare/measure-table.tsx';
import { changesText } from '../views/compare/option-sentences.tsx';
import { useComparison } from '../views/compare/use-comparison.ts';
import { NetWorthCard } from '../views/plan/net-worth-card.tsx';
import { Headlines } from '../views/plan/plan-overview.tsx';
import { FigurePanel } from '../views/year/figure-panel.tsx';
import { statementOf } from '../views/year/statement.ts';
import { StatementCard } from '../views/year/statement-card.tsx';
import { YearBar } from '../views/year/year-view.tsx';
import css from './present.module.css';

type Ran = Extract<PlanView, { status: 'run' }>;

interface StepProps {
  readonly view: Ran;
}

const later = ['Events', 'Goals'];

/** What there is when the plan starts, by kind. */
export function WhereYouAre({ view }: StepProps) {
  const current = usePlan((state) => state.current);
  const [first] = view.years;
  const sections = outlineSections(current, view.months).filter(
    ({ title, rows }) => rows.length > 0 && !later.includes(title),
  );
  return (
    <>
      {first !== undefined && (
        <p className={css.lead}>
          Net worth at the start: <b className="fh-figures">{money(first.opening.today)}</b>
        </p>
      )}
      <div className={css.columns}>
        {sections.map(({ title, rows }) => (
          <section key={title} className={`fh-card ${css.card}`}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ path, name, figure }) => (
                <div key={path}>
                  <dt>{name}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

/** The figures that lead the plan, and its net worth over the years. */
export function YourPlan({ view }: StepProps) {
  return (
    <>
      <Headlines dollars="today" />
      <NetWorthCard years={view.years} beside={null} dollars="today" />
    </>
  );
}

/** Pay that is lost while rates rise, and what else may go wrong. */
export function GoesWrong() {
  return (
    <div className={css.wrong}>
      <WhatIfPanel ticked={['incomeLost', 'ratesUp']} isLive />
    </div>
  );
}

/** One of the options that the client is shown beside the plan. */
export function Beside({ options }: { readonly options: readonly string[] }) {
  const shown = usePlan((state) => state.shown);
  const [picked, setPicked] = useState<string | null>(null);
  const plan = useMemo(() => withOptions(shown, options), [shown, options]);
  const names = optionNames(plan);
  const option = names.find(({ id }) => id === picked) ?? names[0];
  const { compared, failed } = useComparison(plan, null);
  const outcome = option && compared?.options[option.id];
  if (failed !== null) return <p role="alert">The comparison could not be worked out: {failed}</p>;
  if (option === undefined || outcome === undefined || compared === null) return <p>Working it out…</p>;
  const { base } = compared;
  if (base.status === 'refused') return <p>{base.says}</p>;
  const beside = [{ ...option, outcome }];
  const measure = plan.pinned?.measure ?? 'netWorth';
  return (
    <>
      {names.length > 1 && (
        <SelectField
          id="present-option"
          label="Beside your plan"
          choices={names.map(({ id, letter, name }) => ({ value: id, label: `${letter} ${name}` }))}
          value={option.id}
          error={undefined}
          onChange={setPicked}
          onBlur={() => undefined}
        />
      )}
      <p className={css.lead}>
        {changesText(plan, option.id) || option.name} →{' '}
        {outcome.status === 'refused' ? (
          outcome.says
        ) : (
          <b>
            {measureLabel(measure, base.figures)}:{' '}
            <span className={css.whole}>
              {spokenDifference({ measure, from: base.figures, to: outcome.figures, dollars: 'today' })}
            </span>
          </b>
        )}
      </p>
      <CompareChartCard base={base} options={beside} option={option.id} />
      <MeasureTable base={base} options={beside} pinned={measure} dollars="today" />
    </>
  );
}

/** A year line by line; each line opens how it is worked out. */
export function OneYear({ view }: StepProps) {
  const { year: ends } = usePlanAddress();
  const [selected, select] = useState<Selected | null>(null);
  const place = Math.max(
    0,
    view.years.findIndex((one) => one.ends === ends),
  );
  const year = view.years[place];
  if (year === undefined) return null;
  const selection = { selected, select, isReading: true };
  return (
    <SelectionOf value={selection}>
      <div className={css.narrow}>
        <YearBar years={view.years} place={place} />
        <StatementCard
          year={year}
          statement={statementOf({ year, beside: null, dollars: 'today' })}
          option={null}
          dollars="today"
        />
        {selected?.kind === 'figure' && (
          <section className={`fh-card ${css.card}`} aria-label="How it is worked out">
            <button type="button" className={css.quietButton} onClick={() => select(null)}>
              Close the working
            </button>
            <FigurePanel year={selected.year} line={selected.line} />
          </section>
        )}
      </div>
    </SelectionOf>
  );
}

/** What the plan assumes, which figures are typical ones, and the law that it counts by. */
export function Assumed() {
  const current = usePlan((state) => state.current);
  const typical = typicalRows(current);
  const firm = use(FirmOf);
  return (
    <div className={css.columns}>
      <section className={`fh-card ${css.card}`}>
        <h3>Assumptions</h3>
        <dl className={css.rates}>
          {assumptionRows(current).map((row) => (
            <div key={row.spec.path}>
              <dt>
                {row.spec.label} <small>{setByText(row, firm)}</small>
              </dt>
              <dd>{valueWords(row.spec, valueAt(current, row.spec.path) ?? row.usual)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`fh-card ${css.card}`}>
        <h3>Typical figures: {typical.length}</h3>
        <p>
          {typical.length === 0
            ? 'Every figure of the plan is yours.'
            : 'Filled in because nobody said otherwise. They are counted like any other.'}
        </p>
        <dl>
          {typical.map(({ field, name, figure }) => (
            <div key={field}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={`fh-card ${css.card}`}>
        <OpenLawWords />
        <Law />
      </div>
    </div>
  );
}

function OpenLawWords() {
  const choices = planLawChoices(usePlan((state) => state.current));
  if (choices.length === 0) return null;
  return (
    <section>
      <h3>Law that is still open</h3>
      {choices.map(({ path, label, chosenWords, words }) => (
        <p key={path}>
          <b>
            {label}: {chosenWords}.
          </b>{' '}
          {words}
        </p>
      ))}
    </section>
  );
}

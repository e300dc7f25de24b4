import { kindColours } from '@freehold/domain';
import type { WhatIfAnswer as Found, WhatIf } from '@freehold/domain/plan-ask';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import css from './ask.module.css';
import { KeepOption } from './keep-option.tsx';

interface WhatIfAnswerProps {
  readonly found: Found;
  /** Whether what would help is still being worked out. */
  readonly isPart: boolean;
  readonly canKeep: boolean;
}

/** How long the money lasts with all that goes wrong, what is drawn on first and what would help. */
export function WhatIfAnswer({ found, isPart, canKeep }: WhatIfAnswerProps) {
  if (found.status === 'refused') return <p className={css.headline}>{found.says}</p>;
  const without = found.shocks.filter(({ withoutEffect }) => withoutEffect !== null);
  return (
    <>
      <p className={css.headline}>{found.headline}</p>
      {found.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {without.length > 0 && (
        <ul className={css.list} aria-label="Without effect">
          {without.map(({ words, withoutEffect }) => (
            <li key={words}>
              {words}: {withoutEffect}
            </li>
          ))}
        </ul>
      )}
      {found.shocks.length > 0 && <CashCard {...found} />}
      {isPart && found.shocks.length > 0 && <p className={css.quiet}>Working out what would help…</p>}
      <Helps helps={found.helps} canKeep={canKeep} />
      {canKeep && <Keep {...found} />}
    </>
  );
}

function Keep({ shocks, option }: WhatIf) {
  const left = shocks.filter(({ keepable }) => !keepable);
  const name = shocks.length === 1 ? (shocks[0]?.words ?? '') : `${option.length} things that go wrong`;
  return (
    <section>
      <div className={css.actions}>
        <KeepOption
          name={option.length === 1 ? (option[0]?.label ?? name) : name}
          changes={option}
          label="Keep as an option"
        />
      </div>
      {left.length > 0 && (
        <p className={css.quiet}>
          An option cannot hold {left.length === 1 ? 'this' : 'these'}: {left.map(({ words }) => words).join('; ')}.
        </p>
      )}
    </section>
  );
}

function CashCard({ cash }: WhatIf) {
  const title = 'Cash with what goes wrong, in today’s dollars';
  const least = cash.reduce((low, year) => (year.stressed < low.stressed ? year : low), cash[0] ?? noYear);
  const ends = cash.map(({ financialYear }) => Number(financialYear.slice(0, 4)) + 1);
  return (
    <ChartCard
      title={title}
      summary={`The least at the end of a year is ${money(least.stressed)}, in ${least.financialYear}; in the plan itself it is ${money(least.plan)} then.`}
      columns={[
        { key: 'year', label: 'At 30 June of', kind: 'text' },
        { key: 'plan', label: 'Your plan', kind: 'money' },
        { key: 'stressed', label: 'With what goes wrong', kind: 'money' },
      ]}
      rows={cash.map(({ financialYear, plan, stressed }) => ({ year: financialYear, plan, stressed }))}
      fileName="freehold-plan-what-if"
      height={280}
    >
      <LineChart
        label={title}
        x={ends}
        xLabel={(end) => `30 June ${end}`}
        axisLabel="Today’s AUD"
        series={[
          {
            id: 'plan',
            name: 'Your plan',
            colour: kindColours.notGiven,
            values: cash.map(({ plan }) => plan),
            dashed: true,
          },
          {
            id: 'wrong',
            name: 'With what goes wrong',
            colour: kindColours.cash,
            values: cash.map(({ stressed }) => stressed),
          },
        ]}
        height={280}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}

const noYear = { financialYear: '', plan: 0, stressed: 0 };

function Helps({ helps, canKeep }: Pick<WhatIf, 'helps'> & { readonly canKeep: boolean }) {
  if (helps.length === 0) return null;
  return (
    <section>
      <h3>What would help, the most first</h3>
      <ol className={css.list}>
        {helps.map(({ label, sentence, option }) => (
          <li key={label}>
            {sentence}
            {canKeep && (
              <div className={css.actions}>
                <KeepOption name={label} changes={option} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

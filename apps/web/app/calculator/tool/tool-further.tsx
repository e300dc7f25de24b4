import { toolFacts } from '@freehold/contract';
import {
  type ToolChart as Chart,
  kindColours,
  planStartAddress,
  type ToolLever,
  toolPlanStart,
} from '@freehold/domain';
import { memo, useEffect, useMemo, useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars, LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { isSameDraft } from '../draft-storage.ts';
import { localDay } from '../today.ts';
import css from './tool-calculator.module.css';
import { ToolCompare } from './tool-compare.tsx';
import type { ToolDraft, ToolForm, ToolValues } from './tool-form.ts';
import { ToolLevers } from './tool-levers.tsx';
import type { Answered } from './use-tool-answer.ts';

const mostKept = 2;

interface ToolFurtherProps {
  readonly form: Pick<ToolForm<ToolValues>, 'tool' | 'chances'>;
  /** The last complete answer; null until the engine is there. */
  readonly answered: Answered | null;
  /** Loads the engine. */
  readonly load: () => Promise<void>;
  readonly draft: ToolDraft;
  /** What is on screen now, which this part follows a moment later: a press is about it. */
  readonly newest: () => { readonly answered: Answered | null; readonly draft: ToolDraft };
  /** The draft with a lever's changes. */
  readonly changed: (draft: ToolDraft, changes: ToolLever['changes']) => ToolDraft;
  /** Fills the form. */
  readonly fill: (draft: ToolDraft) => void;
}

interface Tried {
  readonly action: string;
  readonly before: ToolDraft;
  readonly after: ToolDraft;
}

/** Below the figure: what would move it, where it leads, answers side by side, and the chart. */
export const ToolFurther = memo(function ToolFurther(props: ToolFurtherProps) {
  const { form, answered, load, draft, newest, changed, fill } = props;
  useEffect(() => void load(), [load]);
  const further = useMemo(() => answered && furtherOf(answered), [answered]);
  const [tried, setTried] = useState<Tried | null>(null);
  const [kept, setKept] = useState<readonly Answered[]>([]);
  const isTried = tried !== null && isSameDraft(draft, tried.after);

  function onTry({ action, changes }: ToolLever) {
    const before = newest().draft;
    const after = changed(before, changes);
    setTried({ action, before, after });
    fill(after);
  }

  function keep() {
    const now = newest().answered;
    if (now) setKept([...kept, now]);
  }

  function undo() {
    if (tried) fill(tried.before);
    setTried(null);
  }

  if (answered === null || further === null) return <p className={css.waiting}>Loading</p>;
  const { levers, links, chart } = further;
  return (
    <>
      <ToolLevers
        tool={form.tool}
        levers={levers}
        links={links}
        onTry={onTry}
        tried={isTried ? tried.action : null}
        onUndo={undo}
        onKeep={kept.length < mostKept ? keep : null}
      />
      {kept.length > 0 && (
        <ToolCompare
          kept={kept}
          now={kept.includes(answered) ? null : answered}
          onRemove={(gone) => setKept(kept.filter((each) => each !== gone))}
        />
      )}
      <ToolChart fileName={toolFacts[form.tool].file} chart={chart} />
      {form.chances && <form.chances calculation={answered.calculation} />}
    </>
  );
});

function furtherOf({ calculation, answer: { levers, next, chart } }: Answered) {
  const plan = {
    label: 'Start a plan from this',
    to: planStartAddress(toolPlanStart(calculation, localDay(new Date()))),
  };
  return { levers: levers?.() ?? [], links: [...(next?.() ?? []), plan], chart: chart() };
}

const height = 320;

interface ToolChartProps {
  /** Name of its CSV, without the ending. */
  readonly fileName: string;
  readonly chart: Chart;
}

/** A tool's chart with its table. */
export const ToolChart = memo(function ToolChart({ fileName, chart }: ToolChartProps) {
  const { title, summary, across, places, series } = chart;
  const columns = [
    { key: 'place', label: across, kind: 'text' as const },
    ...series.map(({ name }) => ({ key: name, label: name, kind: 'money' as const })),
  ];
  const rows = places.map((place, index) => ({
    place,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? null])),
  }));
  return (
    <ChartCard
      title={title}
      summary={summary}
      columns={columns}
      rows={rows}
      fileName={fileName}
      height={height}
      headingLevel={2}
    >
      <Drawing {...chart} />
    </ChartCard>
  );
});

function Drawing({ form, title, across, places, series }: Chart) {
  const drawn = series.map(({ name, kind, values }) => ({ id: name, name, colour: kindColours[kind], values }));
  const shared = {
    label: title,
    series: drawn,
    axisLabel: 'Dollars',
    xAxisLabel: across,
    height,
    format: money,
    formatTick: compactMoney,
  };
  if (form === 'bars') return <GroupedBars {...shared} groups={places} />;
  const placeAt = (x: number) => places[x] ?? '';
  return (
    <LineChart
      {...shared}
      x={places.map((_, index) => index)}
      xLabel={(x) => `${across} ${placeAt(x)}`}
      formatX={placeAt}
    />
  );
}

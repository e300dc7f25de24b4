import type { PlanOutcome } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { optionNames } from '../../model/option-names.ts';
import { usePlanAddress } from '../../model/plan-address.ts';
import { usePlan } from '../../model/plan-context.ts';
import { useAnnouncer } from '../../shared/announcer.ts';
import { CompareChartCard } from './compare-chart-card.tsx';
import css from './compare-view.module.css';
import { type MeasureId, measureLabel, spokenDifference } from './difference-words.ts';
import { MeasurePicker } from './measure-picker.tsx';
import { type ComparedOption, MeasureTable } from './measure-table.tsx';
import { OptionChanges } from './option-changes.tsx';
import { OptionSentences } from './option-sentences.tsx';
import { compareId, TryIdeas } from './try-ideas.tsx';
import { useComparison } from './use-comparison.ts';

const narrowScreen = '(max-width: 47.99em)';
const mostBeside = 3;

/** Your plan beside its options: by one measure, by all of them, over the years, and change by change. */
export function CompareView() {
  const plan = usePlan(({ shown }) => shown);
  const { option: open } = usePlanAddress();
  const [picked, setPicked] = useState<string | null>(null);
  const ids = optionNames(plan).map(({ id }) => id);
  const option = [picked, open].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;
  if (option === null) {
    return (
      <div id={compareId} tabIndex={-1} className={css.compare}>
        <h2>Try something without touching your plan.</h2>
        <p>
          An option is your plan with changes on top. It follows your plan in all that it does not change, and each of
          its changes can be switched off, undone or put into your plan.
        </p>
        <TryIdeas onAdded={setPicked} />
      </div>
    );
  }
  return <Compared option={option} onOption={setPicked} />;
}

interface ComparedProps {
  /** The option that is looked at more closely. */
  readonly option: string;
  readonly onOption: (id: string) => void;
}

function Compared({ option, onOption }: ComparedProps) {
  const plan = usePlan(({ shown }) => shown);
  const { compared, steps, failed } = useComparison(plan, option);
  const isWaiting = compared === null || compared.plan !== plan;
  return (
    <div id={compareId} tabIndex={-1} className={css.compare}>
      {failed !== null && (
        <p role="alert" className={css.refused}>
          The comparison could not be worked out: {failed}
        </p>
      )}
      {compared === null ? (
        <p className={css.waiting} aria-busy="true">
          Working out your plan and its options…
        </p>
      ) : (
        <Answers
          option={option}
          onOption={onOption}
          of={compared.plan}
          base={compared.base}
          outcomes={compared.options}
          isWaiting={isWaiting}
          steps={steps?.plan === plan && steps.option === option ? steps.steps : null}
        />
      )}
      <TryIdeas onAdded={onOption} />
    </div>
  );
}

interface AnswersProps extends ComparedProps {
  /** The plan that the outcomes are of. */
  readonly of: Plan;
  readonly base: PlanOutcome;
  readonly outcomes: Readonly<Record<string, PlanOutcome>>;
  readonly steps: NonNullable<ReturnType<typeof useComparison>['steps']>['steps'] | null;
  readonly isWaiting: boolean;
}

function Answers({ option, onOption, of, base, outcomes, steps, isWaiting }: AnswersProps) {
  const plan = usePlan(({ shown }) => shown);
  const { dollars } = usePlanAddress();
  const names = optionNames(plan);
  const chosen = names.find(({ id }) => id === option);
  const options = names.flatMap((name): ComparedOption[] => {
    const outcome = outcomes[name.id];
    return outcome === undefined ? [] : [{ ...name, outcome }];
  });
  const beside = useBeside(options, option);
  const measure = plan.pinned?.measure ?? 'netWorth';
  useSaidOption({ base, option: options.find(({ id }) => id === option), measure, isWaiting });
  if (base.status === 'refused') return <p className={css.refused}>{base.says}</p>;
  return (
    <>
      <div className={css.tools}>
        <MeasurePicker figures={base.figures} />
        {names.length > 1 && (
          <SelectField
            id="compare-option"
            label="Look closer at"
            choices={names.map(({ id, letter, name }) => ({ value: id, label: `${letter} ${name}` }))}
            value={option}
            error={undefined}
            onChange={onOption}
            onBlur={() => undefined}
          />
        )}
      </div>
      <div className={css.figures} data-is-old={isWaiting || undefined}>
        <OptionSentences of={of} base={base.figures} options={options} measure={measure} />
        <MeasureTable base={base} options={beside} pinned={measure} dollars={dollars} />
        <CompareChartCard base={base} options={beside} option={option} />
      </div>
      {chosen !== undefined && (
        <OptionChanges
          plan={plan}
          option={chosen}
          steps={steps?.status === 'compared' ? steps.steps : null}
          measure={measure}
          dollars={dollars}
        />
      )}
    </>
  );
}

/** The options that stand beside the plan: three with the one that is looked at, or that one alone on a narrow screen. */
function useBeside(options: readonly ComparedOption[], chosen: string): readonly ComparedOption[] {
  const isNarrow = useMediaQuery(narrowScreen, window.matchMedia(narrowScreen).matches);
  const others = options.filter(({ id }) => id !== chosen).slice(0, isNarrow ? 0 : mostBeside - 1);
  return options.filter((each) => each.id === chosen || others.includes(each));
}

interface SaidOption {
  readonly base: PlanOutcome;
  readonly option: ComparedOption | undefined;
  readonly measure: MeasureId;
  readonly isWaiting: boolean;
}

/** One message when another option is looked at or its figure changes; that another one is open is said by whoever opens it. */
function useSaidOption({ base, option, measure, isWaiting }: SaidOption): void {
  const announcer = useAnnouncer();
  const { dollars, option: open } = usePlanAddress();
  const last = useRef<{ readonly open: string | null; readonly text: string } | null>(null);
  const isReady = !isWaiting && base.status === 'run' && option?.outcome.status === 'run';
  const text =
    isReady && base.status === 'run' && option.outcome.status === 'run'
      ? `${option.name}. ${measureLabel(measure, base.figures)}: ${spokenDifference({
          measure,
          from: base.figures,
          to: option.outcome.figures,
          dollars,
        })}`
      : null;
  useEffect(() => {
    if (text === null) return;
    const isOther = last.current !== null && last.current.open === open && last.current.text !== text;
    last.current = { open, text };
    if (isOther) announcer.soon(() => text);
  }, [announcer, open, text]);
}

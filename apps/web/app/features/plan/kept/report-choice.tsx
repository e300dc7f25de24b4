import type { PlanReportSection } from '@freehold/contract';
import { useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { type OptionName, optionTitle } from '../model/option-names.ts';
import css from './kept-plan.module.css';
import { useAsked } from './use-asked.ts';

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

const sectionWords: readonly (readonly [PlanReportSection, string])[] = [
  ['answers', 'Answers: the figures that lead, on the cover'],
  ['chart', 'Net worth by year: the chart and its table'],
  ['options', 'What each option changes, beside the plan'],
  ['years', 'Money in and out, year by year'],
  ['assumptions', 'What the plan was made with, and assumptions with source and who set them'],
  ['workings', 'Workings of the figures that lead'],
  ['law', 'Law and its date'],
];

interface ReportChoiceProps {
  /** The client whose it is, for an adviser. */
  readonly clientId?: string;
  readonly id: string;
  /** The version that it is of; of the draft, null once that is saved. */
  readonly version: () => Promise<number | null>;
  readonly options: readonly OptionName[];
  /** Ids of those that the client is shown, which alone are in it at first; null where all are. */
  readonly shown: readonly string[] | null;
}

/** What a plan's report has, and the button that has the server make it. */
export function ReportChoice({ clientId, id, version, options, shown }: ReportChoiceProps) {
  const [sections, setSections] = useState<readonly PlanReportSection[]>(() => sectionWords.map(([name]) => name));
  const isHidden = ({ id: option }: OptionName) => shown !== null && !shown.includes(option);
  const [ids, setIds] = useState<readonly string[]>(() =>
    options.flatMap((option) => (isHidden(option) ? [] : [option.id])),
  );
  const [hasNotes, setNotes] = useState(false);
  const { run, isRunning, failed, done } = useAsked(() => undefined);
  const hasOptions = sections.includes('options');

  async function save() {
    if (sections.length === 0) throw new RangeError('Tick at least one part.');
    const number = await version();
    const why = await (await files()).keptPlan(id, {
      ...(clientId !== undefined && { userId: clientId }),
      ...(number !== null && { version: String(number) }),
      sections: sections.join(','),
      ...(hasNotes && { notes: 'true' }),
      options: hasOptions ? options.flatMap((option) => (ids.includes(option.id) ? [option.id] : [])).join(',') : '',
    });
    if (why !== null) throw new RangeError(why);
    return 'Saved. Every figure was worked out anew from the plan on the server.';
  }

  return (
    <>
      <div className={css.reportChoices}>
        <fieldset className={css.choices}>
          <legend>What is in the report</legend>
          {sectionWords.map(([name, words]) => (
            <Tick key={name} list={sections} name={name} words={words} onChange={setSections} />
          ))}
          {clientId !== undefined && (
            <label>
              <input
                type="checkbox"
                checked={hasNotes}
                onChange={({ currentTarget }) => setNotes(currentTarget.checked)}
              />{' '}
              With notes: yours on its parts and options, which the client then reads
            </label>
          )}
        </fieldset>
        {hasOptions && options.length > 0 && (
          <fieldset className={css.choices}>
            <legend>Which options</legend>
            {options.map((option) => (
              <Tick
                key={option.id}
                list={ids}
                name={option.id}
                words={isHidden(option) ? `${optionTitle(option)} (hidden from the client)` : optionTitle(option)}
                onChange={setIds}
              />
            ))}
            {options.some(isHidden) && (
              <p className={css.quiet}>What the client is not shown is left out until it is ticked.</p>
            )}
          </fieldset>
        )}
      </div>
      <p className={css.quiet}>
        The cover says whose it is, by whom, the version and its day. Law date, dollars and disclosure are on every
        page.
      </p>
      {failed !== null && <p role="alert">{failed}</p>}
      {done !== null && <p role="status">{done}</p>}
      <div className={css.actions}>
        <ActionButton onClick={() => void run(save)}>{isRunning ? 'Making the PDF…' : 'Save as PDF'}</ActionButton>
      </div>
    </>
  );
}

interface TickProps<Name extends string> {
  readonly list: readonly Name[];
  readonly name: Name;
  readonly words: string;
  readonly onChange: (list: readonly Name[]) => void;
}

function Tick<Name extends string>({ list, name, words, onChange }: TickProps<Name>) {
  return (
    <label>
      <input
        type="checkbox"
        checked={list.includes(name)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked ? [...list, name] : list.filter((known) => known !== name))
        }
      />{' '}
      {words}
    </label>
  );
}

import { eventName, type PlanView, recordName } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { optionNames } from '../model/option-names.ts';
import { type PlanAddress, planViews } from '../model/plan-address.ts';
import type { Selected } from '../model/selection.ts';

/** What a line of the menu does: goes somewhere, opens something, or a step of the history. */
export type CommandAction =
  | { readonly go: Partial<PlanAddress> }
  | { readonly select: Selected }
  | { readonly step: 'undo' | 'redo' | 'print' };

/** A line of the plan's menu, with other words somebody may type for it. */
export interface PlanCommand {
  readonly id: string;
  readonly label: string;
  readonly words?: string;
  readonly action: CommandAction;
}

interface Source {
  readonly plan: Plan;
  /** The document as the open option has it. */
  readonly current: Omit<Plan, 'options'>;
  readonly view: PlanView | null;
  /** Whether whoever looks at it has an adviser already. */
  readonly hasAdviser?: boolean;
}

const panels: readonly PlanCommand[] = [
  {
    id: 'add',
    label: 'Add to the plan',
    words: 'new buy sell home loan income event child',
    action: { select: { kind: 'add' } },
  },
  {
    id: 'questions',
    label: 'Ask a question',
    words: 'when can i buy stop work retire',
    action: { select: { kind: 'ask', panel: 'questions' } },
  },
  {
    id: 'whatIf',
    label: 'What if it goes wrong',
    words: 'stress job rates vacancy',
    action: { select: { kind: 'ask', panel: 'whatIf' } },
  },
  {
    id: 'decide',
    label: 'Keep or sell',
    words: 'decide refinance renovate',
    action: { select: { kind: 'ask', panel: 'decide' } },
  },
  { id: 'chances', label: 'Chances', words: 'futures risk', action: { select: { kind: 'ask', panel: 'chances' } } },
  {
    id: 'levers',
    label: 'What moves it most',
    words: 'tornado sensitivity',
    action: { select: { kind: 'ask', panel: 'levers' } },
  },
  {
    id: 'assumptions',
    label: 'Assumptions',
    words: 'growth inflation rates typical',
    action: { select: { kind: 'assumptions' } },
  },
  { id: 'share', label: 'Save and share', words: 'file link pdf excel export', action: { select: { kind: 'share' } } },
  { id: 'adviser', label: 'Ask an adviser', words: 'contact broker help', action: { select: { kind: 'adviser' } } },
  { id: 'history', label: 'History', words: 'steps back', action: { select: { kind: 'history' } } },
  { id: 'help', label: 'Help', words: 'keys words glossary', action: { select: { kind: 'help' } } },
  { id: 'undo', label: 'Undo', action: { step: 'undo' } },
  { id: 'redo', label: 'Redo', action: { step: 'redo' } },
  { id: 'print', label: 'Print', words: 'paper', action: { step: 'print' } },
];

const parts = ['people', 'incomes', 'homes', 'loans', 'super', 'money', 'costs'] as const;
const most = 40;

/** The commands that match what was typed: every typed word starts a word of theirs. All of them for an empty text. */
export function planCommands(source: Source, typed: string): readonly PlanCommand[] {
  const asked = wordsOf(typed);
  const all = [
    ...planViews.map(({ id, label }) => ({
      id: `view-${id}`,
      label,
      words: 'go to view',
      action: { go: { view: id } },
    })),
    ...optionCommands(source.plan),
    ...yearCommands(source.view, asked),
    ...panels.filter(({ id }) => id !== 'adviser' || source.hasAdviser !== true),
    ...recordCommands(source.current),
  ];
  return all
    .filter(({ label, words = '' }) => {
      const known = wordsOf(`${label} ${words}`);
      return asked.every((word) => known.some((other) => other.startsWith(word)));
    })
    .slice(0, most);
}

function optionCommands(plan: Plan): readonly PlanCommand[] {
  return [
    { id: 'plan-a', label: 'Plan A: Your plan', words: 'open', action: { go: { option: null } } },
    ...optionNames(plan).map(({ id, letter, name }) => ({
      id: `plan-${id}`,
      label: `Plan ${letter}: ${name}`,
      words: 'open option',
      action: { go: { option: id } },
    })),
  ];
}

/** For a typed year: its statement, and each line of it to explain. */
function yearCommands(view: PlanView | null, asked: readonly string[]): readonly PlanCommand[] {
  const typed = asked.find((word) => /^20\d\d$/.test(word));
  const year = view?.status === 'run' ? view.years.find(({ ends }) => String(ends) === typed) : undefined;
  if (year === undefined) return [];
  const { ends, financialYear, lines } = year;
  return [
    {
      id: `year-${ends}`,
      label: `Go to ${financialYear}`,
      words: String(ends),
      action: { go: { view: 'year', year: ends } },
    },
    ...lines.map(({ id, label }) => ({
      id,
      label: `Explain: ${label}, ${financialYear}`,
      words: String(ends),
      action: { select: { kind: 'figure' as const, year: ends, line: id } },
    })),
  ];
}

function recordCommands(plan: Omit<Plan, 'options'>): readonly PlanCommand[] {
  const records = parts.flatMap((part) =>
    Object.keys(plan[part] ?? {}).map((id) => ({ path: `${part}/${id}`, name: recordName(plan, part, id) })),
  );
  const events = Object.keys(plan.events ?? {}).map((id) => ({ path: `events/${id}`, name: eventName(plan, id) }));
  return [...records, ...events].map(({ path, name }) => ({
    id: path,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    words: 'open edit change',
    action: { select: { kind: 'record', path } },
  }));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

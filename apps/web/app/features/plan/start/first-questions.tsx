import type { FirstQuestion } from '@freehold/domain';
import { states } from '@freehold/finance';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { AmountField } from '#app/ui/fields/amount-field.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import {
  ageError,
  blankHome,
  dollarsError,
  type FirstDraft,
  type HomeDraft,
  mostHomes,
  type TextField,
} from './first-draft.ts';
import css from './first-minute.module.css';

interface QuestionProps {
  readonly draft: FirstDraft;
  readonly onDraft: (draft: FirstDraft) => void;
}

/** One of the five questions. */
interface Question {
  readonly title: string;
  readonly help?: string;
  readonly fields: (props: QuestionProps) => ReactNode;
  /** Id of the first field that is wrong, or null. */
  readonly wrong: (draft: FirstDraft) => string | null;
  /** Its fields as they are when it is skipped. */
  readonly blank: (blank: FirstDraft) => Partial<FirstDraft>;
}

const none = () => undefined;
const couples = [
  { value: 'one', label: 'Just me' },
  { value: 'two', label: 'Two of us' },
] as const;
const uses = [
  { value: 'home', label: 'I live in it' },
  { value: 'rent', label: 'It is rented out' },
] as const;
const stateChoices = states.map((state) => ({ value: state, label: state }));
const wants: readonly { readonly value: FirstQuestion; readonly label: string }[] = [
  { value: 'buyNext', label: 'When can I buy the next property?' },
  { value: 'retire', label: 'When can we stop work?' },
  { value: 'cope', label: 'Can we cope if something goes wrong?' },
  { value: 'keepOrSell', label: 'Keep or sell?' },
  { value: 'look', label: 'Just look' },
];

/** The five questions in their order. */
export const questions: readonly [Question, ...Question[]] = [
  {
    title: 'How old are you? Is anyone in this with you?',
    fields: People,
    wrong: ({ age, isCouple, partnerAge }) =>
      firstWrong([
        ['first-age', ageError(age)],
        ['first-partnerAge', isCouple ? ageError(partnerAge) : null],
      ]),
    blank: ({ age, partnerAge, isCouple }) => ({ age, partnerAge, isCouple }),
  },
  {
    title: 'What do you each earn before tax?',
    help: 'Salary or wages before tax. Rent comes with the property.',
    fields: Incomes,
    wrong: (draft) => dollarsWrong(draft, ['income', 'partnerIncome']),
    blank: ({ income, partnerIncome }) => ({ income, partnerIncome }),
  },
  {
    title: 'Do you own property?',
    help: 'The home you live in, and what you rent out.',
    fields: Homes,
    wrong: ({ homes }) =>
      firstWrong(
        homes.flatMap(({ worth, owing, use, rent }, place) => [
          [`first-worth-${place}`, dollarsError(worth)] as const,
          [`first-owing-${place}`, dollarsError(owing)] as const,
          [`first-rent-${place}`, use === 'rent' ? dollarsError(rent) : null] as const,
        ]),
      ),
    blank: ({ homes }) => ({ homes }),
  },
  {
    title: 'What have you saved, and what do you spend?',
    fields: Savings,
    wrong: (draft) => dollarsWrong(draft, ['savings', 'super', 'partnerSuper', 'spending']),
    blank: (blank) => ({
      savings: blank.savings,
      super: blank.super,
      partnerSuper: blank.partnerSuper,
      spending: blank.spending,
    }),
  },
  {
    title: 'What do you want to know first?',
    help: 'It comes first in your plan. You can ask the others as well.',
    fields: ({ draft, onDraft }) => (
      <ChoiceField
        id="first-want"
        label="What comes first"
        choices={wants}
        value={draft.want}
        error={undefined}
        onChange={(want) => onDraft({ ...draft, want })}
        onBlur={none}
      />
    ),
    wrong: () => null,
    blank: ({ want }) => ({ want }),
  },
];

function firstWrong(checks: readonly (readonly [string, string | null])[]): string | null {
  return checks.find(([, error]) => error !== null)?.[0] ?? null;
}

function dollarsWrong(draft: FirstDraft, names: readonly TextField[]): string | null {
  return firstWrong(
    names
      .filter((name) => draft.isCouple || !name.startsWith('partner'))
      .map((name) => [`first-${name}`, dollarsError(draft[name])]),
  );
}

function People({ draft, onDraft }: QuestionProps) {
  return (
    <>
      <ChoiceField
        id="first-couple"
        label="Who the plan is for"
        choices={couples}
        value={draft.isCouple ? 'two' : 'one'}
        error={undefined}
        onChange={(couple) => onDraft({ ...draft, isCouple: couple === 'two' })}
        onBlur={none}
      />
      <AgeField label="Your age" name="age" draft={draft} onDraft={onDraft} />
      {draft.isCouple && <AgeField label="Your partner’s age" name="partnerAge" draft={draft} onDraft={onDraft} />}
    </>
  );
}

function AgeField({
  label,
  name,
  draft,
  onDraft,
}: QuestionProps & { readonly label: string; readonly name: TextField }) {
  const [isLeft, setLeft] = useState(false);
  const error = isLeft ? (ageError(draft[name]) ?? undefined) : undefined;
  return (
    <AmountField
      id={`first-${name}`}
      label={label}
      help=""
      unit="years"
      error={error}
      text={draft[name]}
      onType={({ value }) => onDraft({ ...draft, [name]: value })}
      onBlur={() => setLeft(true)}
    />
  );
}

interface DollarsProps extends QuestionProps {
  readonly label: string;
  readonly help?: string;
  readonly name: TextField;
  readonly unit?: string;
  readonly usualLeast?: number;
}

function Dollars({ label, help = '', name, unit, usualLeast = 0, draft, onDraft }: DollarsProps) {
  return (
    <Amount
      id={`first-${name}`}
      label={label}
      help={help}
      usualLeast={usualLeast}
      value={draft[name]}
      onChange={(text) => onDraft({ ...draft, [name]: text })}
      {...(unit !== undefined && { unit })}
    />
  );
}

interface AmountProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  readonly usualLeast?: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A money field that says what is wrong once it was left. */
function Amount({ help = '', value, ...field }: AmountProps) {
  const [isLeft, setLeft] = useState(false);
  const error = isLeft ? (dollarsError(value) ?? undefined) : undefined;
  return <MoneyField {...field} help={help} value={value} error={error} onBlur={() => setLeft(true)} />;
}

function Incomes(props: QuestionProps) {
  return (
    <>
      <Dollars {...props} name="income" label="You earn" unit="a year" usualLeast={1_000} />
      {props.draft.isCouple && (
        <Dollars {...props} name="partnerIncome" label="Your partner earns" unit="a year" usualLeast={1_000} />
      )}
    </>
  );
}

function Savings(props: QuestionProps) {
  const { isCouple } = props.draft;
  return (
    <>
      <Dollars {...props} name="savings" label="In the bank" help="Savings and offset accounts together." />
      <Dollars {...props} name="super" label="Your super" />
      {isCouple && <Dollars {...props} name="partnerSuper" label="Your partner’s super" />}
      <Dollars
        {...props}
        name="spending"
        label={isCouple ? 'Together you spend' : 'You spend'}
        help="Everything but loan repayments, tax and what the properties cost."
        unit="a month"
      />
    </>
  );
}

function Homes({ draft, onDraft }: QuestionProps) {
  const { homes } = draft;
  const put = (place: number, home: HomeDraft) =>
    onDraft({ ...draft, homes: homes.map((each, at) => (at === place ? home : each)) });
  return (
    <>
      {homes.map((home, place) => (
        <HomeFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else of its own, and rows keep their order.
          key={place}
          place={place}
          home={home}
          onHome={(changed) => put(place, changed)}
          onDrop={() => onDraft({ ...draft, homes: homes.filter((_, at) => at !== place) })}
        />
      ))}
      {homes.length < mostHomes && (
        <ActionButton
          tone="quiet"
          size="medium"
          onClick={() => {
            onDraft({ ...draft, homes: [...homes, { ...blankHome, use: homes.length === 0 ? 'home' : 'rent' }] });
            requestAnimationFrame(() => document.getElementById(`first-use-${homes.length}`)?.focus());
          }}
        >
          {homes.length === 0 ? 'Add a property' : 'Add another property'}
        </ActionButton>
      )}
    </>
  );
}

interface HomeFieldsProps {
  readonly place: number;
  readonly home: HomeDraft;
  readonly onHome: (home: HomeDraft) => void;
  readonly onDrop: () => void;
}

function HomeFields({ place, home, onHome, onDrop }: HomeFieldsProps) {
  return (
    <fieldset className={css.home}>
      <legend>Property {place + 1}</legend>
      <ChoiceField
        id={`first-use-${place}`}
        label="What it is"
        choices={uses}
        value={home.use}
        error={undefined}
        onChange={(use) => onHome({ ...home, use })}
        onBlur={none}
      />
      <SelectField
        id={`first-state-${place}`}
        label="State"
        choices={stateChoices}
        value={home.state}
        error={undefined}
        onChange={(state) => onHome({ ...home, state })}
        onBlur={none}
      />
      <Amount
        id={`first-worth-${place}`}
        label="Worth now"
        usualLeast={10_000}
        value={home.worth}
        onChange={(worth) => onHome({ ...home, worth })}
      />
      <Amount
        id={`first-owing-${place}`}
        label="Still owing on it"
        value={home.owing}
        onChange={(owing) => onHome({ ...home, owing })}
      />
      {home.use === 'rent' && (
        <Amount
          id={`first-rent-${place}`}
          label="Rent"
          unit="a week"
          value={home.rent}
          onChange={(rent) => onHome({ ...home, rent })}
        />
      )}
      <ActionButton tone="quiet" onClick={onDrop}>
        Remove property {String(place + 1)}
      </ActionButton>
    </fieldset>
  );
}

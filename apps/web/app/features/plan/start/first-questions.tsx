import type { FirstQuestion } from '@freehold/domain';
import { type ReactNode, useState } from 'react';
import { AmountField } from '#app/ui/fields/amount-field.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { Amount } from './first-amount.tsx';
import { ageError, dollarsError, type FirstDraft, isRenting, type TextField, worthError } from './first-draft.ts';
import { Homes } from './first-homes.tsx';

interface QuestionProps {
  readonly draft: FirstDraft;
  readonly onDraft: (draft: FirstDraft) => void;
  /** Id of the field that kept the question from being left, or null. */
  readonly stopped: string | null;
}

/** One of the five questions. */
interface Question {
  readonly title: string;
  /** What somebody alone is asked instead. */
  readonly alone?: string;
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
const wants: readonly { readonly value: FirstQuestion; readonly label: string }[] = [
  { value: 'retire', label: 'When can we stop work?' },
  { value: 'cope', label: 'Can we cope if something goes wrong?' },
  { value: 'keepOrSell', label: 'Keep or sell?' },
  { value: 'look', label: 'Just look' },
];

/** What can come first; who owns nothing is not asked about a next property. */
function wantsOf({ homes, isCouple }: FirstDraft) {
  const [buyer, whose] = isCouple ? ['we', 'our'] : ['I', 'my'];
  const kind = homes.length === 0 ? `${whose} first home` : 'the next property';
  const asked = wants.map(({ value, label }) => ({ value, label: isCouple ? label : label.replace(/\bwe\b/, 'I') }));
  return [{ value: 'buyNext', label: `When can ${buyer} buy ${kind}?` } as const, ...asked];
}

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
    alone: 'What do you earn before tax?',
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
          [`first-worth-${place}`, worthError(worth)] as const,
          [`first-owing-${place}`, dollarsError(owing)] as const,
          [`first-rent-${place}`, use === 'rent' ? dollarsError(rent) : null] as const,
        ]),
      ),
    blank: ({ homes }) => ({ homes }),
  },
  {
    title: 'What have you saved, and what do you spend?',
    fields: Savings,
    wrong: (draft) =>
      dollarsWrong(draft, [
        'savings',
        'super',
        'partnerSuper',
        'spending',
        ...(isRenting(draft) ? ['rent' as const] : []),
      ]),
    blank: (blank) => ({
      rent: blank.rent,
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
        choices={wantsOf(draft)}
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

function People(props: QuestionProps) {
  const { draft, onDraft } = props;
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
      <AgeField label="Your age" name="age" {...props} />
      {draft.isCouple && <AgeField label="Your partner’s age" name="partnerAge" {...props} />}
    </>
  );
}

function AgeField({
  label,
  name,
  draft,
  onDraft,
  stopped,
}: QuestionProps & { readonly label: string; readonly name: TextField }) {
  const [isLeft, setLeft] = useState(false);
  const error = isLeft || stopped === `first-${name}` ? (ageError(draft[name]) ?? undefined) : undefined;
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

function Dollars({ label, help = '', name, unit, usualLeast = 0, draft, onDraft, stopped }: DollarsProps) {
  return (
    <Amount
      id={`first-${name}`}
      label={label}
      help={help}
      usualLeast={usualLeast}
      stopped={stopped}
      value={draft[name]}
      onChange={(text) => onDraft({ ...draft, [name]: text })}
      {...(unit !== undefined && { unit })}
    />
  );
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
        help="Without rent, loan repayments, tax and what your properties cost."
        unit="a month"
      />
      {isRenting(props.draft) && (
        <Dollars
          {...props}
          name="rent"
          label={isCouple ? 'Rent you both pay' : 'Rent you pay'}
          help="0 if you pay none. It stops once you buy a home to live in."
          unit="a week"
        />
      )}
    </>
  );
}

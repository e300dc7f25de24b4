import type { PlanToRun } from '@freehold/domain';
import { usualYears } from '@freehold/plan';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { StepperField } from '#app/ui/fields/stepper-field.tsx';
import { MonthChoice } from './month-choice.tsx';
import { purchasesOf, type QuestionDraft, type readQuestion, whoChoices } from './question-draft.ts';

const none = () => undefined;

interface QuestionFieldsProps {
  readonly plan: PlanToRun;
  readonly draft: QuestionDraft;
  readonly wrong: ReturnType<typeof readQuestion>['wrong'];
  readonly onDraft: (changes: Partial<QuestionDraft>) => void;
  readonly onLeave: () => void;
}

/** The fields that the question needs. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { plan, draft, wrong, onDraft, onLeave } = props;
  switch (draft.ask) {
    case 'buyEarliest':
      return (
        <>
          <PurchaseFields {...props} />
          <MoneyField
            id="ask-price"
            label="Price"
            help="In today’s dollars."
            usualLeast={10_000}
            value={draft.price}
            error={wrong?.price}
            onChange={(price) => onDraft({ price })}
            onBlur={onLeave}
          />
        </>
      );
    case 'payMost':
      return (
        <>
          <PurchaseFields {...props} />
          <MonthChoice
            id="ask-month"
            label="Month"
            value={draft.month}
            from={plan.start}
            months={(plan.years ?? usualYears) * 12}
            onChange={(month) => onDraft({ month })}
          />
        </>
      );
    case 'stopWork':
      return (
        <>
          <WhoField {...props} />
          <MoneyField
            id="ask-spend"
            label="Then spending"
            help="In today’s dollars, for the whole household."
            unit="a year"
            value={draft.spend}
            error={wrong?.spend}
            onChange={(spend) => onDraft({ spend })}
            onBlur={onLeave}
          />
          <StepperField
            id="ask-age"
            label="Until age"
            help="Of the first person of the plan."
            noun="year"
            most={120}
            value={draft.untilAge}
            error={wrong?.untilAge}
            onChange={(untilAge) => onDraft({ untilAge })}
            onBlur={onLeave}
          />
        </>
      );
    case 'saveMonthly':
      return (
        <MoneyField
          id="ask-worth"
          label="For a net worth of"
          help="At the end of the plan, in today’s dollars."
          value={draft.netWorth}
          error={wrong?.netWorth}
          onChange={(netWorth) => onDraft({ netWorth })}
          onBlur={onLeave}
        />
      );
    case 'liveOn':
      return <WhoField {...props} />;
    case 'highestRate':
      return null;
  }
}

function PurchaseFields({ plan, draft, wrong, onDraft, onLeave }: QuestionFieldsProps) {
  const purchases = purchasesOf(plan);
  if (purchases.length > 0) {
    if (purchases.length === 1) return null;
    return (
      <SelectField
        id="ask-purchase"
        label="Which purchase"
        choices={purchases}
        value={draft.event}
        error={undefined}
        onChange={(event) => onDraft({ event })}
        onBlur={none}
      />
    );
  }
  return (
    <PercentField
      id="ask-deposit"
      label="Deposit"
      help="The part of the price that is not borrowed."
      unit="% of the price"
      value={draft.depositPct}
      error={wrong?.depositPct}
      onChange={(depositPct) => onDraft({ depositPct })}
      onBlur={onLeave}
    />
  );
}

function WhoField({ plan, draft, onDraft }: QuestionFieldsProps) {
  const choices = whoChoices(plan);
  if (choices.length < 2) return null;
  return (
    <SelectField
      id="ask-who"
      label="Who stops"
      choices={choices}
      value={draft.who}
      error={undefined}
      onChange={(who) => onDraft({ who })}
      onBlur={none}
    />
  );
}

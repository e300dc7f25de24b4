import type { PlanToRun } from '@freehold/domain';
import type { PlanShock } from '@freehold/domain/plan-ask';
import type { ReactNode } from 'react';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { StepperField } from '#app/ui/fields/stepper-field.tsx';
import { whoChoices } from './question-draft.ts';
import { type ShockDraft, shockErrors } from './shock-draft.ts';

const none = () => undefined;

interface ShockFieldsProps {
  readonly kind: PlanShock['kind'];
  readonly plan: PlanToRun;
  readonly draft: ShockDraft;
  readonly onDraft: (changes: Partial<ShockDraft>) => void;
}

/** How much of it, and for whom. */
export function ShockFields(props: ShockFieldsProps): ReactNode {
  const { draft, onDraft } = props;
  const wrong = shockErrors(draft);
  switch (props.kind) {
    case 'incomeLost':
      return <LostFields {...props} />;
    case 'ratesUp':
      return (
        <ChoiceField
          id="shock-points"
          label="By how much"
          choices={pointChoices}
          value={draft.points}
          error={undefined}
          onChange={(points) => onDraft({ points })}
          onBlur={none}
        />
      );
    case 'vacancy':
      return (
        <StepperField
          id="shock-weeks"
          label="More weeks every year"
          help="In every property that is let."
          noun="week"
          most={52}
          value={draft.weeks}
          error={wrong.weeks}
          onChange={(weeks) => onDraft({ weeks })}
          onBlur={none}
        />
      );
    case 'valuesDown':
      return (
        <ChoiceField
          id="shock-values"
          label="By how much"
          choices={fallChoices}
          value={draft.lessPct}
          error={undefined}
          onChange={(lessPct) => onDraft({ lessPct })}
          onBlur={none}
        />
      );
    case 'repair':
      return (
        <MoneyField
          id="shock-repair"
          label="Cost"
          help="Paid once, next month."
          value={draft.repair}
          error={wrong.repair}
          onChange={(repair) => onDraft({ repair })}
          onBlur={none}
        />
      );
    case 'child':
      return <ChildFields {...props} />;
  }
}

const pointChoices = [
  { value: '1', label: '1 point' },
  { value: '2', label: '2 points' },
  { value: '3', label: '3 points' },
] as const;
const fallChoices = [
  { value: '10', label: '10%' },
  { value: '20', label: '20%' },
] as const;

function LostFields({ plan, draft, onDraft }: ShockFieldsProps) {
  const wrong = shockErrors(draft);
  const people = whoChoices(plan).filter(({ value }) => value !== 'all');
  return (
    <>
      {people.length > 1 && (
        <SelectField
          id="shock-who"
          label="Whose pay"
          choices={people}
          value={draft.who}
          error={undefined}
          onChange={(who) => onDraft({ who })}
          onBlur={none}
        />
      )}
      <StepperField
        id="shock-months"
        label="Months"
        help="From next month on."
        noun="month"
        most={120}
        value={draft.lostMonths}
        error={wrong.lostMonths}
        onChange={(lostMonths) => onDraft({ lostMonths })}
        onBlur={none}
      />
      <PercentField
        id="shock-keeps"
        label="Pay that is kept"
        help="Such as insurance that pays a part."
        unit="% of pay"
        value={draft.keepsPct}
        error={wrong.keepsPct}
        onChange={(keepsPct) => onDraft({ keepsPct })}
        onBlur={none}
      />
    </>
  );
}

function ChildFields({ plan, draft, onDraft }: ShockFieldsProps) {
  const wrong = shockErrors(draft);
  const people = whoChoices(plan).filter(({ value }) => value !== 'all');
  return (
    <>
      <SelectField
        id="shock-leave"
        label="Who is on leave"
        choices={[{ value: 'none', label: 'Nobody' }, ...people]}
        value={draft.leaveWho}
        error={undefined}
        onChange={(leaveWho) => onDraft({ leaveWho })}
        onBlur={none}
      />
      {draft.leaveWho !== 'none' && (
        <>
          <StepperField
            id="shock-leave-months"
            label="Months of leave"
            help="From next month on."
            noun="month"
            most={60}
            value={draft.leaveMonths}
            error={wrong.leaveMonths}
            onChange={(leaveMonths) => onDraft({ leaveMonths })}
            onBlur={none}
          />
          <PercentField
            id="shock-leave-keeps"
            label="Pay on leave"
            help="The part that is still paid."
            unit="% of pay"
            value={draft.leaveKeepsPct}
            error={wrong.leaveKeepsPct}
            onChange={(leaveKeepsPct) => onDraft({ leaveKeepsPct })}
            onBlur={none}
          />
        </>
      )}
    </>
  );
}

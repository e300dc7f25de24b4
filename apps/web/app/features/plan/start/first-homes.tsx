import { states } from '@freehold/finance';
import { ActionButton } from '#app/ui/action.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Amount } from './first-amount.tsx';
import { blankHome, type FirstDraft, type HomeDraft, mostHomes, worthError } from './first-draft.ts';
import css from './first-minute.module.css';

const none = () => undefined;
const uses = [
  { value: 'home', label: 'I live in it' },
  { value: 'rent', label: 'It is rented out' },
] as const;
const stateChoices = states.map((state) => ({ value: state, label: state }));

interface HomesProps {
  readonly draft: FirstDraft;
  readonly onDraft: (draft: FirstDraft) => void;
  readonly stopped: string | null;
}

/** The properties that are owned, a row each. */
export function Homes({ draft, onDraft, stopped }: HomesProps) {
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
          stopped={stopped}
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
  readonly stopped: string | null;
  readonly onHome: (home: HomeDraft) => void;
  readonly onDrop: () => void;
}

function HomeFields({ place, home, stopped, onHome, onDrop }: HomeFieldsProps) {
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
        check={worthError}
        stopped={stopped}
        value={home.worth}
        onChange={(worth) => onHome({ ...home, worth })}
      />
      <Amount
        id={`first-owing-${place}`}
        label="Still owing on it"
        stopped={stopped}
        value={home.owing}
        onChange={(owing) => onHome({ ...home, owing })}
      />
      {home.use === 'rent' && (
        <Amount
          id={`first-rent-${place}`}
          label="Rent"
          unit="a week"
          stopped={stopped}
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

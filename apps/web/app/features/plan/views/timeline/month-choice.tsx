import { monthNames } from '#app/lib/format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import css from './month-choice.module.css';

const months = monthNames.map((label, place) => ({ value: String(place + 1).padStart(2, '0'), label }));

interface MonthChoiceProps {
  readonly id: string;
  /** What the month is of, such as `Not before`. */
  readonly label: string;
  /** Such as 2031-06. */
  readonly value: string;
  /** First and last month to choose. */
  readonly first: string;
  readonly last: string;
  readonly onChange: (month: string) => void;
  /** Once the focus leaves both of its fields. */
  readonly onLeave: () => void;
}

/** A month, by its name and its year: browsers without a month field have it too. */
export function MonthChoice({ id, label, value, first, last, onChange, onLeave }: MonthChoiceProps) {
  const [year, month] = [value.slice(0, 4), value.slice(5, 7)];
  return (
    <fieldset
      className={css.month}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}
    >
      <legend className="fh-for-readers">{label}</legend>
      <SelectField
        id={`${id}-month`}
        label={label}
        choices={months}
        value={month}
        error={undefined}
        onChange={(next) => onChange(`${year}-${next}`)}
        onBlur={stay}
      />
      <SelectField
        id={`${id}-year`}
        label="Year"
        choices={yearsBetween(first, last, year)}
        value={year}
        error={undefined}
        onChange={(next) => onChange(`${next}-${month}`)}
        onBlur={stay}
      />
    </fieldset>
  );
}

// The fieldset hears when both are left.
function stay() {
  return undefined;
}

/** The years to choose, with the one that stands there though it may be outside. */
function yearsBetween(first: string, last: string, year: string) {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
  const all = years.includes(year) ? years : [year, ...years].toSorted();
  return all.map((value) => ({ value, label: value }));
}

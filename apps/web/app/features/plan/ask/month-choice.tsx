import { type MonthText, monthNumber, monthText } from '@freehold/finance';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import css from './ask.module.css';

interface MonthChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: MonthText;
  /** The first and the number of months to choose from. */
  readonly from: MonthText;
  readonly months: number;
  readonly onChange: (month: MonthText) => void;
}

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const none = () => undefined;

/** A month of a plan: its name and its year. */
export function MonthChoice({ id, label, value, from, months, onChange }: MonthChoiceProps) {
  const first = monthNumber(from);
  const all = Array.from({ length: months }, (_, place) => monthText(first + place));
  const years = [...new Set(all.map((month) => month.slice(0, 4)))];
  const [year = '', place = ''] = value.split('-');
  const take = (next: string) => onChange(all.find((month) => month >= next) ?? monthText(first + months - 1));
  return (
    <div className={css.pair}>
      <SelectField
        id={id}
        label={label}
        choices={names.map((name, index) => ({ value: String(index + 1).padStart(2, '0'), label: name }))}
        value={place}
        error={undefined}
        onChange={(next) => take(`${year}-${next}`)}
        onBlur={none}
      />
      <SelectField
        id={`${id}-year`}
        label="Year"
        choices={years.map((one) => ({ value: one, label: one }))}
        value={year}
        error={undefined}
        onChange={(next) => take(`${next}-${place}`)}
        onBlur={none}
      />
    </div>
  );
}

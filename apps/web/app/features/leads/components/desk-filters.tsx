import { type LeadOwner, leadKindFacts, leadKinds, leadStatuses, leadTodos, noOwner } from '@freehold/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type DeskPart, type DeskFilters as Filters, filtersSet, noFilters } from '../desk-address.ts';

interface DeskFiltersProps {
  readonly part: DeskPart;
  readonly owners: readonly LeadOwner[];
  readonly onChange: (filters: Filters) => void;
}

const kinds = [
  { value: '', label: 'All types' },
  ...leadKinds.map((value) => ({ value, label: leadKindFacts[value].label })),
];
const statuses = [{ value: '', label: 'All statuses' }, ...leadStatuses.map((value) => ({ value, label: value }))];
const todos = [
  { value: '', label: 'Anything' },
  { value: 'answer', label: 'First answer' },
  { value: 'action', label: 'Action due' },
];

/** Filters by type, status, owner, what is to do and date received. On the board the columns are the statuses. */
export function DeskFilters({ part: { filters }, owners, onChange }: DeskFiltersProps) {
  const { view, kind, status, owner, from, to, todo } = filters;
  const people = [
    { value: '', label: 'Everybody' },
    { value: noOwner, label: 'Nobody yet' },
    ...owners.map(({ id, name, email }) => ({ value: id, label: name || email })),
  ];
  return (
    <>
      <NativeSelect
        size="md"
        label="Type"
        data={kinds}
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, kind: leadKinds.find((known) => known === value) ?? null })
        }
      />
      {view === 'table' && (
        <NativeSelect
          size="md"
          label="Status"
          data={statuses}
          value={status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...filters, status: leadStatuses.find((known) => known === value) ?? null })
          }
        />
      )}
      <NativeSelect
        size="md"
        label="Owner"
        data={people}
        value={owner ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, owner: value || null })}
      />
      <NativeSelect
        size="md"
        label="To do"
        data={todos}
        value={todo ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, todo: leadTodos.find((known) => known === value) ?? null })
        }
      />
      <DayField label="Received from" value={from} onChange={(day) => onChange({ ...filters, from: day })} />
      <DayField label="Received to" value={to} onChange={(day) => onChange({ ...filters, to: day })} />
      {filtersSet(filters) > 0 && (
        <Button variant="default" onClick={() => onChange({ view, ...noFilters })}>
          Clear Filters
        </Button>
      )}
    </>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

// A half-typed year, 0002 on the way to 2026, is not a year yet.
const firstYear = 1900;

function DayField({ label, value, onChange }: DayFieldProps) {
  function take(day: string) {
    if (day === '' || Number(day.slice(0, 4)) >= firstYear) onChange(day || null);
  }
  return (
    <TextInput
      key={value ?? ''}
      type="date"
      label={label}
      defaultValue={value ?? ''}
      onChange={({ currentTarget: { value: day } }) => take(day)}
    />
  );
}

import type { ClientFilter } from '@freehold/contract';
import { NativeSelect } from '@mantine/core';

const quietDays = [30, 60, 90, 180, 365];
const lvrs = [60, 70, 80, 90, 95];

interface ClientFiltersProps {
  readonly filter: ClientFilter;
  readonly onChange: (filter: ClientFilter) => void;
}

/** Narrows the list of clients by last contact, LVR and next action. */
export function ClientFilters({ filter, onChange }: ClientFiltersProps) {
  const { quietDays: quiet, lvrOver, noAction } = filter;
  return (
    <>
      <NativeSelect
        label="Last contact"
        size="md"
        value={quiet ?? ''}
        data={choices(quietDays, quiet, (days) => `Over ${days} days ago, or never`)}
        onChange={({ currentTarget }) => onChange({ ...filter, quietDays: numberIn(currentTarget.value) })}
      />
      <NativeSelect
        label="LVR"
        size="md"
        value={lvrOver ?? ''}
        data={choices(lvrs, lvrOver, (percent) => `Over ${percent}%`)}
        onChange={({ currentTarget }) => onChange({ ...filter, lvrOver: numberIn(currentTarget.value) })}
      />
      <NativeSelect
        label="Next action"
        size="md"
        value={noAction ?? ''}
        data={[
          { value: '', label: 'Any' },
          { value: 'true', label: 'None set' },
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, noAction: currentTarget.value === 'true' ? 'true' : undefined })
        }
      />
    </>
  );
}

// A saved view or an address may hold another number than those offered.
function choices(offered: readonly number[], current: number | undefined, label: (value: number) => string) {
  const values = current === undefined || offered.includes(current) ? offered : [...offered, current];
  return [
    { value: '', label: 'Any' },
    ...values.toSorted((a, b) => a - b).map((value) => ({ value: String(value), label: label(value) })),
  ];
}

function numberIn(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

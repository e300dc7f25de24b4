import type { Working } from '@freehold/finance';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';

interface WorkingPartProps {
  /** Id of the panel it opens, unique on the page. */
  readonly id: string;
  /** Name of the figure. */
  readonly subject: string;
  readonly working: Working;
}

/** Expandable working below a figure. */
export function WorkingPart({ id, subject, working }: WorkingPartProps) {
  return (
    <WorkingToggle id={id}>
      <WorkingTable caption={`How it is worked out: ${subject}`} rows={workingRows(working)} />
    </WorkingToggle>
  );
}

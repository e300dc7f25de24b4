import type { BorrowingForm } from '@freehold/contract';
import { lazy, Suspense, useState } from 'react';
import css from './working-toggle.module.css';

const WorkingTable = lazy(() => import('./working-table.tsx').then((module) => ({ default: module.WorkingTable })));

/** Opens and closes the working under a figure. */
export function WorkingToggle({ form }: { form: BorrowingForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls="borrowing-working"
        onClick={() => setOpen(!isOpen)}
      >
        How is this worked out?
      </button>
      <div id="borrowing-working" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<p className={css.loading}>Loading the working</p>}>
            <WorkingTable form={form} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

import { use } from 'react';
import { EditButton } from '../shared/edit-button.tsx';
import { type OnEdit, ReadOnly } from '../shared/editing.ts';
import layout from '../shared/layout.module.css';
import css from './getting-started.module.css';

const firstSteps = [
  {
    enter: 'Your income and date of birth',
    opening: { openOn: 'occupation' },
    gives: 'what is left over each month and when you can retire',
  },
  {
    enter: 'What you own',
    opening: { openOn: 'assets', newAsset: true },
    gives: 'your net worth and how it grows over 40 years',
  },
  {
    enter: 'What you owe',
    opening: { openOn: 'liabilities' },
    gives: 'your equity, your LVR and what happens next on your loans',
  },
] as const;

/** First steps for a client whose record is still empty; another reader is told that it is. */
export function GettingStarted({ onEdit }: { readonly onEdit: OnEdit }) {
  const isReadOnly = use(ReadOnly);
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="getting-started">
      <h2 id="getting-started">{isReadOnly ? 'Nothing is on this record yet' : 'Start with your details'}</h2>
      <p className={layout.text}>
        Net worth over time, what is left over each month and every other figure here are worked out from three things.
      </p>
      <ol className={css.steps}>
        {firstSteps.map(({ enter, opening, gives }) => (
          <li key={enter}>
            <div>
              <strong>{enter}</strong>
              <span>gives {gives}</span>
            </div>
            <EditButton variant="default" className="fh-no-print" onEdit={onEdit} opening={opening}>
              Enter<span className="fh-for-readers"> {enter.toLowerCase()}</span>
            </EditButton>
          </li>
        ))}
      </ol>
      <div className={`fh-no-print ${layout.actions}`}>
        <EditButton onEdit={onEdit}>Add your details</EditButton>
      </div>
    </section>
  );
}

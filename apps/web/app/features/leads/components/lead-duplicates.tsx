import type { LeadDuplicate } from '@freehold/contract';
import { Link } from 'react-router';
import { dateTime } from '#app/lib/format.ts';
import { kindLabels } from '../lead-words.ts';
import css from './lead-screen.module.css';

interface LeadDuplicatesProps {
  readonly duplicates: readonly LeadDuplicate[];
  readonly pathOf: (id: string) => string;
}

/** Other leads of what seems to be the same person; nothing where there is none. */
export function LeadDuplicates({ duplicates, pathOf }: LeadDuplicatesProps) {
  if (duplicates.length === 0) return null;
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-duplicates">
      <h2 id="lead-duplicates">Same email or phone</h2>
      <ul className={css.list}>
        {duplicates.map(({ id, name, kind, status, receivedAt }) => (
          <li key={id}>
            <Link to={pathOf(id)}>
              {name}, {kindLabels[kind]}
            </Link>
            <p className={css.quiet}>
              {status}, received {dateTime(new Date(receivedAt))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

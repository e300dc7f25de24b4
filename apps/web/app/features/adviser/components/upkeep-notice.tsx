import type { UpkeepProblem } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { upkeepQuery } from '../lists-query.ts';
import { upkeepSentence } from '../upkeep-words.ts';
import css from './upkeep-notice.module.css';

/** Tells advisers when a backup or other upkeep of the site failed; nothing while all is well. */
export function UpkeepNotice() {
  const { data, isError, isFetching, refetch } = useQuery(upkeepQuery);
  if (data !== undefined && data.problems.length > 0) return <Problems problems={data.problems} />;
  if (data !== undefined || !isError) return null;
  return (
    <p role="alert" className={css.notice}>
      Could not check whether backups are being made.{' '}
      <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </p>
  );
}

function Problems({ problems }: { problems: readonly UpkeepProblem[] }) {
  return (
    <section className={`fh-attention fh-no-print ${css.notice}`} aria-labelledby="upkeep-problems">
      <h2 id="upkeep-problems">Something behind the site needs attention</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.kind}>{upkeepSentence(problem)}</li>
        ))}
      </ul>
      <p>Please tell whoever runs the server. Its log has the reason.</p>
    </section>
  );
}

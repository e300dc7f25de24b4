import type { TestName, TestStatus } from '../steps.ts';
import css from './database-test.module.css';

const badges: Readonly<Record<TestStatus, string | undefined>> = {
  'Not Run': css.notRun,
  Success: css.success,
  Failed: css.failed,
};

/** How each test ended. */
export function StatusList({ statuses }: { statuses: ReadonlyMap<TestName, TestStatus> }) {
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="statuses">
      <h2 id="statuses">Test status</h2>
      <ul className={css.statuses}>
        {[...statuses].map(([name, status]) => (
          <li key={name}>
            <span>{name}</span>
            <span className={`${css.badge} ${badges[status]}`}>{status}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

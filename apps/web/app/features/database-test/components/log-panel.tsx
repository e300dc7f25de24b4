import { type LogEntry, timeText } from '../log.ts';
import css from './database-test.module.css';

const kinds: Readonly<Record<LogEntry['type'], string | undefined>> = {
  info: css.notRun,
  success: css.success,
  error: css.failed,
};

/** What was done and answered, newest first. */
export function LogPanel({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="log">
      <h2 id="log">Log</h2>
      {entries.length === 0 ? (
        <p className={css.quiet}>No logs yet. Run tests to see results.</p>
      ) : (
        <ol className={css.log} aria-live="polite">
          {entries.map((entry) => (
            <li key={entry.id}>
              <p className={css.entry}>
                <time dateTime={entry.at.toISOString()}>{timeText(entry.at)}</time>
                <span className={`${css.badge} ${kinds[entry.type]}`}>{entry.type}</span>
                <span>{entry.message}</span>
              </p>
              {entry.details !== '' && <pre>{entry.details}</pre>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import type { Source } from '../block.ts';
import { dateText } from '../figures.ts';
import css from './content.module.css';

/** Sources of the facts above, each with its date and whether a second source was found. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className={css.sources}>
      {sources.map((source) => (
        <li key={source.title}>
          Source: {source.title}. As at <time dateTime={source.asAt}>{dateText(source.asAt)}</time>.
          {source.confidence === 'single-source' && ' Read in one source only.'}
        </li>
      ))}
    </ul>
  );
}

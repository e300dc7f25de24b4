import { type RunsOut, runsOutWords } from '@freehold/domain';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import css from './runs-out.module.css';
import { RunsOutSentence } from './runs-out-sentence.tsx';

/** Simulates after the page has shown; its code is loaded then. */
export const RunsOutLater = lazyPart(() => import('./runs-out-runner.tsx').then((module) => module.RunsOutRunner), {
  waiting: null,
});

/** How often cash or equity runs out, its percentage as large as the gain it stands under. */
export function RunsOutFigure({ found }: { readonly found: RunsOut | 'failed' | null }) {
  if (found === null || found === 'failed') {
    return (
      <div className={css.part}>
        <p className={css.sentence}>{found === null ? runsOutWords.waiting : runsOutWords.failed}</p>
      </div>
    );
  }
  return <RunsOutSentence {...found} />;
}

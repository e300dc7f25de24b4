import type { RunsOut } from '@freehold/domain';
import css from './runs-out.module.css';

/** How often money runs out, its percentage as large as the gain it stands beside. */
export function RunsOutSentence({ share, sentence, basis }: RunsOut) {
  const [before, after] = sentence.split(share);
  return (
    <div className={css.part}>
      <p className={css.sentence} role="status">
        {before}
        <strong className={`fh-big-figure ${css.share}`}>{share}</strong>
        {after}.
      </p>
      <p className={css.basis}>{basis}</p>
    </div>
  );
}

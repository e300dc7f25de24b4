import layout from '../../shared/components/layout.module.css';
import type { GearingView } from '../gearing-view.ts';

/** The yearly gap and what it does to the tax, in one sentence. */
export function AnalysisSummary({ view }: { readonly view: GearingView }) {
  return (
    <section className={layout.stack} aria-labelledby="gearing-summary">
      <h2 id="gearing-summary">Analysis Summary</h2>
      <p>{view.summary}</p>
    </section>
  );
}

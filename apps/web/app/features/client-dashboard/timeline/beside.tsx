import css from './beside.module.css';
import { useTimeline } from './timeline-state.ts';
import type { TimelineView } from './timeline-view.ts';

interface BesideProps {
  readonly of: keyof TimelineView['beside'];
  /** Name of the quick estimate, where it does not stand right above. */
  readonly estimate?: { readonly title: string; readonly value: string } | undefined;
}

/** The timeline's figure for the question that the estimate above it answers, and why they differ. */
export function Beside({ of, estimate }: BesideProps) {
  const state = useTimeline();
  if (state.status === 'failed') return null;
  const beside = state.status === 'ready' ? state.view.beside[of] : undefined;
  if (beside === null) return null;
  return (
    <p className={css.beside}>
      {estimate && (
        <span className={css.estimate}>
          {estimate.title} <span className="fh-figures">{estimate.value}</span>.{' '}
        </span>
      )}
      {beside && (
        <>
          {beside.name}: <strong className="fh-figures">{beside.value}</strong>. <span>{beside.why}</span>
        </>
      )}
    </p>
  );
}

import css from './loading-screen.module.css';

/** Keeps a page's room while its code is on the way. */
export function LoadingScreen({ text = 'Loading' }: { text?: string }) {
  return (
    <div className={`fh-width ${css.screen}`} role="status">
      <span className={css.bar} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}

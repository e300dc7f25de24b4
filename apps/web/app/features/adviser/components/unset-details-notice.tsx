import { unsetDetails } from '#app/ui/shell/unset-details.ts';
import css from './unset-details-notice.module.css';

/** Warns advisers that visitors are not told who runs the site, until the build knows it. */
export function UnsetDetailsNotice() {
  if (unsetDetails.length === 0) return null;
  return (
    <section className={`fh-attention fh-no-print ${css.notice}`} aria-labelledby="unset-details">
      <h2 id="unset-details">This site does not say who runs it</h2>
      <p>
        Not set: {unsetDetails.join(', ')}. Visitors see placeholders instead, and mails do not name their sender. Take
        no real leads until whoever runs the server has set the <code>VITE_OPERATOR_…</code> settings and built the site
        again.
      </p>
    </section>
  );
}

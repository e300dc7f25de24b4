import { currentLeadNotice, leadNotice } from '@freehold/contract';
import css from './collection-notice.module.css';

/** What happens to the details, before they are sent. The policy opens beside the page, so nothing typed is lost. */
export function CollectionNotice() {
  return (
    <div className={css.notice}>
      {leadNotice(currentLeadNotice).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href="/privacy" target="_blank" rel="noopener">
          Privacy policy (opens in a new tab)
        </a>
      </p>
    </div>
  );
}

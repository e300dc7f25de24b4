import { currentLeadNotice, leadNotice } from '@freehold/contract';
import { Fragment } from 'react';
import css from './collection-notice.module.css';

const policy = 'privacy policy';

/** What happens to the details, before they are sent. The policy opens beside the page, so nothing typed is lost. */
export function CollectionNotice() {
  return (
    <div className={css.notice}>
      {leadNotice(currentLeadNotice).map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(policy).map((part, place) => (
            <Fragment key={part}>
              {place > 0 && <PolicyLink />}
              {part}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function PolicyLink() {
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      {policy}
      <span className="fh-for-readers"> (opens in a new tab)</span>
    </a>
  );
}

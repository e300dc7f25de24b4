import { Fragment } from 'react';
import css from './collection-notice.module.css';
import { PolicyLink, policyName } from './policy-link.tsx';

/** The collection notice, shown before details are sent. */
export function CollectionNotice({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={css.notice}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(policyName).map((part, place) => (
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

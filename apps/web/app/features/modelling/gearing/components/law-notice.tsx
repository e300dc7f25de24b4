import { memo } from 'react';
import { useToday } from '#app/calculator/today.ts';
import layout from '../../shared/components/layout.module.css';
import { lawNotice } from '../law-notice.ts';

/** The change of law of 2027, with the day on which it was read. */
export const LawNotice = memo(function LawNotice() {
  const { title, text } = lawNotice(useToday());
  return (
    <section className={`fh-attention fh-no-print ${layout.notice}`} aria-labelledby="law-notice">
      <h2 id="law-notice" className={layout.noticeTitle}>
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
});

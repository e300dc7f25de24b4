import { type LeadDetails, marketingText } from '@freehold/contract';
import { date, dateTime } from '#app/lib/format.ts';
import css from './lead-screen.module.css';

const purposeLabels: Readonly<Record<string, string>> = {
  report: 'sending the report',
  contact: 'getting in touch',
  marketing: 'news and offers',
};

/** Which notice the person was shown, what they agreed to, and when. */
export function LeadConsent({ lead }: { lead: LeadDetails }) {
  const { noticeVersion, noticeAgreedAt, consentedAt, purposes, sourcePage, noticeSha256, withdrawnAt } = lead;
  const facts: readonly (readonly [string, string])[] = [
    ['Notice', noticeVersion ?? 'None recorded'],
    ...(noticeAgreedAt === null ? [] : [['Agreed', dateTime(new Date(noticeAgreedAt))] as const]),
    ['Privacy policy', consentedAt === null ? 'No tick sent' : `Ticked ${dateTime(new Date(consentedAt))}`],
    ['For', purposes.map((purpose) => purposeLabels[purpose] ?? purpose).join(', ') || 'Nothing agreed to'],
    ...(withdrawnAt ? [['Withdrawn', `${dateTime(new Date(withdrawnAt))}: do not contact`] as const] : []),
    ['Marketing', marketingText(lead, (moment) => date(new Date(moment)))],
    ...(sourcePage === null ? [] : [['Form on', sourcePage] as const]),
    ...(noticeSha256 === null ? [] : [['Text’s SHA-256', noticeSha256] as const]),
  ];
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-consent">
      <h2 id="lead-consent">Consent</h2>
      <dl className={css.facts}>
        {facts.map(([label, text]) => (
          <div key={label} className={css.pair}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { OutboxMail } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { mailFate, mailKindLabels } from '../mail-words.ts';
import { MailDialog } from './mail-dialog.tsx';
import css from './mails.module.css';
import { ResendDialog } from './resend-dialog.tsx';

interface MailsCardProps {
  readonly mails: readonly OutboxMail[];
  readonly onChange: (mail: OutboxMail) => void;
}

/** The mails about one record, oldest first, with resending of failed ones. */
export function MailsCard({ mails, onChange }: MailsCardProps) {
  const [reading, setReading] = useState<OutboxMail | null>(null);
  const [resending, setResending] = useState<OutboxMail | null>(null);
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="mails-card">
      <h2 id="mails-card">Emails</h2>
      {mails.length === 0 && <p className={css.quiet}>No email was sent.</p>}
      <ul className={css.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <p>
              <strong>{mailKindLabels[mail.kind]}</strong>{' '}
              <span className={css.address}>
                to <EmailAddress address={mail.recipient} />
              </span>
            </p>
            <p className={css.fate} data-status={mail.status}>
              {mailFate(mail)}
            </p>
            <Button variant="default" size="sm" onClick={() => setReading(mail)}>
              Read<span className="fh-for-readers">: {mailKindLabels[mail.kind]}</span>
            </Button>
            {mail.status !== 'sent' && (
              <Button variant="default" size="sm" onClick={() => setResending(mail)}>
                Send Again<span className="fh-for-readers">: {mailKindLabels[mail.kind]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <MailDialog mail={reading} onClose={() => setReading(null)} />
      <ResendDialog mail={resending} onResent={onChange} onClose={() => setResending(null)} />
    </section>
  );
}

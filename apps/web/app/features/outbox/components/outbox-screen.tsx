import { type MailTotals, mailStatuses, type OutboxMail } from '@freehold/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Waiting } from '#app/lib/api-client.ts';
import { dateTime, decimal } from '#app/lib/format.ts';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { KeyboardHelp } from '#app/ui/lists/keyboard-help.tsx';
import listCss from '#app/ui/lists/list-section.module.css';
import { ListSection, type ListWords } from '#app/ui/lists/list-section.tsx';
import { useListAddress } from '#app/ui/lists/use-list-address.ts';
import { useListing } from '#app/ui/lists/use-listing.ts';
import { useSearchShortcut, useShortcutChoice } from '#app/ui/lists/use-search-shortcut.ts';
import { mailFate, mailKindLabels, mailStatusLabels, mailToasts } from '../mail-words.ts';
import { outboxPartIn, outboxSearch } from '../outbox-address.ts';
import { mailsQuery, mailTotalsQuery, outboxKey } from '../outbox-queries.ts';
import { MailDialog } from './mail-dialog.tsx';
import css from './mails.module.css';
import { ResendDialog } from './resend-dialog.tsx';

const addressRules = { read: outboxPartIn, write: outboxSearch };
const words: ListWords = {
  title: 'Emails',
  nouns: ['email', 'emails'],
  searchHelp: 'Address of the recipient',
  empty: 'No emails found',
  failed: mailToasts.loadFailed.description,
};
const columns = [
  { label: 'Recipient' },
  { label: 'Email' },
  { label: 'State' },
  { label: 'Queued' },
  { label: 'Actions' },
];
const sortChoices = [{ value: '-created', label: 'Newest first' }] as const;
const statuses = [
  { value: '', label: 'All emails' },
  ...mailStatuses.map((value) => ({ value, label: mailStatusLabels[value] })),
];

/** Mails that are queued, sent or failed (with the reason), and resending of failed ones. */
export function OutboxScreen({ leadPath }: { leadPath: (id: string) => string }) {
  const address = useListAddress(addressRules);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [resending, setResending] = useState<OutboxMail | null>(null);
  const [reading, setReading] = useState<OutboxMail | null>(null);
  const listing = useListing(useQuery(mailsQuery(address.part, setWaiting)), {
    waiting,
    failed: mailToasts.loadFailed,
  });
  const totals = useQuery(mailTotalsQuery).data;
  const client = useQueryClient();
  const shortcut = useShortcutChoice();
  useSearchShortcut(shortcut.isOn);
  const { status } = address.part.filters;

  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <h1>Outbox</h1>
        <Button component={Link} to="/admin/leads" variant="default">
          Lead Desk
        </Button>
      </header>
      {totals && <Totals totals={totals} />}
      <ListSection
        words={words}
        columns={columns}
        sortChoices={sortChoices}
        address={address}
        listing={listing}
        total={totalOf(totals, status)}
        hasShortcut={shortcut.isOn}
        action={null}
        isTitledAbove
        filters={{
          fields: (
            <NativeSelect
              size="md"
              label="State"
              data={statuses}
              value={status ?? ''}
              onChange={({ currentTarget: { value } }) =>
                address.filterBy({ status: mailStatuses.find((known) => known === value) ?? null })
              }
            />
          ),
          count: status === null ? 0 : 1,
        }}
        nextStep={<p>Reports, replies and links that people ask for appear here.</p>}
        renderRow={(mail) => (
          <MailLine
            key={mail.id}
            mail={mail}
            leadPath={leadPath}
            onRead={() => setReading(mail)}
            onResend={() => setResending(mail)}
          />
        )}
      />
      <KeyboardHelp hasShortcut={shortcut.isOn} onChoose={shortcut.choose} />
      <MailDialog mail={reading} onClose={() => setReading(null)} />
      <ResendDialog
        mail={resending}
        onResent={() => void client.invalidateQueries({ queryKey: outboxKey })}
        onClose={() => setResending(null)}
      />
    </div>
  );
}

function totalOf(totals: MailTotals | undefined, status: OutboxMail['status'] | null): number | null {
  if (totals === undefined) return null;
  return status === null ? totals.queued + totals.sent + totals.failed : totals[status];
}

function Totals({ totals: { hasMailServer, queued, sent, failed } }: { totals: MailTotals }) {
  return (
    <>
      {!hasMailServer && (
        <p className={css.warning}>
          <strong>No mail server is set, so no email leaves.</strong> All emails wait here. Ask whoever runs this
          Freehold to connect a mail server.
        </p>
      )}
      <p className={`fh-figures ${css.totals}`}>
        {decimal(queued)} waiting, {decimal(sent)} sent, {decimal(failed)} failed
      </p>
    </>
  );
}

interface MailLineProps {
  readonly mail: OutboxMail;
  readonly leadPath: (id: string) => string;
  readonly onRead: () => void;
  readonly onResend: () => void;
}

function MailLine({ mail, leadPath, onRead, onResend }: MailLineProps) {
  const ofWhat = <span className="fh-for-readers"> to {mail.recipient}</span>;
  return (
    <tr>
      <th scope="row" className={css.recipient}>
        <EmailAddress address={mail.recipient} />
      </th>
      <td data-label="Email">{mailKindLabels[mail.kind]}</td>
      <td data-label="State">
        <span className={css.fate} data-status={mail.status}>
          {mailFate(mail)}
        </span>
      </td>
      <td data-label="Queued">
        <time dateTime={mail.createdAt}>{dateTime(new Date(mail.createdAt))}</time>
      </td>
      <td className={listCss.actions}>
        <Button variant="default" size="sm" onClick={onRead}>
          Read
          {ofWhat}
        </Button>
        {mail.leadId !== null && (
          <Button component={Link} to={leadPath(mail.leadId)} variant="default" size="sm">
            Lead
            {ofWhat}
          </Button>
        )}
        {mail.status !== 'sent' && (
          <Button variant="subtle" size="sm" onClick={onResend}>
            Send Again
            {ofWhat}
          </Button>
        )}
      </td>
    </tr>
  );
}

import { type MailBlock, type MailText, type OutboxMail, routes } from '@freehold/contract';
import { Button, Modal, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { outboxKey } from '../outbox-queries.ts';
import css from './mails.module.css';

interface MailDialogProps {
  /** The mail to be read; null closes the dialog. */
  readonly mail: OutboxMail | null;
  readonly onClose: () => void;
}

/** The text of a mail. Each read is audited, so it loads on request and is never prefetched. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  return (
    <Modal
      opened={mail !== null}
      onClose={onClose}
      title={mail?.subject ?? 'Email'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
      size="lg"
    >
      {mail !== null && <Letter mail={mail} onClose={onClose} />}
    </Modal>
  );
}

function Letter({ mail, onClose }: MailDialogProps & { mail: OutboxMail }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...outboxKey, 'text', mail.id],
    queryFn: ({ signal }) => call(routes.outbox.read, { params: { id: mail.id }, signal }),
    // One audit event for each opening, so nothing is cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={css.dialog} aria-busy={isFetching}>
      <p className={css.quiet}>
        To <span className={css.address}>{mail.recipient}</span>. Made from the record as it is now; that you read it is
        recorded.
      </p>
      {data === undefined && !error && <Skeleton height={160} radius="md" />}
      {error && !isFetching && (
        <div role="alert" className={css.failure}>
          <p>{errorText(error, 'The email could not be read.')}</p>
          <Button size="sm" variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {data && <Text mail={data} />}
      <div className={css.buttons}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function Text({ mail }: { mail: MailText }) {
  return (
    <>
      <div className={css.letter}>
        <Blocks blocks={mail.blocks} />
        <hr />
        <div className={css.small}>
          <Blocks blocks={mail.footer} />
        </div>
      </div>
      {mail.attachment !== null && <p className={css.quiet}>With the file {mail.attachment}.</p>}
      {mail.canPassLinkOn && <PassOn id={mail.id} />}
    </>
  );
}

// Plain text only: no markup from a mail, and links that act for the recipient are withheld.
function Blocks({ blocks }: { blocks: readonly MailBlock[] }) {
  return blocks.map(({ text, url, isLink }) => (
    <p key={text}>
      {isLink ? <strong>{text}: </strong> : text}
      {isLink && (url === null ? <span className={css.quiet}>private link, not shown here</span> : url)}
    </p>
  ));
}

function PassOn({ id }: { id: string }) {
  const { run, isRunning } = useCall(routes.outbox.passLinkOn);
  const [link, setLink] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function show() {
    setFailure(null);
    const outcome = await run({ params: { id } });
    if (outcome.kind === 'done') setLink(outcome.reply.link);
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The link could not be made.'));
  }

  return (
    <div className={css.passOn}>
      <p>
        No mail server is set, so this person gets no email. Their confirmation link can be passed on by hand: it
        confirms the address together with their password only, and whoever has it can also remove the account or set a
        new password. Give it to nobody else.
      </p>
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      {link === null ? (
        <Button disabled={isRunning} onClick={() => void show()}>
          Show the Confirmation Link
        </Button>
      ) : (
        <>
          <TextInput label="Link to pass on" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <CopyButton label="Copy Link" done="Link copied" byHandLabel="Link" text={() => link} />
        </>
      )}
    </div>
  );
}

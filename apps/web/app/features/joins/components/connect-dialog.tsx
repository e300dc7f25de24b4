import type { JoinAsked, JoinPair, JoinRecord } from '@freehold/contract';
import { Button, Modal } from '@mantine/core';
import { nameOf } from '../name-of.ts';
import css from './joins.module.css';

/** Which account and record are about to be connected. */
export interface ConnectQuestion {
  readonly account: JoinAsked['account'];
  readonly record: JoinRecord;
}

interface ConnectDialogProps {
  readonly question: ConnectQuestion | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConnect: (pair: JoinPair) => void;
  readonly onClose: () => void;
}

/** Asks before a record is handed to the account of a client: that cannot be taken back. */
export function ConnectDialog({ question, onClose, ...rest }: ConnectDialogProps) {
  return (
    <Modal
      opened={question !== null}
      onClose={onClose}
      title="Connect the record with the account?"
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {question && <Question question={question} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Question({
  question: { account, record },
  isBusy,
  failure,
  onConnect,
  onClose,
}: ConnectDialogProps & { question: ConnectQuestion }) {
  const hasOtherName = nameOf(account).toLowerCase() !== nameOf(record).toLowerCase();
  return (
    <div className={css.question}>
      <p>
        {nameOf(account)} ({account.email}) will see and change everything in your record of {nameOf(record)}: income,
        debts, partner, properties. They are told by email. It cannot be undone.
      </p>
      {hasOtherName && (
        <p className="fh-attention">
          The names differ. Check that they are the same person: call them on a number you know.
        </p>
      )}
      {failure !== null && !isBusy && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <div className={css.buttons}>
        <Button disabled={isBusy} onClick={() => onConnect({ accountId: account.id, recordId: record.id })}>
          {isBusy ? 'Connecting' : 'Connect'}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onClose} data-autofocus>
          Cancel
        </Button>
      </div>
    </div>
  );
}

import type { JoinAsked, JoinPair, JoinRecord } from '@freehold/contract';
import { Button, Modal } from '@mantine/core';
import { Link } from 'react-router';
import { date } from '#app/lib/format.ts';
import css from './joins.module.css';

/** The account and the record about to be connected. */
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

/** Confirms before a record is handed to a client's account: this cannot be undone. */
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

interface JoinCardProps {
  readonly asked: JoinAsked;
  readonly isBusy: boolean;
  readonly onConnect: (record: JoinRecord) => void;
  readonly onRefuse: (recordId: string) => void;
  readonly onReopen: (recordId: string) => void;
}

/** An account with the records under its address, and what can be done with each. */
export function JoinCard({ asked: { account, records }, isBusy, ...acts }: JoinCardProps) {
  return (
    <li className={css.account}>
      <p>
        <Link to={`/admin/client/${account.id}`}>{nameOf(account)}</Link> signed up and confirmed {account.email} on{' '}
        {date(new Date(account.provenAt))}.
      </p>
      {account.hasDetails && (
        <p className={css.quiet}>
          They have entered details of their own, which nothing overwrites. The records stay apart: copy by hand what
          you need.
        </p>
      )}
      <ul className={css.records}>
        {records.map((record) => (
          <RecordRow key={record.id} record={record} canConnect={!account.hasDetails} isBusy={isBusy} {...acts} />
        ))}
      </ul>
    </li>
  );
}

type RecordRowProps = Pick<JoinCardProps, 'isBusy' | 'onConnect' | 'onRefuse' | 'onReopen'> & {
  readonly record: JoinRecord;
  readonly canConnect: boolean;
};

function RecordRow({ record, canConnect, isBusy, onConnect, onRefuse, onReopen }: RecordRowProps) {
  const who = <span className="fh-for-readers"> ({nameOf(record)})</span>;
  return (
    <li className={css.record}>
      <span className={css.who}>
        Your record of <Link to={`/admin/client/${record.id}`}>{nameOf(record)}</Link>
        <span className={css.quiet}> entered {date(new Date(record.createdAt))}</span>
      </span>
      {record.isRefused ? (
        <span className={css.buttons}>
          <span className={css.quiet}>Not this person</span>
          <Button variant="default" size="sm" disabled={isBusy} onClick={() => onReopen(record.id)}>
            Undo{who}
          </Button>
        </span>
      ) : (
        <span className={css.buttons}>
          {canConnect && (
            <Button size="sm" disabled={isBusy} onClick={() => onConnect(record)}>
              Connect{who}
            </Button>
          )}
          <Button variant="default" size="sm" disabled={isBusy} onClick={() => onRefuse(record.id)}>
            {canConnect ? 'Not This Person' : 'Keep Apart'}
            {who}
          </Button>
        </span>
      )}
    </li>
  );
}

/** Name of an account or a record for use in a sentence. */
function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Somebody without a name';
}

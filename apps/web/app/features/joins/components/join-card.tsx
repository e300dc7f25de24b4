import type { JoinAsked, JoinRecord } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { date } from '#app/lib/format.ts';
import { nameOf } from '../name-of.ts';
import css from './joins.module.css';

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

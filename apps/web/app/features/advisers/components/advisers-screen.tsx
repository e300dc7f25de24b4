import { type Adviser, type Advisers, fullName } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { counted, date } from '#app/lib/format.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { advisersQuery } from '../advisers-queries.ts';
import { type AdviserAct, AdviserDialog } from './adviser-dialog.tsx';
import css from './advisers.module.css';

const states = { invited: 'Invited', active: 'Active', disabled: 'Disabled' } as const;

/** The practice's advisers, for an admin: who they are, how much is theirs, and what can be done. */
export function AdvisersScreen() {
  const { data, error, isFetching, refetch } = useQuery(advisersQuery);
  const [act, setAct] = useState<AdviserAct | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const others = (data?.advisers ?? []).filter(({ id, state }) => state !== 'disabled' && id !== act?.adviser?.id);
  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <div>
          <h1>Advisers</h1>
          <p>An adviser sees their own clients and leads, and leads nobody has taken. Administrators see everybody.</p>
        </div>
        <Button onClick={() => setAct({ kind: 'invite', adviser: null })}>Invite Adviser</Button>
      </header>
      {link !== null && (
        <section className={`fh-attention ${css.state}`} role="status">
          <p>No mail server is set, so the invitation waits in the outbox. Pass this link on; it works once:</p>
          <CopyButton label="Copy Link" done="Link copied" byHandLabel="The link" text={() => link} />
        </section>
      )}
      {data === undefined && isFetching && (
        <div role="status">
          <span className="fh-for-readers">Loading the advisers</span>
          <Skeleton height={240} radius="md" />
        </div>
      )}
      {data === undefined && error !== null && !isFetching && (
        <section className={`fh-attention ${css.state}`} role="alert">
          <h2>The advisers could not be loaded</h2>
          <p>{errorText(error, 'The server gave no usable answer.')}</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </section>
      )}
      {data && <Everybody data={data} onAct={setAct} />}
      <AdviserDialog act={act} others={others} onInvited={setLink} onClose={() => setAct(null)} />
    </div>
  );
}

interface EverybodyProps {
  readonly data: Advisers;
  readonly onAct: (act: AdviserAct) => void;
}

function Everybody({ data: { advisers, unassigned }, onAct }: EverybodyProps) {
  if (advisers.length === 0) {
    return (
      <section className={css.state}>
        <h2>No advisers yet</h2>
        <p>While administrators look after every client themselves, nothing needs to be done here.</p>
      </section>
    );
  }
  return (
    <>
      <p className="fh-figures">
        Without an adviser: {counted(unassigned.clients, 'client')} and {counted(unassigned.openLeads, 'open lead')}.
      </p>
      <ul className={css.rows}>
        {advisers.map((adviser) => (
          <AdviserRow key={adviser.id} adviser={adviser} onAct={onAct} />
        ))}
      </ul>
    </>
  );
}

function AdviserRow({ adviser, onAct }: Pick<EverybodyProps, 'onAct'> & { readonly adviser: Adviser }) {
  const { state, clients, openLeads } = adviser;
  const name = <span className="fh-for-readers"> {fullName(adviser)}</span>;
  return (
    <li className={css.row}>
      <div className={css.who}>
        <h2>{fullName(adviser)}</h2>
        <EmailAddress address={adviser.email} />
      </div>
      <div className={css.much}>
        <p>{states[state]}</p>
        <p className={`fh-figures ${css.quiet}`}>
          {counted(clients, 'client')}, {counted(openLeads, 'open lead')}; since{' '}
          <time dateTime={adviser.since}>{date(new Date(adviser.since))}</time>
        </p>
      </div>
      <div className={css.buttons}>
        {state === 'invited' && (
          <Button variant="default" size="sm" onClick={() => onAct({ kind: 'invite', adviser })}>
            Invite Again{name}
          </Button>
        )}
        {clients + openLeads > 0 && (
          <Button variant="default" size="sm" onClick={() => onAct({ kind: 'hand-over', adviser })}>
            Hand Over{name}
          </Button>
        )}
        <Button
          variant="subtle"
          size="sm"
          onClick={() => onAct({ kind: state === 'disabled' ? 'enable' : 'disable', adviser })}
        >
          {state === 'disabled' ? 'Enable' : 'Disable'}
          {name}
        </Button>
      </div>
    </li>
  );
}

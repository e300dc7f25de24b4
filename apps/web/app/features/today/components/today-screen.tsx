import { leadKindFacts, oldAfterDays, type Today, termDays } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { date, day as dayWords } from '#app/lib/format.ts';
import { ViewSwitch } from '#app/ui/view-switch.tsx';
import { todayQuery } from '../today-query.ts';
import { dueText, nameOf, termText, waitText } from '../today-words.ts';
import { useDone } from '../use-done.ts';
import { DayList, DayRow } from './day-list.tsx';
import css from './today-screen.module.css';

const scopes = [
  { value: 'mine', label: 'Mine and unassigned' },
  { value: 'everyone', label: 'Everyone' },
] as const;
type Scope = (typeof scopes)[number]['value'];

/** The adviser's day: what is due, who waits, and what to ask about again. */
export function TodayScreen({ leadPath }: { leadPath: (id: string) => string }) {
  const [scope, setScope] = useState<Scope>('mine');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(todayQuery(scope === 'mine'));
  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <div>
          <h1>Today</h1>
          <p className={css.day}>{data ? dayWords(data.day) : ' '}</p>
        </div>
        <ViewSwitch legend="Whose leads and tasks" views={scopes} value={scope} onChange={setScope} />
      </header>
      {error !== null && !isFetching && (
        <section className={`fh-attention ${css.failed}`} role="alert">
          <h2>Your day could not be loaded</h2>
          <p>{errorText(error, 'Our server could not answer.')}</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </section>
      )}
      {data === undefined && isFetching && <Loading />}
      {data && <Lists today={data} leadPath={leadPath} isOlder={isPlaceholderData} isOfAll={scope === 'everyone'} />}
    </div>
  );
}

const places = ['due', 'waiting', 'old', 'ending'];

function Loading() {
  return (
    <div className={css.lists}>
      <p className="fh-for-readers" role="status">
        Loading your day
      </p>
      {places.map((place) => (
        <Skeleton key={place} height={220} radius="md" />
      ))}
    </div>
  );
}

interface ListsProps {
  readonly today: Today;
  readonly leadPath: (id: string) => string;
  /** The answer to the other choice, while this one's is on its way. */
  readonly isOlder: boolean;
  /** With the leads of other advisers, so each row says whose it is. */
  readonly isOfAll: boolean;
}

function Lists({ today, leadPath, isOlder, isOfAll }: ListsProps) {
  const { waitingLeads, endingTerms, oldRecords } = today;
  const now = new Date();
  const whose = (owner: string | null) => (isOfAll ? ` · ${owner ?? 'Unassigned'}` : '');
  return (
    <div className={css.lists} aria-busy={isOlder} data-older={isOlder || undefined}>
      <DueActions today={today} leadPath={leadPath} whose={whose} />
      <DayList
        id="waiting-leads"
        title="Leads waiting"
        total={waitingLeads.total}
        empty="Every lead has been answered."
        all={{ to: '/admin/leads?todo=answer&sort=received', label: 'All leads waiting' }}
      >
        {waitingLeads.items.map((lead) => (
          <DayRow
            key={lead.id}
            to={leadPath(lead.id)}
            name={nameOf(lead)}
            about={`${leadKindFacts[lead.kind].label}${whose(lead.owner)}`}
            when={waitText(lead.receivedAt, now)}
          />
        ))}
      </DayList>
      <DayList
        id="old-records"
        title={`Details older than ${oldAfterDays} days`}
        total={oldRecords.total}
        empty={`No client’s details have stood unchanged for ${oldAfterDays} days.`}
        all={{ to: '/admin/clients', label: 'All clients' }}
      >
        {oldRecords.items.map((client) => (
          <DayRow
            key={client.id}
            to={`/admin/client/${client.id}`}
            name={nameOf(client)}
            about={client.email}
            when={date(new Date(client.updatedAt))}
          />
        ))}
      </DayList>
      <div className={css.wide}>
        <DayList
          id="ending-terms"
          title={`Loan terms ending within ${termDays} days`}
          total={endingTerms.total}
          empty={`No fixed rate or interest-only period on record ends within ${termDays} days.`}
          all={{ to: '/admin/clients', label: 'All clients' }}
        >
          {endingTerms.items.map((term) => (
            <DayRow
              key={`${term.id} ${term.term}`}
              to={`/admin/client/${term.clientId}`}
              name={nameOf(term)}
              about={termText(term)}
              when={dayWords(term.endsOn)}
            />
          ))}
        </DayList>
      </div>
    </div>
  );
}

interface DueActionsProps extends Pick<ListsProps, 'today' | 'leadPath'> {
  readonly whose: (owner: string | null) => string;
}

function DueActions({ today: { day, dueActions }, leadPath, whose }: DueActionsProps) {
  const { finish, isRunning } = useDone();
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className={css.wide}>
      <DayList
        id="due-actions"
        title="Due"
        total={dueActions.total}
        empty="Nothing is due. A lead’s next action and a client’s task appear here on their day."
        all={{ to: '/admin/leads?todo=action&sort=received', label: 'All leads due' }}
      >
        {dueActions.items.map((due) => (
          <DayRow
            key={due.id}
            to={due.of === 'lead' ? leadPath(due.id) : `/admin/client/${due.clientId}`}
            name={nameOf(due)}
            about={`${due.action ?? 'Next action'}${whose(due.owner)}`}
            when={<span className={due.dueOn < day ? css.overdue : undefined}>{dueText(due.dueOn, day)}</span>}
          >
            <Button
              variant="default"
              size="compact-sm"
              className={css.done}
              disabled={isRunning}
              onClick={async () => {
                // The pressed button disappears with its row.
                if (await finish(due)) part.current?.querySelector('h2')?.focus();
              }}
            >
              Done
              <span className="fh-for-readers">
                {' '}
                {due.action ?? 'next action'}, {nameOf(due)}
              </span>
            </Button>
          </DayRow>
        ))}
      </DayList>
    </div>
  );
}

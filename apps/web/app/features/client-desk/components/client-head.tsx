import type { ClientHead as Head } from '@freehold/contract';
import { timelineNames } from '@freehold/domain';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { counted, date, day as dayWords, money, percent } from '#app/lib/format.ts';
import { headQuery } from '../client-desk-queries.ts';
import { useTasks } from '../use-tasks.ts';
import css from './client-head.module.css';
import { PartFailed } from './part-states.tsx';

/** What a client's page opens on: how they stand today, what is to be done next, and the last contact. */
export function ClientHead({ clientId }: { readonly clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(headQuery(clientId));
  if (data === undefined && error !== null && !isFetching) {
    return <PartFailed title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <section className={css.screen} aria-label="Figures and next step" aria-busy={isFetching}>
      {data === undefined ? <Loading /> : <Figures figures={data.figures} />}
      {data === undefined ? <Skeleton height={62} radius="md" /> : <NextStep clientId={clientId} head={data} />}
    </section>
  );
}

function Loading() {
  return (
    <div className={css.figures}>
      <p className="fh-for-readers" role="status">
        Loading the figures
      </p>
      {names.map((name) => (
        <div key={name} className={`fh-card ${css.figure}`}>
          <p className={css.name}>{name}</p>
          <Skeleton height={30} width="60%" radius="sm" />
        </div>
      ))}
    </div>
  );
}

const names = [timelineNames.netWorth, timelineNames.propertyEquity, timelineNames.leftOver, timelineNames.nextEvent];

function Figures({ figures }: Pick<Head, 'figures'>) {
  if (figures === null) {
    return (
      <p className={`fh-card ${css.empty}`}>No income, asset or loan on record yet. Add one to see the figures.</p>
    );
  }
  const { netWorth, propertyEquity, lvrPercent, leftOverMonthly, nextEvent } = figures;
  return (
    <dl className={css.figures}>
      <Figure name={timelineNames.netWorth} amount={netWorth} note={netWorth === null ? 'A value is missing' : ''} />
      <Figure
        name={timelineNames.propertyEquity}
        amount={propertyEquity}
        note={lvrPercent === null ? 'No property with a value' : `LVR ${percent(lvrPercent)}`}
      />
      <Figure name={timelineNames.leftOver} amount={leftOverMonthly} note="After tax, living costs and repayments" />
      <Cell name={timelineNames.nextEvent} note={nextEvent?.what ?? 'No event is known'}>
        {nextEvent?.when ?? '–'}
      </Cell>
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  /** Dollars; null is not known. */
  readonly amount: number | null;
  readonly note: string;
}

function Figure({ name, amount, note }: FigureProps) {
  return (
    <Cell name={name} note={note} isNegative={amount !== null && amount < 0}>
      {amount === null ? '–' : money(amount)}
    </Cell>
  );
}

interface CellProps {
  readonly name: string;
  readonly note: string;
  readonly isNegative?: boolean;
  readonly children: ReactNode;
}

function Cell({ name, note, isNegative = false, children }: CellProps) {
  return (
    <div className={`fh-card ${css.figure}`}>
      <dt className={css.name}>{name}</dt>
      <dd className={`fh-big-figure ${css.value}`} data-is-negative={isNegative || undefined}>
        {children}
      </dd>
      {note !== '' && <dd className={css.note}>{note}</dd>}
    </div>
  );
}

function NextStep({ clientId, head }: { readonly clientId: string; readonly head: Head }) {
  const { nextTask, openTasks, lastContactAt, day } = head;
  const { finish, isRunning } = useTasks(clientId);
  const all = useRef<HTMLAnchorElement>(null);
  return (
    <div className={`fh-card ${css.step}`}>
      <div className={css.task}>
        <p className={css.name}>Next task</p>
        <p className={css.text}>{nextTask?.text ?? 'Nothing to do'}</p>
        {nextTask?.dueOn && (
          <p className={nextTask.dueOn < day ? css.overdue : css.note}>
            {nextTask.dueOn < day ? 'Overdue since' : 'Due'} {dayWords(nextTask.dueOn)}
          </p>
        )}
      </div>
      <div className={css.actions}>
        {nextTask !== null && (
          <Button
            disabled={isRunning}
            // The pressed button can disappear with its task.
            onClick={() => void finish(nextTask).then((isDone) => isDone && all.current?.focus())}
          >
            Done<span className="fh-for-readers"> {nextTask.text}</span>
          </Button>
        )}
        <Link ref={all} to={{ search: 'part=tasks' }} preventScrollReset>
          {openTasks === 0 ? 'Add a task' : counted(openTasks, 'open task')}
        </Link>
      </div>
      <div>
        <p className={css.name}>Last contact</p>
        <p>{lastContactAt === null ? 'None noted' : date(new Date(lastContactAt))}</p>
      </div>
    </div>
  );
}

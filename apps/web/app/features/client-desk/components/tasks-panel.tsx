import { type ClientTask, clientTaskInputSchema } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { date, day as dayWords } from '#app/lib/format.ts';
import { tasksQuery } from '../client-desk-queries.ts';
import { useTasks } from '../use-tasks.ts';
import css from './client-parts.module.css';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';
import taskCss from './tasks.module.css';

type Tasks = ReturnType<typeof useTasks>;
type Errors = Readonly<Record<string, string>>;

/** What is to be done for a client, and what was. */
export function TasksPanel({ clientId }: { readonly clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(tasksQuery(clientId));
  const tasks = useTasks(clientId);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = data?.filter(({ doneAt }) => doneAt === null) ?? [];
  const done = data?.filter(({ doneAt }) => doneAt !== null) ?? [];
  // The pressed button goes with its row.
  const toHeading = (isDone: boolean) => isDone && heading.current?.focus();
  return (
    <section aria-labelledby="client-tasks" aria-busy={isFetching}>
      <header className={css.head}>
        <h2 id="client-tasks" ref={heading} tabIndex={-1}>
          Tasks
        </h2>
      </header>
      <TaskForm tasks={tasks} />
      {data === undefined && error === null && <PartLoading text="Loading the tasks" />}
      {error !== null && !isFetching && (
        <PartFailed title="The tasks could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && open.length === 0 && (
        <PartEmpty title="Nothing to do">
          <p>A task with a day shows on Today when it is due.</p>
        </PartEmpty>
      )}
      <ul className={taskCss.rows} aria-label="Open tasks">
        {open.map((task) => (
          <TaskRow key={task.id} task={task} tasks={tasks} onGone={toHeading} />
        ))}
      </ul>
      {done.length > 0 && <h3 className={taskCss.doneHead}>Done</h3>}
      <ul className={taskCss.rows} aria-label="Finished tasks">
        {done.map((task) => (
          <TaskRow key={task.id} task={task} tasks={tasks} onGone={toHeading} />
        ))}
      </ul>
    </section>
  );
}

function TaskForm({ tasks: { add, isAdding } }: { readonly tasks: Tasks }) {
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const id = useId();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isAdding) return;
    const { data, error } = z.safeParse(clientTaskInputSchema, { text, dueOn: dueOn === '' ? null : dueOn });
    if (error) {
      return setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])));
    }
    const refused = await add(data);
    setErrors(refused ?? {});
    if (refused !== null) return;
    setText('');
    setDueOn('');
  }

  return (
    <form className={taskCss.form} noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        id={`${id}-text`}
        label="New task"
        value={text}
        error={errors.text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setErrors({});
        }}
      />
      <TextInput
        id={`${id}-day`}
        type="date"
        label="Due"
        value={dueOn}
        error={errors.dueOn}
        onChange={({ currentTarget: { value } }) => setDueOn(value)}
      />
      <Button type="submit" aria-disabled={isAdding}>
        {isAdding ? 'Adding' : 'Add Task'}
      </Button>
    </form>
  );
}

interface TaskRowProps {
  readonly task: ClientTask;
  readonly tasks: Tasks;
  readonly onGone: (isDone: boolean) => void;
}

function TaskRow({ task, tasks: { finish, reopen, remove, isRunning }, onGone }: TaskRowProps) {
  const { text, doneAt } = task;
  const isOpen = doneAt === null;
  return (
    <li>
      <p className={taskCss.text}>{text}</p>
      <p className={css.quiet}>{factsOf(task).join(' · ')}</p>
      <div className={css.buttons}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={isRunning}
          onClick={() => void (isOpen ? finish(task) : reopen(task)).then(onGone)}
        >
          {isOpen ? 'Done' : 'Reopen'}
          <span className="fh-for-readers"> {text}</span>
        </Button>
        <Button variant="subtle" size="compact-sm" disabled={isRunning} onClick={() => void remove(task).then(onGone)}>
          Delete<span className="fh-for-readers"> {text}</span>
        </Button>
      </div>
    </li>
  );
}

function factsOf({ dueOn, ownerName, doneAt, doneByName }: ClientTask): string[] {
  if (doneAt !== null) return [`Done ${date(new Date(doneAt))}`, ...(doneByName === null ? [] : [`by ${doneByName}`])];
  return [dueOn === null ? 'No day' : `Due ${dayWords(dueOn)}`, ownerName ?? 'Unassigned'];
}

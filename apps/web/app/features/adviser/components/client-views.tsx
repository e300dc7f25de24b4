import { longestViewName, routes, type SavedView, savedViewMessages } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import rowCss from '#app/ui/tabs/scrolling-row.module.css';
import { markEnds, showInRow } from '#app/ui/tabs/scrolling-row.ts';
import { type ClientView, fixedViews, isSameView } from '../client-view.ts';
import css from './client-views.module.css';

interface ClientViewsProps {
  readonly view: ClientView;
  readonly onShow: (view: ClientView) => void;
}

/** Views of the list of clients as chips: those built in and the adviser's own, which can be renamed and deleted. */
export function ClientViews({ view, onShow }: ClientViewsProps) {
  const saved = useSavedViews();
  const own = saved.views.find((known) => isSameView(known, view)) ?? null;
  const views = [...fixedViews, ...saved.views];
  const pressed = views.findIndex((known) => isSameView(known, view));
  const chips = useRef<HTMLUListElement>(null);
  const { length } = views;
  useEffect(() => {
    const chip = pressed < length ? chips.current?.children[pressed] : null;
    showInRow(chips.current, chip instanceof HTMLElement ? chip : null);
  }, [pressed, length]);
  return (
    <section className={css.views} aria-label="Views">
      <ul
        ref={chips}
        className={`${rowCss.row} ${css.chips}`}
        onScroll={({ currentTarget }) => markEnds(currentTarget)}
      >
        {views.map((known) => (
          <li key={known.name}>
            <button
              type="button"
              className={css.chip}
              aria-pressed={isSameView(known, view)}
              onClick={() => onShow(known)}
            >
              {known.name}
            </button>
          </li>
        ))}
      </ul>
      {own !== null && <OwnView key={own.id} view={own} saved={saved} />}
      {pressed === -1 && <NewView key="new" view={view} saved={saved} />}
      <ViewStates saved={saved} />
    </section>
  );
}

function NewView({ view, saved }: { view: ClientView; saved: SavedViews }) {
  const [id, setId] = useState<string | null>(null);
  if (id === null) {
    return (
      <Button variant="default" size="sm" onClick={() => setId(crypto.randomUUID())}>
        Save this view
      </Button>
    );
  }
  return <NameForm view={{ id, name: '', ...view }} saved={saved} onDone={() => setId(null)} />;
}

function OwnView({ view, saved }: { view: SavedView; saved: SavedViews }) {
  const [isNaming, setNaming] = useState(false);
  if (isNaming) return <NameForm view={view} saved={saved} onDone={() => setNaming(false)} />;
  return (
    <div className={css.buttons}>
      <Button variant="default" size="sm" onClick={() => setNaming(true)}>
        Rename<span className="fh-for-readers"> {view.name}</span>
      </Button>
      <Button variant="default" size="sm" onClick={() => void saved.remove(view)}>
        Delete<span className="fh-for-readers"> {view.name}</span>
      </Button>
    </div>
  );
}

function NameForm({ view, saved, onDone }: { view: SavedView; saved: SavedViews; onDone: () => void }) {
  const [name, setName] = useState(view.name);
  const [isBlank, setBlank] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const written = name.trim();
    setBlank(written === '');
    if (written !== '' && !saved.isSaving && (await saved.keep({ ...view, name: written }))) onDone();
  }

  function leave() {
    saved.clearFailure();
    onDone();
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        label="Name of the view"
        value={name}
        maxLength={longestViewName}
        error={isBlank ? savedViewMessages.noName : saved.failure}
        autoComplete="off"
        autoFocus
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
      />
      <Button type="submit" size="sm" aria-disabled={saved.isSaving}>
        Save
      </Button>
      <Button variant="default" size="sm" onClick={leave}>
        Cancel
      </Button>
    </form>
  );
}

function ViewStates({ saved }: { saved: SavedViews }) {
  const { removed, isFailed, failure } = saved;
  return (
    <>
      {isFailed && (
        <p role="alert" className={css.state}>
          Your views could not be loaded.{' '}
          <Button variant="subtle" size="sm" onClick={saved.retry}>
            Retry
          </Button>
        </p>
      )}
      {failure !== null && (
        <p className="fh-for-readers" role="alert">
          {failure}
        </p>
      )}
      {removed !== null && (
        <div className={css.state}>
          <p role="status">View “{removed.name}” deleted.</p>
          <Button variant="default" size="sm" autoFocus onClick={() => void saved.keep(removed)}>
            Undo
          </Button>
        </div>
      )}
    </>
  );
}

const viewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: ({ signal }) => call(routes.savedViews.list, { signal }),
});

/** An adviser's own views, with the one deleted last until it is brought back. */
function useSavedViews() {
  const client = useQueryClient();
  const found = useQuery(viewsQuery);
  const keeping = useCall(routes.savedViews.keep);
  const removing = useCall(routes.savedViews.remove);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: viewsQuery.queryKey });

  async function keep({ id, ...body }: SavedView): Promise<boolean> {
    setFailure(null);
    const outcome = await keeping.run({ params: { id }, body });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The view was not saved. Please try again.'));
    if (outcome.kind !== 'done') return false;
    setRemoved(null);
    await refresh();
    return true;
  }

  async function remove({ id }: SavedView): Promise<void> {
    setFailure(null);
    const outcome = await removing.run({ params: { id } });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The view was not deleted. Please try again.'));
    if (outcome.kind !== 'done') return;
    setRemoved(outcome.reply);
    await refresh();
  }

  return {
    views: found.data ?? [],
    isFailed: found.isError,
    retry: () => void found.refetch(),
    isSaving: keeping.isRunning || removing.isRunning,
    failure,
    clearFailure: () => setFailure(null),
    removed,
    keep,
    remove,
  };
}

type SavedViews = ReturnType<typeof useSavedViews>;

import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type KeptView,
  type ListViews,
  type SavedViews,
  useSavedViews,
  type ViewToKeep,
  viewRules,
} from '#app/lib/saved-views.ts';
import rowCss from '../tabs/scrolling-row.module.css';
import { markEnds, showInRow } from '../tabs/scrolling-row.ts';
import css from './list-views.module.css';

interface ListViewChipsProps<Shown> {
  readonly views: ListViews<Shown>;
  /** What the list shows now. */
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Views of a list as chips: those built in and the adviser's own, which can be renamed and deleted. */
export function ListViewChips<Shown>({ views, shown, onShow }: ListViewChipsProps<Shown>) {
  const saved = useSavedViews(views.list);
  const known = [...views.fixed.map((view) => chipOf(views, view)), ...ownChips(views, saved.views)];
  const current = views.keyOf(shown);
  const pressed = known.findIndex(({ key }) => key === current);
  const own = known[pressed]?.kept ?? null;
  const chips = useRef<HTMLUListElement>(null);
  const { length } = known;
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
        {known.map((chip) => (
          <li key={chip.kept?.id ?? chip.name}>
            <button
              type="button"
              className={css.chip}
              aria-pressed={chip.key === current}
              onClick={() => onShow(chip.shown)}
            >
              {chip.name}
            </button>
          </li>
        ))}
      </ul>
      {own !== null && <OwnView key={own.id} view={own} saved={saved} />}
      {pressed === -1 && <NewView key="new" toKeep={(name) => views.toKeep(shown, name)} saved={saved} />}
      <ViewStates saved={saved} />
    </section>
  );
}

function chipOf<Shown>({ keyOf }: ListViews<Shown>, view: Shown & { readonly name: string }) {
  return { name: view.name, key: keyOf(view), shown: view, kept: null };
}

function ownChips<Shown>({ keyOf, fromKept }: ListViews<Shown>, kept: readonly KeptView[]) {
  return kept.flatMap((view) => {
    const shown = fromKept(view);
    return shown === null ? [] : [{ name: view.name, key: keyOf(shown), shown, kept: view }];
  });
}

function NewView({ toKeep, saved }: { toKeep: (name: string) => ViewToKeep; saved: SavedViews }) {
  const [id, setId] = useState<string | null>(null);
  if (id === null) {
    return (
      <Button variant="default" size="sm" onClick={() => setId(crypto.randomUUID())}>
        Save this view
      </Button>
    );
  }
  return <NameForm name="" keep={(name) => saved.keep(id, toKeep(name))} saved={saved} onDone={() => setId(null)} />;
}

function OwnView({ view, saved }: { view: KeptView; saved: SavedViews }) {
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    const rename = (name: string) => saved.keep(view.id, { ...withoutId(view), name });
    return <NameForm name={view.name} keep={rename} saved={saved} onDone={() => setNaming(false)} />;
  }
  return (
    <div className={css.buttons}>
      <Button variant="default" size="sm" onClick={() => setNaming(true)}>
        Rename<span className="fh-for-readers"> {view.name}</span>
      </Button>
      <Button variant="default" size="sm" onClick={() => void saved.remove(view.id)}>
        Delete<span className="fh-for-readers"> {view.name}</span>
      </Button>
    </div>
  );
}

interface NameFormProps {
  readonly name: string;
  /** False when the view was not kept. */
  readonly keep: (name: string) => Promise<boolean>;
  readonly saved: SavedViews;
  readonly onDone: () => void;
}

function NameForm({ name: before, keep, saved, onDone }: NameFormProps) {
  const [name, setName] = useState(before);
  const [isBlank, setBlank] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const written = name.trim();
    setBlank(written === '');
    if (written !== '' && !saved.isSaving && (await keep(written))) onDone();
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
        maxLength={viewRules.longestName}
        error={isBlank ? viewRules.noName : saved.failure}
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
          <Button variant="default" size="sm" autoFocus onClick={() => void saved.keep(removed.id, withoutId(removed))}>
            Undo
          </Button>
        </div>
      )}
    </>
  );
}

function withoutId({ id: _id, ...view }: KeptView): ViewToKeep {
  return view;
}

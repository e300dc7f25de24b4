import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import type { CalculatorNotice } from '#app/calculator/form-definition.ts';
import { type OpeningForm, useOpening } from '#app/calculator/opening.ts';
import { scenarioReader, shareAddress } from '#app/calculator/scenario-link.ts';
import { useFigureAhead } from '#app/calculator/use-figure-ahead.ts';
import { type OwnPlace, useRecordStart } from '#app/calculator/use-record-start.ts';
import { useSession } from '#app/lib/session.ts';
import { afterFigure, settleFigures } from '#app/loading/after-figure.ts';
import { afterPress, settlePress } from '#app/loading/after-press.ts';
import { checkedInputs, scenarioOf } from './checked-inputs.ts';
import { type ModellingDraft, type Part, parseDraft, restarted, startingDraft, toDraft } from './draft.ts';
import { linkFieldName } from './field-labels.ts';
import { panelCalculation } from './panel-calculation.ts';

/** Id of a field's element, such as `equity.interestRate` or `portfolio.properties.0.acquired`. */
export function fieldId(path: string): string {
  return `modelling-${path.replaceAll('.', '-')}`;
}

// The heading of the panel's result.
const resultId = 'portfolio-result';

/** The form as visitors have it. */
const openingForm: OpeningForm<ModellingDraft> = {
  storageKey: 'freehold.draft.modelling',
  blank: startingDraft,
  parseDraft,
  readLink: scenarioReader((scenario) => (scenario.kind === 'modelling' ? toDraft(scenario.inputs) : null)),
  labelsOf: (dropped) => dropped.map(linkFieldName),
};

/** State of the dashboard: the draft, the touched fields, and the message shown about it. */
function useModellingState() {
  const [draft, setDraft] = useState(startingDraft);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<CalculatorNotice<ModellingDraft> | null>(null);
  const [isLinked, setLinked] = useState(false);
  const [place, setPlace] = useState<OwnPlace<ModellingDraft> | null>(null);
  const form = useMemo(() => ({ ...openingForm, ...place }), [place]);

  /** Replaces the draft, as if the dashboard had opened with it. */
  function open(next: ModellingDraft, why: CalculatorNotice<ModellingDraft> | null) {
    settleFigures();
    setDraft(next);
    setTouched(new Set());
    setNotice(why);
    setLinked(why?.kind === 'shared');
  }

  const { isWaiting, lookedAt, ...record } = useOwnStart();
  const start = useRecordStart({
    ...record,
    form: openingForm,
    current: draft,
    isFollowing: place !== null,
    isLinked,
    follow(own, next) {
      setPlace(own);
      open(next, null);
    },
  });
  useOpening(form, { current: draft, hasStarted: useRef(false), open });
  const shown = {
    notice,
    undo: (previous: ModellingDraft) => open(previous, null),
    dismissNotice: () => setNotice(null),
    /** Whether the figures are the record's, and the ways to it and to the example; null where there is none. */
    start,
    /** The client whose record an adviser models; null for anybody else. */
    lookedAt,
    /** True until the signed-in client's record is known. */
    isWaiting,
  };
  return { draft, setDraft, touched, setTouched, setNotice, form, shown };
}

/** How what is typed is shown: the figure in the frame of the key, what else follows from it after that frame. */
function useTyping(draft: ModellingDraft, setDraft: Dispatch<SetStateAction<ModellingDraft>>) {
  const { figure, showAhead, textOf } = useFigureAhead<ModellingDraft>();
  return {
    /** For the `ResultFigure` of the tool on screen, and its text for a draft. */
    ahead: { figure, textOf },
    /** As `set`, for what is typed. */
    type<Name extends Part>(part: Name, change: Partial<ModellingDraft[Name]>) {
      const next = { ...draft, [part]: { ...draft[part], ...change } };
      const render = () => setDraft((previous) => ({ ...previous, [part]: next[part] }));
      if (showAhead(next)) afterFigure(render);
      else render();
    },
  };
}

/** All inputs of the dashboard with their errors; kept in browser storage and read from a share link. */
export function useModelling() {
  const { draft, setDraft, touched, setTouched, setNotice, form, shown } = useModellingState();
  const checked = useMemo(() => checkedInputs(draft), [draft]);
  const calculated = panelCalculation(checked);
  const showErrors = (paths: readonly string[]) => setTouched((previous) => new Set([...previous, ...paths]));

  return {
    draft,
    checked,
    ...shown,
    ...useTyping(draft, setDraft),
    /** The inputs of the panel's figures; null while one is invalid. */
    calculated,
    /** True while everything is at its default, so there is nothing to reset. */
    isAtStart: isSameDraft(draft, form.blank),
    set<Name extends Part>(part: Name, change: Partial<ModellingDraft[Name]>) {
      setDraft((previous) => ({ ...previous, [part]: { ...previous[part], ...change } }));
    },
    touch: (path: string) => afterPress(() => showErrors([path])),
    /** The error to show for a field: from the first blur on, then with every keystroke. */
    errorOf: (part: Part, path: string) => (touched.has(path) ? checked[part].errors[path] : undefined),
    /** Shows the panel's result, which is live; if an input is invalid, says so and focuses it. */
    showResult() {
      if (calculated !== null) return document.getElementById(resultId)?.scrollIntoView({ block: 'center' });
      const wrong = Object.keys({ ...checked.portfolio.errors, ...checked.outlook.errors });
      showErrors(wrong);
      document.getElementById(fieldId(wrong[0] ?? ''))?.focus();
    },
    /** Resets these parts, with an offer to undo it. */
    reset(parts: readonly Part[]) {
      const next = restarted(draft, parts, form.blank);
      settlePress();
      setDraft(next);
      setTouched(new Set());
      setNotice(isSameDraft(draft, next) ? null : { kind: 'cleared', previous: draft, dropped: [] });
    },
    /** URL that opens the dashboard with these inputs; a tool with an invalid field falls back to its defaults. */
    address() {
      const page = new URL(window.location.href);
      // The link holds the figures, not whose they are.
      page.searchParams.delete('client');
      return shareAddress(page.href, { v: 1, kind: 'modelling', inputs: scenarioOf(checked) });
    },
  };
}

export type Modelling = ReturnType<typeof useModelling>;

/** Props of every tab. */
export interface ToolProps {
  readonly modelling: Modelling;
}

/** What a form field needs to show and change one value of the dashboard. */
interface BoundField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** A value with its id, its error and its setters. */
export function bound<Name extends Part, Field extends string & keyof ModellingDraft[Name]>(
  modelling: Modelling,
  part: Name,
  field: Field,
): BoundField<ModellingDraft[Name][Field]> {
  const path = `${part}.${field}`;
  return {
    id: fieldId(path),
    value: modelling.draft[part][field],
    error: modelling.errorOf(part, path),
    onChange: (value) => modelling.set(part, changeOf(field, value)),
    onBlur: () => modelling.touch(path),
  };
}

/** As `bound`, for a field that is typed into. */
export function typed<Name extends Part, Field extends string & keyof ModellingDraft[Name]>(
  modelling: Modelling,
  part: Name,
  field: Field,
): BoundField<ModellingDraft[Name][Field]> {
  return { ...bound(modelling, part, field), onChange: (value) => modelling.type(part, changeOf(field, value)) };
}

// TypeScript widens a computed key to string, so the change is built where its type is stated.
function changeOf<Draft, Field extends keyof Draft>(field: Field, value: Draft[Field]): Partial<Draft> {
  const change: Partial<Draft> = {};
  change[field] = value;
  return change;
}

/** A client, and what their record gives the dashboard; null where it gives nothing. */
interface OwnStart {
  readonly clientId: string | null;
  /** The client if an adviser looks at them; null for a client's own. */
  readonly lookedAt: string | null;
  readonly own: ModellingDraft | null;
  /** True until it is known. */
  readonly isWaiting: boolean;
}

/** What the dashboard starts with: the record of the signed-in client, or of the one an adviser's address names. */
function useOwnStart(): OwnStart {
  const session = useSession();
  const { search } = useLocation();
  const user = session.status === 'signed-in' ? session.user : null;
  const lookedAt = user !== null && user.role !== 'CLIENT' ? new URLSearchParams(search).get('client') : null;
  const clientId = user?.role === 'CLIENT' ? user.id : lookedAt;
  const [found, setFound] = useState<{ readonly of: string; readonly draft: ModellingDraft | null } | null>(null);

  useEffect(() => {
    if (clientId === null) return;
    const leaving = new AbortController();
    const keep = (draft: ModellingDraft | null) => {
      if (!leaving.signal.aborted) setFound({ of: clientId, draft });
    };
    import('./own-start.ts').then(({ ownStart }) => ownStart(clientId, leaving.signal)).then(keep, () => keep(null));
    return () => leaving.abort();
  }, [clientId]);

  return useMemo(() => {
    const isKnown = clientId !== null && found?.of === clientId;
    return { clientId, lookedAt, own: isKnown ? found.draft : null, isWaiting: clientId !== null && !isKnown };
  }, [clientId, lookedAt, found]);
}

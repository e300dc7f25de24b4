import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { FieldSpec } from './field-spec.ts';
import { readText, textOf } from './field-text.ts';

/** What a field does with a value that is typed: shows it, takes it back, or keeps it. */
export interface FieldTo {
  readonly onPreview: (value: unknown) => void;
  readonly onDrop: () => void;
  readonly onKeep: (value: unknown) => void;
}

interface Visit {
  readonly text: string;
  /** The value before anything was typed. */
  readonly before: unknown;
}

// Mantine's dialog leaves an Escape to a field that has this.
const keepsEscape = 'data-mantine-stop-propagation';

/** How long after the last key the field around the text is drawn again, where the browser keeps the text. */
const drawAfterMs = 250;

/**
 * One visit of a field: what is typed is shown at once and kept once the field is left, or at Enter; Escape takes it back. A
 * text that cannot be read stays with its error and touches nothing. Where the browser keeps the text, a key renders nothing.
 */
export function useVisit(spec: FieldSpec, value: unknown, to: FieldTo) {
  const { draws, draw, drawAfterKey } = useDraws(spec);
  const [error, setError] = useState<string | undefined>();
  const visit = useRef<Visit | null>(null);

  function type(text: string) {
    const { before } = visit.current ?? { before: value };
    visit.current = text === textOf(spec, before) ? null : { text, before };
    const read = visit.current === null ? { value: before } : readText(spec, text);
    const isUnread = 'error' in read;
    if (!isUnread && error !== undefined) setError(undefined);
    if (isUnread || isSame(read.value, before)) to.onDrop();
    else to.onPreview(read.value);
    drawAfterKey(isUnread);
  }

  function end() {
    visit.current = null;
    setError(undefined);
    draw();
  }

  function restore() {
    end();
    to.onDrop();
  }

  function leave() {
    if (visit.current === null) return;
    const { text, before } = visit.current;
    const read = readText(spec, text);
    if ('error' in read) {
      setError(read.error);
      return;
    }
    end();
    if (isSame(read.value, before)) to.onDrop();
    else to.onKeep(read.value);
  }

  useLeaveOnClose(leave);
  const isDirty = () => visit.current !== null && visit.current.text !== textOf(spec, visit.current.before);
  const text = visit.current?.text ?? textOf(spec, value);
  return { text, draws, error, type, draw, leave, around: keysAround({ isDirty, restore, leave }) };
}

/**
 * How often the field was drawn, and ways to draw it: now, or after a key. Where the browser keeps the text, a key draws
 * nothing but the question that an unclear amount brings, a moment later, and takes it away, and a slider’s place.
 */
function useDraws({ kind, slider }: FieldSpec) {
  const [draws, draw] = useReducer((count: number) => count + 1, 0);
  const drawSoon = useDebouncedCallback(draw, drawAfterMs);
  const wasUnread = useRef(false);
  const isKeptByBrowser = kind === 'money' || kind === 'percent' || kind === 'number';

  function drawAfterKey(isUnread: boolean) {
    if (!isKeptByBrowser) draw();
    else if (isUnread || wasUnread.current || slider !== undefined) drawSoon();
    wasUnread.current = isUnread;
  }

  return { draws, draw, drawAfterKey };
}

/** A panel that closes under a field, by a key, leaves it without a blur. */
function useLeaveOnClose(leave: () => void): void {
  const last = useRef(leave);
  last.current = leave;
  useEffect(() => () => last.current(), []);
}

interface Keys {
  readonly isDirty: () => boolean;
  readonly restore: () => void;
  readonly leave: () => void;
}

/** Handlers around a field that was typed in: Enter, Escape and undo are its own before they are the plan's. */
function keysAround({ isDirty, restore, leave }: Keys) {
  return {
    // After the field's own, which comes first for a change.
    onChange: ({ target }: SyntheticEvent) => {
      const isKept = String(isDirty());
      if (target instanceof Element && target.getAttribute(keepsEscape) !== isKept) {
        target.setAttribute(keepsEscape, isKept);
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isDirty()) return;
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        event.target.removeAttribute(keepsEscape);
        leave();
        return;
      }
      if (event.key !== 'Escape' && !isUndo(event)) return;
      event.stopPropagation();
      // The plan's undo is heard on the document; the browser's own ends where a field sets its commas.
      event.nativeEvent.stopImmediatePropagation();
      if (isUndo(event)) event.preventDefault();
      if (event.target instanceof Element) event.target.removeAttribute(keepsEscape);
      restore();
    },
  };
}

function isUndo(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
}

/** Whether two values of a field are the same, lists and groups by what they hold. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

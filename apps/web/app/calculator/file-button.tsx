import { useState } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import css from './file-button.module.css';

interface FileButtonProps {
  readonly label: 'Save as PDF' | 'Save as Excel';
  /** Generates and saves the file; resolves to null, or to the sentence that says why it failed. */
  readonly save: () => Promise<string | null>;
}

type State = { readonly kind: 'ready' | 'making' | 'saved' } | { readonly kind: 'failed'; readonly text: string };

const makingText = { 'Save as PDF': 'Making the PDF…', 'Save as Excel': 'Making the Excel file…' } as const;

const offline = 'The file could not be made. Check your connection and try again.';

/** Saves a file and says at once that it is being made; pressing again meanwhile does nothing. */
export function FileButton({ label, save }: FileButtonProps) {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const isMaking = state.kind === 'making';

  async function press() {
    if (isMaking) return;
    setState({ kind: 'making' });
    const text = await save().catch(() => offline);
    setState(text === null ? { kind: 'saved' } : { kind: 'failed', text });
  }

  return (
    <>
      <MemoButton type="button" variant="default" aria-disabled={isMaking} aria-busy={isMaking} onClick={press}>
        {isMaking && <span className={css.spinner} />}
        {isMaking ? makingText[label] : label}
      </MemoButton>
      <span className="fh-for-readers" role="status">
        {isMaking && makingText[label]}
        {state.kind === 'saved' && 'Saved'}
      </span>
      {state.kind === 'failed' && (
        <p className={css.failure} role="alert">
          {state.text}
        </p>
      )}
    </>
  );
}

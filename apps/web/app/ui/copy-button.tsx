import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import css from './copy-button.module.css';

type Copying = 'idle' | 'copied' | 'by-hand';
const feedbackMs = 4_000;

interface CopyButtonProps {
  readonly label: string;
  /** The button's text once done, such as "Link copied". */
  readonly done: string;
  /** Label of the field that shows the text where the browser forbids copying. */
  readonly byHandLabel: string;
  readonly text: () => string;
}

/** Copies a text; where the browser forbids it, shows the text to be copied by hand. */
export function CopyButton({ label, done, byHandLabel, text }: CopyButtonProps) {
  const [copying, setCopying] = useState<Copying>('idle');

  useEffect(() => {
    if (copying !== 'copied') return;
    const timer = setTimeout(() => setCopying('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [copying]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setCopying('copied');
    } catch {
      setCopying('by-hand');
    }
  }

  return (
    <>
      <MemoButton type="button" variant="default" onClick={copy}>
        {copying === 'copied' ? done : label}
      </MemoButton>
      {copying === 'by-hand' && (
        <TextInput
          className={css.byHand ?? ''}
          label={byHandLabel}
          description="This browser does not let the page copy it; select and copy it here."
          value={text()}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span className="fh-for-readers" role="status">
        {copying === 'copied' ? done : ''}
      </span>
    </>
  );
}

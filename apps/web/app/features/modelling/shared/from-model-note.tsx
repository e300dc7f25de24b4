import { useState } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import type { ModellingDraft } from './draft.ts';
import { type FromModel, replacedBy } from './from-model.ts';
import layout from './layout.module.css';
import type { ToolProps } from './use-modelling.ts';

interface FromModelNoteProps<Name extends 'equity' | 'gearing'> extends ToolProps {
  readonly part: Name;
  /** What the tool can take over now; null where there is nothing. */
  readonly offer: FromModel<ModellingDraft[Name]> | null;
}

/** Offers a tool the figures of the person's own model, takes them over on a press, and gives back what was there. */
export function FromModelNote<Name extends 'equity' | 'gearing'>({ modelling, part, offer }: FromModelNoteProps<Name>) {
  const [replaced, setReplaced] = useState<Partial<ModellingDraft[Name]> | null>(null);
  if (offer === null && replaced === null) return null;

  function press() {
    setReplaced(offer && replacedBy(offer, modelling.draft[part]));
    const change = offer?.change ?? replaced;
    if (change) modelling.set(part, change);
  }

  return (
    <div className={`fh-no-print ${layout.actions}`}>
      <p className={layout.quiet} role="status">
        {offer ? `Your model: ${offer.figures}.` : 'These figures are from your model.'}
      </p>
      <MemoButton type="button" size="compact-md" variant="default" onClick={press}>
        {offer ? 'Use Your Model’s Figures' : 'Undo'}
      </MemoButton>
    </div>
  );
}

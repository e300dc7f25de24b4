import { propertyName } from '@freehold/domain';
import { mostProjectionProperties } from '@freehold/finance';
import { type FormEvent, useState } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import layout from '../../shared/components/layout.module.css';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { withNewProperty, withoutProperty } from '../../shared/property-list.ts';
import { fieldId } from '../../shared/use-modelling.ts';
import { PropertyCard } from './property-card.tsx';

const addButtonId = 'portfolio-add';

/** The properties of the panel with the buttons that add to them and calculate. */
export function PanelForm({ modelling }: ToolProps) {
  const { properties } = modelling.draft.portfolio;
  const [happened, setHappened] = useState('');
  const isFull = properties.length >= mostProjectionProperties;

  function submit(event: FormEvent) {
    event.preventDefault();
    modelling.showResult();
  }

  function add() {
    modelling.set('portfolio', { properties: withNewProperty(properties) });
    setHappened(`${propertyName(properties.length)} added`);
    focusSoon(fieldId(`portfolio.properties.${properties.length}.propertyValue`));
  }

  function remove(index: number) {
    modelling.set('portfolio', { properties: withoutProperty(properties, index) });
    setHappened(`${propertyName(index)} deleted`);
    focusSoon(addButtonId);
  }

  return (
    <form className={layout.stack} onSubmit={submit} noValidate aria-labelledby="portfolio-title">
      <h2 id="portfolio-title" className={layout.formTitle}>
        Property Portfolio
      </h2>
      <ul className={`${layout.cards} ${layout.list}`}>
        {properties.map(({ id }, index) => (
          <PropertyCard key={id} modelling={modelling} index={index} onDelete={() => remove(index)} />
        ))}
      </ul>
      <div className={layout.actions}>
        <MemoButton type="button" variant="default" id={addButtonId} disabled={isFull} onClick={add}>
          Add Property
        </MemoButton>
        {isFull && <p className={layout.quiet}>A portfolio holds at most {mostProjectionProperties} properties.</p>}
        <MemoButton type="button" variant="subtle" onClick={() => modelling.reset(['portfolio'])}>
          Reset
        </MemoButton>
      </div>
      <div className={layout.actions}>
        <MemoButton type="submit" size="md">
          Recalculate Portfolio Projections
        </MemoButton>
        <p className={layout.quiet}>The figures follow as you type; the button shows them.</p>
      </div>
      <p role="status" className="fh-for-readers">
        {happened}
      </p>
    </form>
  );
}

/** Puts the focus on what the next drawing brings. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

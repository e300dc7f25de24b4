import { propertyName } from '@freehold/domain';
import { mostProjectionProperties } from '@freehold/finance';
import { type FormEvent, useState } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import layout from '../shared/layout.module.css';
import { PropertyFields } from '../shared/property-fields.tsx';
import { withNewProperty, withoutProperty } from '../shared/property-list.ts';
import { fieldId, type Modelling, type ToolProps } from '../shared/use-modelling.ts';

interface PropertyCardProps {
  readonly modelling: Modelling;
  readonly index: number;
  readonly onDelete: () => void;
}

/** One property of the panel; it can be edited or deleted, but the last one stays. */
function PropertyCard({ modelling, index, onDelete }: PropertyCardProps) {
  const isLast = modelling.draft.portfolio.properties.length === 1;
  const name = propertyName(index);
  const id = `portfolio-property-${index}`;
  return (
    <li>
      <fieldset className={`fh-card ${layout.card} ${layout.fieldset}`} aria-labelledby={id}>
        <h3 id={id}>{name}</h3>
        <PropertyFields modelling={modelling} part="portfolio" index={index} />
        <div className={layout.actions}>
          <MemoButton
            type="button"
            variant="default"
            disabled={isLast}
            aria-label={`Delete ${name}`}
            aria-describedby={isLast ? `${id}-reason` : undefined}
            onClick={onDelete}
          >
            Delete
          </MemoButton>
          {isLast && (
            <p id={`${id}-reason`} className={layout.quiet}>
              A portfolio needs at least one property.
            </p>
          )}
        </div>
      </fieldset>
    </li>
  );
}

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

/** Moves the focus to what the next render adds. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

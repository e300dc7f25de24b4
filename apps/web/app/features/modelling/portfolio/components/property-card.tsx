import { propertyName } from '@freehold/domain';
import { MemoButton } from '#app/loading/memo-button.tsx';
import layout from '../../shared/components/layout.module.css';
import { PropertyFields } from '../../shared/components/property-fields.tsx';
import type { Modelling } from '../../shared/use-modelling.ts';

interface PropertyCardProps {
  readonly modelling: Modelling;
  readonly index: number;
  readonly onDelete: () => void;
}

/** One property of the panel, to be changed or deleted; the last one stays. */
export function PropertyCard({ modelling, index, onDelete }: PropertyCardProps) {
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

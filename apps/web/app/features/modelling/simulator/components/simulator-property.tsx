import { propertyName } from '@freehold/domain';
import { useMemo } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import { FigureList } from '../../shared/components/figure-list.tsx';
import layout from '../../shared/components/layout.module.css';
import { PropertyFields } from '../../shared/components/property-fields.tsx';
import { simulatedProperty } from '../simulated-property.ts';
import { SimulatedPropertyChart } from './simulated-property-chart.tsx';
import { SimulatorFigure } from './simulator-figure.tsx';
import type { SimulatorPartProps } from './simulator-part.ts';

/** One property of the simulator: what it is, when it is bought, and what becomes of it. */
export function SimulatorProperty({ modelling, view, index }: SimulatorPartProps & { readonly index: number }) {
  const property = useMemo(() => view && simulatedProperty(view, index), [view, index]);
  const name = propertyName(index);
  return (
    <div className={`fh-no-print ${layout.stack}`}>
      <div className={layout.halves}>
        <section className={`fh-card ${layout.card}`} aria-labelledby="simulator-property">
          <h3 id="simulator-property">{name}</h3>
          <PropertyFields modelling={modelling} part="simulator" index={index} />
        </section>
        <div className={layout.stack}>
          <SimulatorFigure view={view} />
          {property && (
            <section className={`fh-card ${layout.card}`} aria-labelledby="simulator-property-figures">
              <h3 id="simulator-property-figures">What becomes of {name}</h3>
              <FigureList figures={property.figures} />
              <p className={layout.text}>{property.summary}</p>
            </section>
          )}
        </div>
      </div>
      {property && property.lines.length > 0 && (
        <Deferred value={property}>
          {(deferred) => <SimulatedPropertyChart title={`${name} over 30 years`} property={deferred} />}
        </Deferred>
      )}
    </div>
  );
}

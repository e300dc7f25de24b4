import type { Line } from '@freehold/domain';
import { memo } from 'react';
import { FindingList } from '../../shared/components/finding-list.tsx';
import layout from '../../shared/components/layout.module.css';
import type { GearingView } from '../gearing-view.ts';
import { GearingLines } from './gearing-lines.tsx';

/** The summary, income and expenses of the whole property, and the tax impact of the owner's share. */
export const GearingFigures = memo(function GearingFigures({ view }: { readonly view: GearingView }) {
  return (
    <>
      <section className={layout.block} aria-labelledby="gearing-summary">
        <h3 id="gearing-summary">Analysis Summary</h3>
        <p>{view.summary}</p>
        <FindingList findings={view.findings} />
      </section>
      <Block id="gearing-income" title="Income" note="The whole property." lines={view.income} />
      <Block id="gearing-expenses" title="Expenses" note="The whole property, a year." lines={view.expenses} hasTotal />
      <Block
        id="gearing-tax"
        title="Tax Impact Analysis"
        note="Your share, a year. Each tax figure names its year."
        lines={view.taxImpact}
        hasTotal
      />
    </>
  );
});

interface BlockProps {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly lines: readonly Line[];
  readonly hasTotal?: boolean;
}

function Block({ id, title, note, lines, hasTotal = false }: BlockProps) {
  return (
    <section className={layout.block} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={layout.quiet}>{note}</p>
      <GearingLines lines={lines} hasTotal={hasTotal} />
    </section>
  );
}

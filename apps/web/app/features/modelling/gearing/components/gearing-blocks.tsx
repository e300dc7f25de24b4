import layout from '../../shared/components/layout.module.css';
import type { GearingLine, GearingView } from '../gearing-view.ts';
import { GearingLines } from './gearing-lines.tsx';

/** Income and expenses of the whole property, and the tax impact of the owner's share. */
export function GearingBlocks({ view }: { readonly view: GearingView }) {
  return (
    <div className={`fh-no-print ${layout.halves}`}>
      <div className={layout.stack}>
        <Block id="gearing-income" title="Income" note="The whole property." lines={view.income} />
        <Block
          id="gearing-expenses"
          title="Expenses"
          note="The whole property, a year."
          lines={view.expenses}
          hasTotal
        />
      </div>
      <Block
        id="gearing-tax"
        title="Tax Impact Analysis"
        note="Your share, a year. Each tax figure names its year."
        lines={view.taxImpact}
        hasTotal
      />
    </div>
  );
}

interface BlockProps {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly lines: readonly GearingLine[];
  readonly hasTotal?: boolean;
}

function Block({ id, title, note, lines, hasTotal = false }: BlockProps) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={layout.quiet}>{note}</p>
      <GearingLines lines={lines} hasTotal={hasTotal} />
    </section>
  );
}

import type { FirstFigure } from '@freehold/contract';
import { timelineNames } from '@freehold/domain';
import { Fragment, useState } from 'react';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { isLongAmount } from './first-figures.ts';
import css from './leading-figures.module.css';
import type { TimelineView } from './timeline-view.ts';

type Figure = TimelineView['figures'][number];

const firstCards = [
  ['net-worth', timelineNames.netWorth],
  ['property-equity', timelineNames.propertyEquity],
  ['left-over', timelineNames.leftOver],
  ['next-event', timelineNames.nextEvent],
] as const;

/** The four figures that lead; a press on one opens the lines it is made of, below its row. */
export function LeadingFigures({ figures }: Pick<TimelineView, 'figures'>) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className={css.figures}>
      {figures.map((figure) => (
        <Fragment key={figure.id}>
          <FigureButton
            figure={figure}
            isOpen={figure.id === openId}
            onToggle={() => setOpenId(figure.id === openId ? null : figure.id)}
          />
          <div id={panelId(figure)} className={`fh-card ${css.panel}`} hidden={figure.id !== openId}>
            {figure.id === openId && <Lines figure={figure} />}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

interface FigureButtonProps {
  readonly figure: Figure;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FigureButton({ figure, isOpen, onToggle }: FigureButtonProps) {
  const { name, working } = figure;
  return (
    <div className={`fh-card ${css.figure}`} data-is-open={isOpen || undefined}>
      <Texts figure={figure} />
      {working.length > 0 && (
        <button
          type="button"
          className={`fh-no-print ${css.toggle}`}
          aria-label={`How it adds up: ${name}`}
          aria-expanded={isOpen}
          aria-controls={panelId(figure)}
          onClick={onToggle}
        />
      )}
    </div>
  );
}

function Texts({ figure: { name, value, note, change, isNegative } }: { readonly figure: FirstFigure }) {
  return (
    <>
      <h3>{name}</h3>
      <p
        className={`fh-big-figure ${css.value}`}
        data-is-negative={isNegative || undefined}
        data-is-long={isLongAmount(value) || undefined}
      >
        {value}
      </p>
      <p className={css.note}>{note}</p>
      {change && <p className={`fh-figures ${css.change}`}>{change}</p>}
    </>
  );
}

function Lines({ figure: { id, name, working } }: { readonly figure: Figure }) {
  const rows = working.map(({ label, value, note }, place) => ({
    step: place + 1,
    label,
    formula: note ?? '',
    amount: value,
    rule: null,
  }));
  return <WorkingTable caption={`How it adds up: ${name}`} rows={rows} hasTotal={id !== 'next-event'} />;
}

/** The four while the timeline loads: those that came first, or their names, as high as the figures. */
export function LeadingFiguresLoading({ first }: { readonly first: readonly FirstFigure[] }) {
  return (
    <div className={css.figures} aria-busy="true">
      {firstCards.map(([id, name]) => {
        const figure = first.find((one) => one.id === id);
        return (
          <div key={id} className={`fh-card ${css.figure}`}>
            {figure === undefined ? <p className={css.name}>{name}</p> : <Texts figure={figure} />}
          </div>
        );
      })}
    </div>
  );
}

/** The same in the prerendered page, where the inline script fills the texts in. */
export function LeadingFiguresPrerendered() {
  return (
    <div className={css.figures} aria-busy="true">
      {firstCards.map(([id, name]) => (
        <div key={id} className={`fh-card ${css.figure}`} data-first-figure={id}>
          <h3>{name}</h3>
          {[`fh-big-figure ${css.value}`, css.note, `fh-figures ${css.change}`].map((part) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: no markup; React leaves the script's text alone
            <p key={part} className={part} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
          ))}
        </div>
      ))}
    </div>
  );
}

function panelId({ id }: Figure): string {
  return `${id}-lines`;
}

import { cardTitles, type SummaryCard } from '@freehold/domain';
import { Skeleton } from '@mantine/core';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import css from './summary-cards.module.css';

// Lazy: plans are asked for once somebody opens how one of two cards is worked out.
const PlanLine = lazyPart(() => import('./plan-line.tsx').then((module) => module.PlanLine), { isSilent: true });

interface HelpProps {
  readonly card: SummaryCard;
  /** True while the working is open. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One `?`: what the figure counts on hover or focus, its working at a press. Escape closes the first. */
function Help({ card: { id, title, hint }, isOpen, onToggle }: HelpProps) {
  const [isHinting, setHinting] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setHinting(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: lets the pointer move from the button onto the tooltip
    <span
      className={`fh-no-print ${css.hint}`}
      onMouseEnter={() => setHinting(true)}
      onMouseLeave={() => setHinting(false)}
    >
      <button
        type="button"
        className={css.button}
        aria-label={`How is this worked out? ${title}`}
        aria-describedby={`${id}-hint`}
        aria-expanded={isOpen}
        aria-controls={`${id}-working`}
        onClick={() => {
          setHinting(false);
          onToggle(!isOpen);
        }}
        onFocus={() => setHinting(true)}
        onBlur={() => setHinting(false)}
        onKeyDown={onKeyDown}
      >
        ?
      </button>
      <span role="tooltip" id={`${id}-hint`} className={css.text} hidden={!isHinting || isOpen}>
        {hint}
      </span>
    </span>
  );
}

interface SummaryCardsProps {
  readonly cards: readonly SummaryCard[];
  readonly clientId: string;
}

/** The nine cards. A card's working opens below its row, at full width. */
export function SummaryCards({ cards, clientId }: SummaryCardsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <section aria-labelledby="summary-title" className={css.cards}>
      <h2 id="summary-title" className="fh-for-readers">
        Summary
      </h2>
      {cards.map((card, place) => (
        <Fragment key={card.id}>
          <Card
            card={card}
            row={rowOf(place)}
            isOpen={card.id === openId}
            onToggle={(isOpen) => setOpenId(isOpen ? card.id : null)}
          />
          <div id={panelId(card)} className={`fh-card ${css.panel}`} hidden={card.id !== openId}>
            {card.id === openId && (
              <>
                <p className={css.panelTitle}>{card.title}</p>
                <p className={css.panelHint}>{card.hint}</p>
                <WorkingTable caption={`How it is worked out: ${card.title}`} rows={workingRows(card.working)} />
                {(card.id === 'net-income' || card.id === 'monthly-cashflow') && (
                  <PlanLine clientId={clientId} of={card.id} />
                )}
              </>
            )}
          </div>
        </Fragment>
      ))}
    </section>
  );
}

interface CardProps {
  readonly card: SummaryCard;
  readonly row: Row;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Card({ card, row, isOpen, onToggle }: CardProps) {
  const { id, title, value, unit, isNegative } = card;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and nine regions would be too many
    <div role="group" aria-labelledby={`${id}-title`} className={`fh-card ${css.card}`} data-row={row}>
      <div className={css.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <Help card={card} isOpen={isOpen} onToggle={onToggle} />
      </div>
      <p className={`fh-big-figure ${css.value}`} data-is-negative={isNegative || undefined}>
        {value}
      </p>
      <p className={css.unit}>{unit}</p>
    </div>
  );
}

/** Skeleton of the cards while the record loads. */
export function SummaryCardsLoading() {
  return (
    <div className={css.cards}>
      <p className="fh-for-readers" role="status">
        Loading your portfolio
      </p>
      {cardTitles.map((title, place) => (
        <div key={title} className={`fh-card ${css.card}`} data-row={rowOf(place)}>
          <div className={css.head}>
            <p>{title}</p>
          </div>
          <Skeleton height={24} width="70%" radius="sm" />
        </div>
      ))}
    </div>
  );
}

type Row = 'first' | 'upper' | 'lower';

// Five cards above four; on a phone the first gets its own row.
function rowOf(place: number): Row {
  if (place === 0) return 'first';
  return place < 5 ? 'upper' : 'lower';
}

function panelId({ id }: SummaryCard): string {
  return `${id}-working`;
}

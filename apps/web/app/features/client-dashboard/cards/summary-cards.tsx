import { Skeleton } from '@mantine/core';
import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import css from './summary-cards.module.css';
import { cardTitles, type SummaryCard } from './summary-figures.ts';

interface HintProps {
  /** Title of the figure it explains. */
  readonly about: string;
  readonly text: string;
}

/** Tooltip on hover, focus or tap; Escape closes it. As wide as its card. */
function Hint({ about, text }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: lets the pointer move from the button onto the tooltip
    <span className={`fh-no-print ${css.hint}`} onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className={css.button}
        aria-label={`About ${about}`}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      >
        ?
      </button>
      <span role="tooltip" id={id} className={css.text} hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}

/** The nine cards. A card's working opens below its row, at full width. */
export function SummaryCards({ cards }: { readonly cards: readonly SummaryCard[] }) {
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
                <WorkingTable caption={`How it is worked out: ${card.title}`} rows={workingRows(card.working)} />
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
  const { id, title, value, unit, hint, isNegative } = card;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and nine regions would be too many
    <div role="group" aria-labelledby={`${id}-title`} className={`fh-card ${css.card}`} data-row={row}>
      <div className={css.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <Hint about={title} text={hint} />
      </div>
      <p className={`fh-big-figure ${css.value}`} data-is-negative={isNegative || undefined}>
        {value}
      </p>
      <p className={css.unit}>{unit}</p>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId(card)}
        aria-label={`How is this worked out? ${title}`}
        onClick={() => onToggle(!isOpen)}
      >
        How is this worked out?
      </button>
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
          <Skeleton height={28} width="70%" radius="sm" />
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

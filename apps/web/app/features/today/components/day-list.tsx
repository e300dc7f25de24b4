import { mostOfToday } from '@freehold/contract';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { totalText } from '../today-words.ts';
import css from './today-screen.module.css';

interface DayListProps {
  readonly id: string;
  readonly title: string;
  readonly total: number;
  /** Said where nothing waits. */
  readonly empty: string;
  /** Where the whole list is. */
  readonly all: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** One list of the day: its title with the total, its most pressing rows, and the way to the rest. */
export function DayList({ id, title, total, empty, all, children }: DayListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={`fh-card ${css.list}`} aria-labelledby={id}>
      <header className={css.listHead}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title} <span className={`fh-figures ${css.total}`}>{totalText(total)}</span>
        </h2>
        <Link to={all.to} className={css.all}>
          {all.label}
        </Link>
      </header>
      {total === 0 ? <p className={css.empty}>{empty}</p> : <ul className={css.rows}>{children}</ul>}
      {total > mostOfToday && <p className={css.more}>The {mostOfToday} most pressing are shown.</p>}
    </section>
  );
}

interface DayRowProps {
  readonly to: string;
  readonly name: string;
  /** What it is about, under or beside the name. */
  readonly about: string;
  /** How long it has waited or is overdue. */
  readonly when: ReactNode;
  readonly children?: ReactNode;
}

/** A row: who, what and since when; its name leads to the record. */
export function DayRow({ to, name, about, when, children }: DayRowProps) {
  return (
    <li className={css.row}>
      <Link to={to} className={css.name}>
        {name}
      </Link>
      <span className={css.about}>{about}</span>
      <span className={`fh-figures ${css.when}`}>{when}</span>
      {children}
    </li>
  );
}

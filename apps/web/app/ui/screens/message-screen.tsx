import type { ReactNode } from 'react';
import css from './message-screen.module.css';

/** A full-screen message: a big word, a heading, a line and actions. */
export function MessageScreen({
  word,
  title,
  children,
  actions,
}: {
  word?: string;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section className={`fh-width ${css.screen}`}>
      {word === undefined ? <h1>{title}</h1> : <h1 className={css.word}>{word}</h1>}
      {word === undefined ? null : <p className={css.title}>{title}</p>}
      <div className={css.text}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}

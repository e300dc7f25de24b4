import type { ContentPage, Section } from '../block.ts';
import { dateText } from '../figures.ts';
import { blockKey } from '../text.ts';
import css from './content.module.css';
import { ContentBlock } from './content-block.tsx';
import { RichText } from './rich-text.tsx';

// Shorter pages need no table of contents.
const sectionsForContentsList = 4;

/** A content page: title, date of review, list of its sections, and the sections. */
export function ContentArticle({ page }: { page: ContentPage }) {
  return (
    <article className={`fh-width ${css.article}`}>
      <header className={css.header}>
        <h1>{page.title}</h1>
        <p className={css.opening}>
          <RichText text={page.opening} />
        </p>
        <p className={css.reviewed}>
          Last reviewed <time dateTime={page.reviewed}>{dateText(page.reviewed)}</time>
        </p>
      </header>
      {page.sections.length >= sectionsForContentsList && <ContentsList sections={page.sections} />}
      <div className={css.sections}>
        {page.sections.map((section) => (
          <ContentSection key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function ContentsList({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className={`fh-no-print ${css.contents}`} aria-label="On this page">
      <p aria-hidden="true">On this page</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContentSection({ section: { id, title, blocks } }: { section: Section }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <ContentBlock key={blockKey(block)} block={block} />
      ))}
    </section>
  );
}

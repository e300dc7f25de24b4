import { Link } from 'react-router';
import { ActionLink } from '#app/ui/action.tsx';
import type { Tool } from './texts.ts';
import css from './tool-cards.module.css';

function ToolCard({ tool }: { tool: Tool }) {
  const headingId = `tool-${tool.path.slice(1)}`;
  return (
    <li className={`fh-card ${css.card}`}>
      <span className={css.icon}>
        <Icon path={tool.icon} />
      </span>
      <h3 id={headingId}>{tool.name}</h3>
      <p>{tool.text}</p>
      <ul className={css.facts}>
        {tool.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ActionLink to={tool.path} size="medium" describedBy={headingId}>
        Access Tool
      </ActionLink>
    </li>
  );
}

interface ToolCardsProps {
  readonly tools: readonly Tool[];
  /** Above the questions. */
  readonly ask: string;
  /** Links to tools by the question each answers, as `[words, to]`. */
  readonly questions: readonly (readonly [string, string])[];
}

/** The three tools, each with its link, and the questions that the others answer. */
export function ToolCards({ tools, ask, questions }: ToolCardsProps) {
  return (
    <section id="tools" tabIndex={-1} data-scroll-target className={css.section} aria-labelledby="tools-title">
      <div className="fh-width">
        <h2 id="tools-title">Our Property Investment Tools</h2>
        <ul className={css.cards}>
          {tools.map((tool) => (
            <ToolCard key={tool.path} tool={tool} />
          ))}
        </ul>
        <h3 className={css.ask}>{ask}</h3>
        <ul className={css.questions}>
          {questions.map(([words, to]) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Line icon beside a label, from its outline; decorative, so hidden from screen readers. */
function Icon({ path }: { path: string }) {
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={path} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

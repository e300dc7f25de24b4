import { ActionLink } from '#app/ui/action.tsx';
import { Icon } from './icon.tsx';
import { type Tool, tools } from './texts.ts';
import css from './tool-cards.module.css';

function ToolCard({ tool }: { tool: Tool }) {
  const headingId = `tool-${tool.icon}`;
  return (
    <li className={`fh-card ${css.card}`}>
      <span className={css.icon}>
        <Icon name={tool.icon} />
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

/** The three tools, each with its link. */
export function ToolCards() {
  return (
    <section id="tools" tabIndex={-1} data-scroll-target className={css.section} aria-labelledby="tools-title">
      <div className="fh-width">
        <h2 id="tools-title">Our Property Investment Tools</h2>
        <ul className={css.cards}>
          {tools.map((tool) => (
            <ToolCard key={tool.path} tool={tool} />
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Link } from 'react-router';
import { type ToolEntry, toolGroups } from '#app/calculator/tool-groups.ts';
import css from './tool-list.module.css';

/** Every tool under the question it answers, with what it takes and gives. */
export function ToolList() {
  return (
    <div className={`fh-width ${css.screen}`}>
      <header>
        <h1>Tools</h1>
        <p>
          Start from your question. The tools outside “With an account” need none, and every figure shows its working.
        </p>
      </header>
      {toolGroups.map(({ title, tools }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={css.tools}>
            {tools.map((entry) => (
              <ToolLine key={entry.tool} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ToolLine({ entry: { question, to, tool, needs, gives } }: { readonly entry: ToolEntry }) {
  return (
    <li className={`fh-card ${css.tool}`}>
      <h3>
        <Link to={to}>{question}</Link>
      </h3>
      <p className={css.name}>{tool}</p>
      <dl className={css.facts}>
        <dt>You enter</dt>
        <dd>{needs}</dd>
        <dt>You get</dt>
        <dd>{gives}</dd>
      </dl>
    </li>
  );
}

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import css from './coming-tool-screen.module.css';

/** A tool that is announced but not built yet. */
export interface ComingTool {
  readonly name: string;
  readonly purpose: string;
  readonly abilities: readonly string[];
}

/** Says honestly what a tool will do and that it is not there yet, and offers the one that is. */
export function ComingToolScreen({ tool }: { tool: ComingTool }) {
  return (
    <div className={`fh-width ${css.screen}`}>
      <div className={css.words}>
        <p className={css.state}>In preparation</p>
        <h1>{tool.name}</h1>
        <p className={css.purpose}>{tool.purpose}</p>
        <Button component={Link} to="/borrowing-capacity" size="md">
          Estimate your borrowing capacity
        </Button>
        <p className={css.note}>The borrowing calculator works today, without an account.</p>
      </div>
      <section className={`fh-card ${css.card}`} aria-labelledby="coming-abilities">
        <h2 id="coming-abilities">What it will do</h2>
        <ul>
          {tool.abilities.map((ability) => (
            <li key={ability}>{ability}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

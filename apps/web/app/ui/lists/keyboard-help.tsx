import { Checkbox } from '@mantine/core';
import css from './keyboard-help.module.css';

interface KeyboardHelpProps {
  readonly hasShortcut: boolean;
  readonly onChoose: (isWanted: boolean) => void;
}

/** The keys of the two tables, and the way to do without the one that other aids may use. */
export function KeyboardHelp({ hasShortcut, onChoose }: KeyboardHelpProps) {
  return (
    <details className={`fh-no-print ${css.keyboard}`}>
      <summary>Keyboard</summary>
      <ul>
        <li>
          <kbd>/</kbd> goes to the search
        </li>
        <li>
          <kbd>↓</kbd> in the search goes to the first row
        </li>
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Home</kbd> <kbd>End</kbd> move between rows, <kbd>Enter</kbd> opens
        </li>
      </ul>
      <Checkbox
        label="Use / for the search"
        checked={hasShortcut}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </details>
  );
}

import { Checkbox } from '@mantine/core';
import css from './keyboard-help.module.css';

interface KeyboardHelpProps {
  /** True where rows can be selected. */
  readonly canSelect?: boolean;
  readonly hasShortcut: boolean;
  readonly onChoose: (isWanted: boolean) => void;
}

/** Keyboard shortcuts of a list, with a switch for the one that can conflict with assistive technology. */
export function KeyboardHelp({ canSelect = false, hasShortcut, onChoose }: KeyboardHelpProps) {
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
        {canSelect && (
          <li>
            <kbd>Space</kbd> on a row’s box selects it, <kbd>Esc</kbd> clears the selection
          </li>
        )}
      </ul>
      <Checkbox
        label="Use / for the search"
        checked={hasShortcut}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </details>
  );
}

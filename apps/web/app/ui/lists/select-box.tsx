import css from './selection.module.css';
import type { Selection } from './use-selection.ts';

interface SelectCellProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

/** The cell of a row with the box that selects it; in the corner of a card. */
export function SelectCell({ name, isSelected, onToggle }: SelectCellProps) {
  return (
    <td className={`fh-no-print ${css.cell}`}>
      <label className={css.hit}>
        <input
          type="checkbox"
          className={css.box}
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={onToggle}
        />
      </label>
    </td>
  );
}

type Shown = Pick<Selection<never>, 'nouns' | 'share' | 'shownCount' | 'toggleShown'>;

/** The heading of the boxes: selects all rows shown, or none of them. */
export function SelectHead({ nouns: [one, many], share, shownCount, toggleShown }: Shown) {
  return (
    <th scope="col" className={`fh-no-print ${css.head}`}>
      <label className={css.hit}>
        <input
          type="checkbox"
          className={css.box}
          aria-label={`Select the ${shownCount} ${shownCount === 1 ? one : many} shown`}
          checked={share === 'all'}
          ref={(box) => {
            if (box !== null) box.indeterminate = share === 'some';
          }}
          disabled={shownCount === 0}
          onChange={toggleShown}
        />
      </label>
    </th>
  );
}

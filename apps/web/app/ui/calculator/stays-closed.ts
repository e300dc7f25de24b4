interface Opening {
  readonly isOpen: boolean;
}

/** Whether a dialog is closed and stays so, and need not be drawn anew (for `memo`). */
export function staysClosed(before: Opening, after: Opening): boolean {
  return !before.isOpen && !after.isOpen;
}

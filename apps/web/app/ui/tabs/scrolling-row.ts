/**
 * Scrolls a row sideways until one of its parts is centred, as far as the row goes. The page itself does not scroll.
 */
export function showInRow(row: HTMLElement | null, part: HTMLElement | null): void {
  if (row === null) return;
  if (part !== null) row.scrollLeft = part.offsetLeft - row.offsetLeft - (row.clientWidth - part.offsetWidth) / 2;
  markEnds(row);
}

/** Marks on a row, for its stylesheet, at which ends there is more to scroll to. */
export function markEnds(row: HTMLElement): void {
  const before = row.scrollLeft > 1;
  const after = row.scrollLeft < row.scrollWidth - row.clientWidth - 1;
  const more = [before && 'start', after && 'end'].filter(Boolean).join(' ');
  if (more === '') delete row.dataset.more;
  else row.dataset.more = more;
}

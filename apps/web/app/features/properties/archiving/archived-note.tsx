import css from './archived-note.module.css';

interface ArchivedNoteProps {
  readonly isAdviser: boolean;
}

/** Says that a property is archived, and what that means for the reader. */
export function ArchivedNote({ isAdviser }: ArchivedNoteProps) {
  return (
    <p className={css.note}>
      <strong>{isAdviser ? 'Archived.' : 'No longer on offer.'}</strong>{' '}
      {isAdviser
        ? 'It is not in the list that clients search, and cannot be assigned. Clients who have it still see it.'
        : 'This property has been taken off the list.'}
    </p>
  );
}

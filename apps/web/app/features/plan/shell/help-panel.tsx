import css from './help-panel.module.css';

const keys = [
  ['Ctrl or ⌘ + Z', 'undo the last step'],
  ['Ctrl or ⌘ + Shift + Z', 'redo'],
  ['Ctrl or ⌘ + K', 'find anything in the plan, or add to it'],
  ['[ and ]', 'a year back or forward in the year statement'],
  ['Esc', 'close what stands open'],
] as const;

const words = [
  ['Your plan (A)', 'What is true now, what you expect to happen, what we assume and what you want.'],
  ['Option (B, C, …)', 'Your plan with a list of changes. What the list does not touch follows your plan.'],
  ['Typical', 'A figure we filled in because you did not. It is counted and marked until you check it.'],
  ['Today’s dollars', 'Amounts of later years with inflation taken out, so that they compare with prices now.'],
  [
    'When the tests allow',
    'A purchase that waits until equity, income and cash pass a lender’s tests as we model them. No lender has assessed it.',
  ],
] as const;

/** Keys of the plan, and the words it uses. */
export function HelpPanel() {
  return (
    <>
      <h3>Keys</h3>
      <dl className={css.list}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3>Words</h3>
      <dl className={css.list}>
        {words.map(([word, means]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

import type { SpendLess as Less } from '@freehold/domain/plan-ask';
import css from './ask.module.css';
import { KeepOption } from './keep-option.tsx';

/** How much less spending would do, and a way to keep it as an option. */
export function SpendLess({ monthly, sentence, option, canKeep }: Less & { readonly canKeep: boolean }) {
  const [first] = option;
  return (
    <section>
      <h3>How much less spending would do</h3>
      <p>{sentence}</p>
      {canKeep && monthly !== null && (
        <div className={css.actions}>
          <KeepOption name={first?.label ?? sentence} changes={option} />
        </div>
      )}
    </section>
  );
}

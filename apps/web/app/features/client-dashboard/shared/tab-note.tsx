import { estimateDisclosure } from '@freehold/contract';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import layout from './layout.module.css';

/** The general-information line of a tab, preceded by the tab's own limits. */
export function TabNote({ limits = [] }: { readonly limits?: readonly string[] }) {
  return (
    <div className={layout.note}>
      {limits.map((limit) => (
        <p key={limit} className={layout.quiet}>
          {limit}
        </p>
      ))}
      <Disclaimer sentences={[estimateDisclosure]} />
    </div>
  );
}

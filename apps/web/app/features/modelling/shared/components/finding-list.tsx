import { memo } from 'react';
import layout from './layout.module.css';

/** Sentences that belong to figures; nothing where there are none. */
export const FindingList = memo(function FindingList({ findings }: { readonly findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={layout.findings}>
      {findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  );
});

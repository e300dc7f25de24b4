import { Link } from 'react-router';
import type { Text, TextLink } from '../block.ts';
import { plainText } from '../text.ts';

/** Text with its links. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : <TextAnchor key={plainText([part])} link={part} />));
}

function TextAnchor({ link: { label, to } }: { link: TextLink }) {
  if (to.startsWith('/')) return <Link to={to}>{label}</Link>;
  return (
    <a href={to} rel="noreferrer">
      {label}
    </a>
  );
}

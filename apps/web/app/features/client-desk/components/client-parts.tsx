import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FieldLabel } from '../activity-words.ts';
import { deskParts, partNamed, queryOfPart } from '../desk-parts.ts';
import { AccessPanel } from './access-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { ClientLeadsPanel } from './client-leads-panel.tsx';
import css from './client-parts.module.css';
import { NotesPanel } from './notes-panel.tsx';
import { PropertiesPanel } from './properties-panel.tsx';

interface ClientPartsProps {
  readonly clientId: string;
  readonly labelOf: FieldLabel;
  /** The form with the client's details. It stays while another part is open, with what was typed in it. */
  readonly children: ReactNode;
}

/** What there is about a client: the details first, and beside them what happened, notes, leads and properties. */
export function ClientParts({ clientId, labelOf, children }: ClientPartsProps) {
  const [query] = useSearchParams();
  const part = partNamed(query.get('part'));
  return (
    <div className={css.parts}>
      {/* Links, not tabs: what they open is asked for, and recorded as a look, only when somebody means it. */}
      <nav aria-label="About this client" className={`fh-no-print ${css.nav}`}>
        {deskParts.map(({ id, label }) => (
          <Link
            key={id}
            to={{ search: queryOfPart(id, query) }}
            preventScrollReset
            aria-current={id === part ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div hidden={part !== 'details'}>{children}</div>
      {part === 'activity' && <ActivityPanel clientId={clientId} labelOf={labelOf} />}
      {part === 'notes' && <NotesPanel clientId={clientId} />}
      {part === 'leads' && <ClientLeadsPanel clientId={clientId} />}
      {part === 'properties' && <PropertiesPanel clientId={clientId} />}
      {part === 'access' && <AccessPanel clientId={clientId} />}
    </div>
  );
}

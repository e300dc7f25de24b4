import type { PlanSuggestion } from '@freehold/contract';
import { useQuery } from '@tanstack/react-query';
import { dateTime } from '#app/lib/format.ts';
import { ChangeList } from './change-list.tsx';
import { type Published, readChange, verdictWords } from './suggested-changes.ts';
import css from './suggestions.module.css';
import { suggestionsQuery } from './suggestions-query.ts';

/** What the client suggested to a plan, and what became of it; nothing where they suggested nothing. */
export function SentSuggestions({ published }: { readonly published: Published }) {
  const { id, plan } = published;
  const { data = [] } = useQuery(suggestionsQuery(id));
  if (data.length === 0) return null;
  return (
    <details className={css.panel}>
      <summary>Your suggestions: {stateWords(data)}</summary>
      <ul className={css.changes}>
        {data.map((suggestion) => (
          <li key={suggestion.id}>
            <b>
              {dateTime(new Date(suggestion.at))}: {suggestionState(suggestion)}
            </b>
            {suggestion.reply !== null && <span className={css.row}>Your adviser: {suggestion.reply}</span>}
            <ChangeList
              plan={plan}
              changes={suggestion.changes.map(readChange)}
              taken={suggestion.taken}
              beside={(place) => <span className={css.row}>{verdictWords(published, suggestion, place)}</span>}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function stateWords(suggestions: readonly PlanSuggestion[]): string {
  const waiting = suggestions.filter(({ answeredAt }) => answeredAt === null).length;
  return waiting === 0 ? `${suggestions.length} answered` : `${waiting} waiting for an answer`;
}

/** What became of a suggestion, in words. */
function suggestionState({ changes, taken, answeredAt }: PlanSuggestion): string {
  const count = `${taken.length} of ${changes.length} taken`;
  if (answeredAt === null) return taken.length === 0 ? 'waiting for an answer' : `${count} so far`;
  return taken.length === 0 ? 'not taken' : count;
}

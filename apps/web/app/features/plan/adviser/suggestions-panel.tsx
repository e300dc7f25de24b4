import { type PlanSuggestion, routes } from '@freehold/contract';
import { withNotesKept } from '@freehold/plan';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { call } from '#app/lib/api-client.ts';
import { dateTime } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { OpenAccountPlan } from '../account/account-plan.tsx';
import { ChangeList } from '../account/change-list.tsx';
import { savedVersion } from '../account/keep-version.ts';
import { isInPlan, overtakenWords, readChange, suggestionWords } from '../account/suggested-changes.ts';
import listed from '../account/suggestions.module.css';
import { suggestionsQuery } from '../account/suggestions-query.ts';
import css from '../kept/kept-plan.module.css';
import { ListState } from '../kept/list-state.tsx';
import { useAsked } from '../kept/use-asked.ts';

interface SuggestionsPanelProps {
  readonly clientId: string;
  readonly id: string;
  readonly opened: OpenAccountPlan;
  /** Follows an answer and what was taken. */
  readonly onAnswered: () => Promise<void>;
}

/** What the client suggests to the plan, to take into the draft one by one or to answer. */
export function SuggestionsPanel({ clientId, id, opened, onAnswered }: SuggestionsPanelProps) {
  const title = useId();
  const list = useQuery(suggestionsQuery(id, clientId));
  const { data, refetch } = list;
  const of = { clientId, id, opened };
  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>Suggestions of the client</h2>
      <ListState query={list} what="suggestions" />
      {data?.length === 0 && <p>None. A client can suggest changes to what was published.</p>}
      {data?.map((suggestion) => (
        <Suggestion
          key={suggestion.id}
          {...of}
          suggestion={suggestion}
          onAnswered={async () => {
            await refetch();
            await onAnswered();
          }}
        />
      ))}
    </section>
  );
}

function Suggestion({
  clientId,
  id,
  opened,
  suggestion,
  onAnswered,
}: SuggestionsPanelProps & { readonly suggestion: PlanSuggestion }) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [reply, setReply] = useState('');
  const { run, failed, done } = useAsked(() => undefined);
  const { subscribeDrawn, drawn } = opened.store;
  const { plan } = useSyncExternalStore(subscribeDrawn, drawn, drawn).history;
  const isWaiting = suggestion.answeredAt === null;
  const where = { params: { id, suggestionId: suggestion.id }, query: { userId: clientId } };
  const changes = suggestion.changes.map((sent) => {
    // As the server takes them.
    return { ops: readChange(sent).ops.map((op) => withNotesKept(plan, op)) };
  });
  const isThere = (place: number) => isInPlan(plan, changes[place] ?? { ops: [] });
  // After Undo nothing says that it was taken.
  const says = suggestion.taken.every(isThere) ? done : null;
  const seen = changes.map((change) => overtakenWords(plan, change));

  async function take() {
    const version = await savedVersion(opened);
    const over = ticked.filter((place) => seen[place]?.length);
    await call(routes.planSuggestions.take, { ...where, body: { version, changes: [...ticked], over } });
    setTicked([]);
    await opened.keeper.catchUp('Take what the client suggests').finally(onAnswered);
    return 'Taken into the draft.';
  }

  async function answer() {
    await call(routes.planSuggestions.decline, { ...where, body: { reply } });
    await onAnswered();
    return 'Answered. The client reads it with the suggestion.';
  }

  return (
    <article className={css.suggestion}>
      <h3>
        {dateTime(new Date(suggestion.at))}
        {isWaiting ? '' : ', answered'}
      </h3>
      {suggestion.note !== null && <p>“{suggestion.note}”</p>}
      <ChangeList
        plan={plan}
        changes={changes}
        taken={suggestion.taken}
        beside={(place) => {
          if (suggestion.taken.includes(place))
            return <span className={listed.row}>{isThere(place) ? 'Taken' : takenAndGone}</span>;
          if (!isWaiting) return <span className={listed.row}>Not taken</span>;
          return (
            <Take
              label={suggestionWords(plan, changes[place] ?? { ops: [] }).what}
              seen={seen[place] ?? []}
              isTicked={ticked.includes(place)}
              onTick={(isTicked) =>
                setTicked(isTicked ? [...ticked, place] : ticked.filter((known) => known !== place))
              }
            />
          );
        }}
      />
      {suggestion.reply !== null && <p>Your reply: {suggestion.reply}</p>}
      {failed !== null && <p role="alert">{failed}</p>}
      {says !== null && <p role="status">{says}</p>}
      {isWaiting && (
        <>
          <div className={css.actions}>
            {ticked.length > 0 && (
              <ActionButton onClick={() => void run(take)}>Take ticked into the draft</ActionButton>
            )}
          </div>
          <label className={css.field}>
            Reply to the client
            <textarea
              rows={2}
              maxLength={500}
              value={reply}
              onChange={({ currentTarget }) => setReply(currentTarget.value)}
            />
          </label>
          <Answer onAnswer={() => void run(answer)} />
        </>
      )}
    </article>
  );
}

const takenAndGone = 'Taken, but undone or changed since: the draft has something else now.';

/** Asks before it answers: what is not taken is declined for good, and the client reads so. */
function Answer({ onAnswer }: { readonly onAnswer: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <ActionButton tone="quiet" onClick={() => setAsking(true)}>
        Answer, and take no more of it
      </ActionButton>
    );
  }
  return (
    <div role="alertdialog" aria-label="Answer it for good?" className={css.actions}>
      <span>What is not taken is declined for good; the client is told, with your reply.</span>
      <ActionButton onClick={onAnswer}>Send the answer</ActionButton>
      <ActionButton tone="quiet" onClick={() => setAsking(false)}>
        Not yet
      </ActionButton>
    </div>
  );
}

interface TakeProps {
  readonly label: string;
  /** What the client saw where the draft has something else now; empty where nothing was changed since. */
  readonly seen: readonly string[];
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** Takes a change; of what was changed since only knowingly. */
function Take({ label, seen, isTicked, onTick }: TakeProps) {
  return (
    <>
      {seen.length > 0 && (
        <span>
          <b>Changed since in the draft.</b> The client saw {seen.join(', ')}.
        </span>
      )}
      <label>
        <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />{' '}
        {seen.length > 0 ? 'Replace what is in the draft' : 'Take'}
        <span className="fh-for-readers"> {label}</span>
      </label>
    </>
  );
}

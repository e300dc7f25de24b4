import type { Asset } from '@freehold/contract';
import { isSameProperty } from '@freehold/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import type { ClientRecord } from '../shared/client-record.ts';
import { useTimeline } from '../timeline/timeline-state.ts';
import type { TimelineView } from '../timeline/timeline-view.ts';
import { portfolioQuery } from './portfolio-query.ts';
import { PropertyListTab } from './property-list-tab.tsx';
import css from './property-rows.module.css';

type Row = TimelineView['properties']['rows'][number];

interface PropertyRowsProps {
  readonly properties: TimelineView['properties'];
  /** Ids of catalogue properties by the id of the asset that is the same property. */
  readonly pages: ReadonlyMap<string, string>;
}

/** What the client owns, a row each: value, loan, equity, LVR, yield and what the law of 2027 means for it. */
function PropertyRows({ properties: { rows, summary }, pages }: PropertyRowsProps) {
  return (
    <section aria-labelledby="owned-title" className={css.owned}>
      <h3 id="owned-title">Properties you own</h3>
      <p className={css.summary}>{summary}</p>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.id} className={`fh-card ${css.row}`} aria-labelledby={`${row.id}-name`}>
            <PropertyRow row={row} page={pages.get(row.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PropertyRow({ row, page }: { readonly row: Row; readonly page: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, kind, law, figures, owedPct, assumed, working } = row;
  const lines = working.map(({ label, value, note }, place) => ({
    step: place + 1,
    label,
    formula: note ?? '',
    amount: value,
    rule: null,
  }));
  return (
    <>
      <div>
        <p className={css.name} id={`${id}-name`}>
          {page === undefined ? name : <Link to={`/property/${page}`}>{name}</Link>}
        </p>
        <p className={css.kind}>
          {kind}
          <span className={css.law} data-tone={law.tone}>
            {law.status}
          </span>
        </p>
      </div>
      <dl className={css.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={`fh-figures ${css.amount}`}>{value}</span>
              {label === 'LVR' && owedPct !== null && (
                <meter min={0} max={100} optimum={0} low={80} value={owedPct} aria-label="LVR" />
              )}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className={`fh-no-print ${css.toggle}`}
        aria-expanded={isOpen}
        aria-controls={`${id}-lines`}
        aria-label={`How is this worked out? ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      {assumed[0] && <p className={css.assumed}>{assumed[0]}</p>}
      <div id={`${id}-lines`} className={css.lines} hidden={!isOpen}>
        {isOpen && (
          <>
            <WorkingTable caption={`How it is worked out: ${name}`} rows={lines} hasTotal={false} />
            {assumed.slice(1).map((sentence) => (
              <p key={sentence} className={css.assumed}>
                {sentence}
              </p>
            ))}
          </>
        )}
      </div>
    </>
  );
}

interface YourPropertiesTabProps {
  readonly clientId: string;
  /** Undefined while loading or if loading failed. */
  readonly record: ClientRecord | undefined;
}

/** Properties the client owns as rows, then those an adviser assigned that are not among them. */
export function YourPropertiesTab({ clientId, record }: YourPropertiesTabProps) {
  const { data, error, isFetching, refetch } = useQuery(portfolioQuery(clientId));
  const timeline = useTimeline();
  const properties = timeline.status === 'ready' ? timeline.view.properties : null;
  const isOwner = properties !== null && properties.rows.length > 0;
  const owned = record?.details.assets.filter(({ id }) => properties?.rows.some((row) => row.id === id)) ?? [];
  const pages = pagesOf(owned, data ?? []);
  const assigned = new Set(pages.values());
  const planned = data?.filter(({ id }) => !assigned.has(id));
  const isAllOwned = isOwner && planned?.length === 0;
  return (
    <>
      {isOwner && <PropertyRows properties={properties} pages={pages} />}
      <div className={isOwner && !isAllOwned ? css.planned : undefined}>
        {isOwner && !isAllOwned && <h3>Planned: assigned to you, not among your assets</h3>}
        <PropertyListTab
          title="Your Properties"
          properties={planned}
          hasFailed={error !== null && data === undefined && !isFetching}
          failedText="Your properties could not be loaded. Nothing is lost; trying again usually helps."
          onRetry={() => void refetch()}
          limits={[
            'A property that an adviser assigned to you is planned until it is among your assets, and in no total before. One that is both is listed and counted once.',
          ]}
          empty={
            isOwner
              ? null
              : { text: "You haven't added any properties to your portfolio yet.", button: 'Find Properties' }
          }
        />
      </div>
    </>
  );
}

interface Assigned {
  readonly id: string;
  readonly name: string;
  readonly street: string;
}

/** The catalogue's property of each asset that is one, by the asset's id. */
function pagesOf(owned: readonly Asset[], assigned: readonly Assigned[]): ReadonlyMap<string, string> {
  return new Map(
    owned.flatMap((asset) => {
      const property = assigned.find((other) => isSameProperty(asset, other));
      return property === undefined ? [] : [[asset.id, property.id] as const];
    }),
  );
}

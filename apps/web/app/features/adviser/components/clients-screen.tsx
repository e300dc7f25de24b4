import {
  type ClientFigures,
  type ClientFilter,
  type ClientSort,
  type ClientViewShown,
  routes,
  toasts,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { Button } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { KeyboardHelp } from '#app/ui/lists/keyboard-help.tsx';
import { ListSection, type ListWords } from '#app/ui/lists/list-section.tsx';
import { ListViewChips } from '#app/ui/lists/list-views.tsx';
import { usePrivateSearch } from '#app/ui/lists/private-search.ts';
import { opensRow } from '#app/ui/lists/row-list.tsx';
import { pageSize } from '#app/ui/lists/row-range.ts';
import { SelectCell, SelectHead } from '#app/ui/lists/select-box.tsx';
import { listPage, useListing } from '#app/ui/lists/use-listing.ts';
import { useSearchShortcut, useShortcutChoice } from '#app/ui/lists/use-search-shortcut.ts';
import { useSelection } from '#app/ui/lists/use-selection.ts';
import { type ClientLine, clientLine, clientLineColumns } from '../client-line.ts';
import { selectableClient } from '../client-row.ts';
import { clientFilterIn, clientViews, searchForView } from '../client-view.ts';
import { countsQuery } from '../lists-query.ts';
import { clientSortChoices } from '../sort-choices.ts';
import { clientsTable, type TablePart, tablePartIn, trailsIn } from '../table-address.ts';
import { useTableAddress } from '../use-table-address.ts';
import { ClientFilters } from './client-filters.tsx';
import { ClientsBulk } from './clients-bulk.tsx';
import css from './clients-screen.module.css';

const words: ListWords = {
  title: 'Clients',
  nouns: ['client', 'clients'],
  searchHelp: 'Name, email or phone',
  empty: 'No clients found',
  failed: toasts.clientsLoadFailed.description,
};

// The server stops reading there and a press of Next goes on.
const noneYet = 'None among the first 2,000 clients with a loan; Next looks further';

/** A page of the clients with their figures. The previous page stays while the next one loads. */
function clientLinesQuery(
  { q, sort, after, filter }: TablePart<ClientSort> & { readonly filter: ClientFilter },
  onWaiting: (waiting: Waiting | null) => void,
) {
  const query = { limit: pageSize, sort, ...filter, ...(q !== '' && { q }), ...(after !== null && { cursor: after }) };
  return queryOptions({
    queryKey: ['clients', 'lines', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listPage<ClientFigures>(onWaiting, (onNext) => call(routes.clients.list, { query, signal, onWaiting, onNext })),
  });
}

/** The view that the list of clients shows, and how to show another from its first page. */
function useClientView() {
  const { query, state, go } = usePrivateSearch();
  const { q, sort } = tablePartIn(query, clientsTable);
  const view: ClientViewShown = { q, sort, filter: clientFilterIn(query) };
  return {
    view,
    show(next: ClientViewShown) {
      go(searchForView(query, next), { replace: false, state: { ...trailsIn(state), clients: [] } });
    },
  };
}

/** The clients, one line each: what they have and owe, when they were last in contact, and what comes next. */
export function ClientsScreen() {
  const address = useTableAddress(clientsTable);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { view, show } = useClientView();
  const { filter } = view;
  const filterCount = Object.values(filter).filter((value) => value !== undefined).length;
  const listing = useListing(useQuery(clientLinesQuery({ ...address.part, filter }, setWaiting)), {
    waiting,
    failed: toasts.clientsLoadFailed,
  });
  const total = useQuery(countsQuery).data?.clients ?? null;
  const shortcut = useShortcutChoice();
  useSearchShortcut(shortcut.isOn);
  const today = dayInSydney(new Date());
  const selection = useSelection({
    scope: JSON.stringify(view),
    shown: listing.page?.rows.map(selectableClient) ?? [],
    nouns: words.nouns,
  });
  return (
    <div className={`fh-width ${css.screen}`}>
      <h1 className="fh-for-readers">Clients</h1>
      <ListViewChips views={clientViews} shown={view} onShow={show} />
      <ListSection
        words={listing.page?.next == null ? words : { ...words, empty: noneYet }}
        columns={clientLineColumns}
        sortChoices={clientSortChoices}
        address={address}
        listing={listing}
        total={filterCount > 0 ? null : total}
        hasShortcut={shortcut.isOn}
        isDense
        filters={{
          fields: <ClientFilters filter={filter} onChange={(next) => show({ ...view, filter: next })} />,
          count: filterCount,
        }}
        action={
          <Button component={Link} to="/admin-client">
            New Client
          </Button>
        }
        nextStep={<p>A client is entered here, or made from a lead at the lead desk.</p>}
        selecting={{ head: <SelectHead {...selection} />, bar: <ClientsBulk selection={selection} /> }}
        renderRow={(client) => (
          <ClientLineRow
            key={client.id}
            line={clientLine(client, today)}
            isSelected={selection.has(client.id)}
            onSelect={() => selection.toggle(selectableClient(client))}
          />
        )}
      />
      <p className={css.note}>
        Net worth and LVR are worked out from each record for today, the household’s part. Last contact is the newest
        note, or the first answer to a lead.
      </p>
      <KeyboardHelp canSelect hasShortcut={shortcut.isOn} onChoose={shortcut.choose} />
    </div>
  );
}

interface ClientLineRowProps {
  readonly line: ClientLine;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function ClientLineRow({ line, isSelected, onSelect }: ClientLineRowProps) {
  const { name, email, netWorth, isNegative, lvr, lastContact, nextAction, due, changed } = line;
  return (
    <tr>
      <SelectCell name={name} isSelected={isSelected} onToggle={onSelect} />
      <th scope="row" className={css.name} title={`${name}, ${email}`}>
        <Link to={line.to} {...opensRow}>
          {name}
        </Link>
      </th>
      <td
        data-label="Net worth"
        data-figure
        data-absent={netWorth === null || undefined}
        className={`fh-figures ${isNegative ? css.negative : ''}`}
      >
        {netWorth ?? <Unknown what="net worth" />}
      </td>
      <td data-label="LVR" data-figure data-absent={lvr === null || undefined} className="fh-figures">
        {lvr ?? <Unknown what="LVR" />}
      </td>
      <td data-label="Contact" data-absent={lastContact === null || undefined} className="fh-figures">
        {lastContact ?? <Unknown what="contact" />}
      </td>
      <td data-label="Next" data-absent={nextAction === null || undefined} title={nextAction ?? undefined}>
        <span>
          {due && <span className={`fh-figures ${due.isDue ? css.due : css.later}`}>{due.text} </span>}
          {nextAction ?? <Unknown what="next action" />}
        </span>
      </td>
      <td data-label="Changed" className="fh-figures">
        {changed}
      </td>
    </tr>
  );
}

/** A dash that reads as what is not on record. */
function Unknown({ what }: { what: string }) {
  return (
    <>
      <span aria-hidden="true" className={css.later}>
        –
      </span>
      <span className="fh-for-readers">No {what}</span>
    </>
  );
}

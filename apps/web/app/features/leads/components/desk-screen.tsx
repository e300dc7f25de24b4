import { type LeadTotals, leadStatuses, routes } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { isCancelled } from '#app/lib/call-error.ts';
import { counted, decimal } from '#app/lib/format.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { KeyboardHelp } from '#app/ui/lists/keyboard-help.tsx';
import { ListViewChips } from '#app/ui/lists/list-views.tsx';
import { useListAddress } from '#app/ui/lists/use-list-address.ts';
import { useListing } from '#app/ui/lists/use-listing.ts';
import { useSearchShortcut, useShortcutChoice } from '#app/ui/lists/use-search-shortcut.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { ViewSwitch } from '#app/ui/view-switch.tsx';
import {
  type DeskPart,
  type DeskView,
  deskPartIn,
  deskSearch,
  deskViews,
  filterQuery,
  filtersSet,
  leadViews,
  noFilters,
  partOf,
  usualSort,
  viewOf,
} from '../desk-address.ts';
import { arrivalsQuery, leadLists, leadsQuery, markKey, markQuery, ownersQuery, totalsQuery } from '../desk-queries.ts';
import { leadToasts } from '../lead-words.ts';
import { DeskFilters } from './desk-filters.tsx';
import css from './desk-screen.module.css';
import { LeadsSection } from './leads-section.tsx';

interface DeskNoteProps {
  readonly arrivals: number;
  readonly onShow: () => void;
  readonly totals: LeadTotals | undefined;
}

/** How many leads have each status, and that some arrived since the list was loaded; its space is always kept. */
function DeskNote({ arrivals, onShow, totals }: DeskNoteProps) {
  return (
    <div className={css.note}>
      <p role="status">{arrivals > 0 ? counted(arrivals, 'new lead') : ''}</p>
      {arrivals > 0 && (
        <Button size="compact-md" onClick={onShow}>
          Show
        </Button>
      )}
      {totals && <p className={`fh-figures ${css.totals}`}>{totalsText(totals)}</p>}
    </div>
  );
}

function totalsText(totals: LeadTotals): string {
  return leadStatuses.map((status) => `${decimal(totals[status])} ${status}`).join(', ');
}

/** Number of leads that arrived since the lists were loaded, and a function that reloads them. */
function useArrivals() {
  const client = useQueryClient();
  const mark = useQuery(markQuery);
  const now = useQuery(arrivalsQuery(mark.data?.since));
  const before = mark.data?.count ?? 0;
  return {
    /** True when the lists may load: the count starts first, so no lead falls between the two. */
    isReady: !mark.isPending,
    count: Math.max(0, (now.data?.count ?? before) - before),
    async refresh() {
      await client.refetchQueries({ queryKey: markKey });
      await client.invalidateQueries({ queryKey: leadLists });
    },
  };
}

/** Saves all pages of the listed leads as a CSV file made by the server. */
function useExport({ q, sort, filters }: Pick<DeskPart, 'q' | 'sort' | 'filters'>) {
  const [isRunning, setRunning] = useState(false);
  async function exportLeads() {
    setRunning(true);
    try {
      const status = filters.view === 'table' && filters.status !== null ? { status: filters.status } : {};
      const query = { ...filterQuery({ q, filters }), ...status, sort };
      const text = await call(routes.leads.export, { query });
      // The byte order mark tells spreadsheets that the file is UTF-8.
      saveFile({ name: 'leads.csv', type: 'text/csv;charset=utf-8', text: `\uFEFF${text.replace(/^\uFEFF/, '')}` });
    } catch (error) {
      if (!isCancelled(error)) showToast({ ...leadToasts.exportFailed, tone: 'error' });
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, exportLeads };
}

const LeadBoard = lazyPart(() => import('./lead-board.tsx').then((module) => module.LeadBoard), {
  waiting: <Skeleton height={320} radius="md" />,
});

const addressRules = { read: deskPartIn, write: deskSearch };
const viewLabels: Readonly<Record<DeskView, string>> = { table: 'Table', board: 'Board' };
const viewChoices = deskViews.map((value) => ({ value, label: viewLabels[value] }));

/** The leads as a table or as a board by status; new ones are announced and shown on request. */
export function DeskScreen() {
  const address = useListAddress(addressRules);
  const { part } = address;
  const { view } = part.filters;
  const arrivals = useArrivals();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isTable = view === 'table';
  const query = useQuery({ ...leadsQuery(part, setWaiting), enabled: isTable && arrivals.isReady });
  const listing = useListing(query, { waiting, failed: leadToasts.loadFailed });
  const totals = useQuery({ ...totalsQuery(part), enabled: arrivals.isReady }).data;
  const owners = useQuery(ownersQuery).data ?? [];
  const shortcut = useShortcutChoice();
  useSearchShortcut(shortcut.isOn);

  function showArrivals() {
    address.toStart({ q: '', sort: usualSort, filters: { view, ...noFilters } });
    void arrivals.refresh();
  }

  const shared = { address, owners, totals, hasShortcut: shortcut.isOn };
  const filters = {
    fields: <DeskFilters part={part} owners={owners} onChange={address.filterBy} />,
    count: filtersSet(part.filters),
  };
  return (
    <div className={`fh-width ${css.screen}`}>
      <DeskHead part={part} onView={(other) => address.filterBy({ ...part.filters, view: other, status: null })} />
      <div className={css.lead}>
        <ListViewChips
          views={leadViews}
          shown={viewOf(part)}
          onShow={(shown) => address.toStart(partOf(shown, view))}
        />
        <DeskNote arrivals={arrivals.count} onShow={showArrivals} totals={isTable ? totals : undefined} />
      </div>
      {isTable ? (
        <LeadsSection
          {...shared}
          filters={filters}
          listing={{ ...listing, isFetching: listing.isFetching || !arrivals.isReady }}
        />
      ) : (
        <LeadBoard {...shared} filters={filters} isReady={arrivals.isReady} />
      )}
      <KeyboardHelp canSelect={isTable} hasShortcut={shortcut.isOn} onChoose={shortcut.choose} />
    </div>
  );
}

interface DeskHeadProps {
  readonly part: ReturnType<typeof deskPartIn>;
  readonly onView: (view: DeskView) => void;
}

function DeskHead({ part, onView }: DeskHeadProps) {
  const isAdmin = useIsAdmin();
  const { isRunning, exportLeads } = useExport(part);
  return (
    <header className={css.head}>
      <h1>Lead Desk</h1>
      <div className={css.buttons}>
        <ViewSwitch legend="Show leads as" views={viewChoices} value={part.filters.view} onChange={onView} />
        <Button variant="default" disabled={isRunning} onClick={() => void exportLeads()}>
          {isRunning ? 'Exporting' : 'Export CSV'}
        </Button>
        {isAdmin && (
          <>
            <Button component={Link} to="/admin/leads/sources" variant="default">
              Sources
            </Button>
            <Button component={Link} to="/admin/outbox" variant="default">
              Outbox
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

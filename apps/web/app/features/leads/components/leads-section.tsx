import { fullName, type LeadListItem, type LeadOwner, type LeadSort, type LeadTotals } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import type { Filters } from '#app/ui/lists/filter-fold.tsx';
import listCss from '#app/ui/lists/list-section.module.css';
import { ListSection, type ListWords } from '#app/ui/lists/list-section.tsx';
import { opensRow } from '#app/ui/lists/row-list.tsx';
import { SelectCell, SelectHead } from '#app/ui/lists/select-box.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import type { useListAddress } from '#app/ui/lists/use-list-address.ts';
import type { Listing } from '#app/ui/lists/use-listing.ts';
import { useSelection } from '#app/ui/lists/use-selection.ts';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import type { SelectedLead } from '../bulk-rules.ts';
import { type DeskFilters, isNarrowed, noFilters } from '../desk-address.ts';
import { type LeadRow, leadRow } from '../lead-row.ts';
import { leadColumns, leadSortChoices, leadToasts } from '../lead-words.ts';
import type { LeadsBulkDialogProps } from './leads-bulk-props.ts';
import css from './leads-section.module.css';

const BulkStatusDialog = lazyPart(() => import('./bulk-status-dialog.tsx').then((module) => module.BulkStatusDialog));
const BulkActionDialog = lazyPart(() => import('./bulk-action-dialog.tsx').then((module) => module.BulkActionDialog));

const words: ListWords = {
  title: 'Leads',
  nouns: ['lead', 'leads'],
  searchHelp: 'Name, email or phone',
  empty: 'No leads found',
  failed: leadToasts.loadFailed.description,
};

export type DeskAddress = ReturnType<typeof useListAddress<LeadSort, DeskFilters>>;

interface LeadsSectionProps {
  readonly address: DeskAddress;
  readonly listing: Listing<LeadListItem>;
  readonly owners: readonly LeadOwner[];
  readonly totals: LeadTotals | undefined;
  readonly hasShortcut: boolean;
  readonly filters: Filters;
}

/** The leads as a table, or as cards where a table would be too wide. */
export function LeadsSection({ owners, totals, ...props }: LeadsSectionProps) {
  const { part, filterBy } = props.address;
  const { view, status } = part.filters;
  const found =
    totals && (status === null ? Object.values(totals).reduce((sum, count) => sum + count, 0) : totals[status]);
  const nextStep = isNarrowed(part) ? (
    <Button variant="default" onClick={() => filterBy({ view, ...noFilters })}>
      Show All Leads
    </Button>
  ) : (
    <p>A lead arrives when a visitor asks for a report or for a strategy session.</p>
  );
  const { after: _page, ...scope } = part;
  const selection = useSelection({
    scope: JSON.stringify(scope),
    shown: props.listing.page?.rows.map(selectableLead) ?? [],
    nouns: words.nouns,
  });
  return (
    <ListSection
      {...props}
      words={words}
      columns={leadColumns}
      sortChoices={leadSortChoices}
      total={found ?? null}
      action={null}
      isTitledAbove
      nextStep={nextStep}
      selecting={{ head: <SelectHead {...selection} />, bar: <LeadsBulk selection={selection} /> }}
      renderRow={(lead) => (
        <LeadLine
          key={lead.id}
          row={leadRow(lead, owners)}
          isSelected={selection.has(lead.id)}
          onSelect={() => selection.toggle(selectableLead(lead))}
        />
      )}
    />
  );
}

function selectableLead(lead: LeadListItem): SelectedLead {
  return { ...lead, name: fullName(lead) };
}

interface LeadLineProps {
  readonly row: LeadRow;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function LeadLine({ row, isSelected, onSelect }: LeadLineProps) {
  return (
    <tr>
      <SelectCell name={row.name} isSelected={isSelected} onToggle={onSelect} />
      <th scope="row" className={css.person}>
        <span className={css.name}>{row.name}</span>
        <span className={css.contact}>
          <a href={`mailto:${row.email}`}>
            <EmailAddress address={row.email} />
          </a>
          <PhoneNumber number={row.phone} />
        </span>
      </th>
      <td data-label="Type" className={css.matter}>
        <div>
          <span className={css.first}>
            {row.figure && <span className={`fh-figures ${css.figure}`}>{row.figure}</span>} {row.kind}
          </span>
          <Details lines={row.details} />
        </div>
      </td>
      <td data-label="Consent" className={css.consent}>
        <div>
          <span className={css.first}>{row.agreement}</span>
          <Details lines={row.consent} />
        </div>
      </td>
      <td data-label="Status" className={css.stage}>
        <div>
          <span className={css.status} data-status={row.status}>
            {row.status}
          </span>
          <span className={css.report} data-tone={row.report.tone} title={row.report.text}>
            {row.report.text}
          </span>
        </div>
      </td>
      <td data-label="Owner" className={css.owner}>
        <div>
          <span className={css.first}>{row.owner}</span>
          <Details lines={[row.nextAction, row.nextActionOn].filter((line) => line !== null)} />
        </div>
      </td>
      <td data-label="Received" className={css.received}>
        <time dateTime={row.received.iso} title={row.received.full}>
          {row.received.text}
        </time>
      </td>
      <td className={listCss.actions}>
        <Button component={Link} to={row.to} variant="default" size="sm" {...opensRow}>
          Open
          <span className="fh-for-readers"> the lead of {row.name}</span>
        </Button>
      </td>
    </tr>
  );
}

// One line with ellipsis; the full text is on the lead's screen and in the title.
function Details({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const text = lines.join(' · ');
  return (
    <span className={css.detail} title={text}>
      {text}
    </span>
  );
}

/** What can be done with the selected leads: a status for each, and a next action. */
function LeadsBulk({ selection }: Pick<LeadsBulkDialogProps, 'selection'>) {
  const status = useOpening();
  const action = useOpening();
  return (
    <>
      <SelectionBar selection={selection}>
        <Button onClick={status.open}>Change Status</Button>
        <Button variant="default" onClick={action.open}>
          Next Action
        </Button>
      </SelectionBar>
      {status.wasOpened && <BulkStatusDialog selection={selection} isOpen={status.isOpen} onClose={status.close} />}
      {action.wasOpened && <BulkActionDialog selection={selection} isOpen={action.isOpen} onClose={action.close} />}
    </>
  );
}

function useOpening() {
  const [state, setState] = useState({ isOpen: false, wasOpened: false });
  return {
    ...state,
    open: () => setState({ isOpen: true, wasOpened: true }),
    close: () => setState({ isOpen: false, wasOpened: true }),
  };
}

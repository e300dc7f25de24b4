import { type PropertySort, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { counted } from '#app/lib/format.ts';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import css from '#app/ui/lists/list-section.module.css';
import { ListSection, type ListWords } from '#app/ui/lists/list-section.tsx';
import { opensRow } from '#app/ui/lists/row-list.tsx';
import { type PropertyRow, totalPrice } from '../property-row.ts';
import { propertyColumns, propertySortChoices } from '../sort-choices.ts';
import type { ArchivedChoice } from '../use-archived-choice.ts';
import type { useProperties } from '../use-lists.ts';
import type { TableAddress } from '../use-table-address.ts';
import own from './admin-dashboard.module.css';

const words: ListWords = {
  title: 'Properties',
  nouns: ['property', 'properties'],
  searchHelp: 'Name or address',
  empty: 'No properties found',
  failed: toasts.propertiesLoadFailed.description,
};

const archivedWords: ListWords = { ...words, empty: 'No archived properties' };

interface PropertiesSectionProps {
  readonly address: TableAddress<PropertySort>;
  readonly listing: ReturnType<typeof useProperties>;
  readonly total: number | null;
  readonly hasShortcut: boolean;
  readonly archived: ArchivedChoice;
}

/** The properties, each with links to its page and its form. */
export function PropertiesSection({ archived, ...props }: PropertiesSectionProps) {
  const isAdmin = useIsAdmin();
  return (
    <ListSection
      {...props}
      words={archived.isOn ? archivedWords : words}
      columns={propertyColumns}
      sortChoices={propertySortChoices}
      action={
        isAdmin && (
          <div className={own.buttons}>
            <Button
              variant={archived.isOn ? 'filled' : 'default'}
              aria-pressed={archived.isOn}
              onClick={archived.toggle}
            >
              Archived
            </Button>
            <Button component={Link} to="/admin/properties/files" variant="default">
              Import and Export
            </Button>
            <Button component={Link} to="/add-property">
              Add New Property
            </Button>
          </div>
        )
      }
      nextStep={
        <p>
          {archived.isOn
            ? 'Properties that are archived on their page are listed here, and can be restored there.'
            : 'Properties that are added can be assigned to clients.'}
        </p>
      }
      renderRow={(row) => <PropertyLine key={row.id} row={row} canEdit={isAdmin} />}
      renderTotals={(rows) => (
        <tr>
          <td colSpan={2}>Total of the {counted(rows.length, 'row')} shown</td>
          <td className="fh-figures">{totalPrice(rows)}</td>
          <td colSpan={2} />
        </tr>
      )}
    />
  );
}

function PropertyLine({ row, canEdit }: { row: PropertyRow; canEdit: boolean }) {
  const ofWhat = <span className="fh-for-readers"> {row.name}</span>;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td data-label="Address">{row.address}</td>
      <td data-label="Price" className="fh-figures">
        {row.price}
      </td>
      <td data-label="Specs" className="fh-figures">
        {row.specs}
      </td>
      <td className={css.actions}>
        <Button component={Link} to={row.to} variant="default" size="sm" {...opensRow}>
          View
          {ofWhat}
        </Button>
        {canEdit && (
          <Button component={Link} to={row.editTo} variant="subtle" size="sm">
            Edit
            {ofWhat}
          </Button>
        )}
      </td>
    </tr>
  );
}

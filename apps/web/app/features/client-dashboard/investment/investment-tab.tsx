import type { Asset } from '@freehold/contract';
import { chartColour } from '#app/charts/series.ts';
import { money } from '#app/lib/format.ts';
import type { TabProps } from '../shared/client-record.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import layoutClasses from '../shared/layout.module.css';
import { PieCard } from '../shared/pie-card.tsx';
import { RecordTable } from '../shared/record-table.tsx';
import { assetAllocation, type PieData } from '../shared/slices.ts';
import { TabNote } from '../shared/tab-note.tsx';
import { WorkingPart } from '../shared/working-part.tsx';
import { assetEntries } from './asset-entries.ts';
import css from './investment-tab.module.css';

const columns = ['Asset', 'Current value', 'Original price', 'Bought', 'Ownership', 'Income'];

/** All assets with their recorded details. */
function AssetList({ assets }: { readonly assets: readonly Asset[] }) {
  return (
    <section className={`fh-card ${layoutClasses.card}`} aria-labelledby="assets-list">
      <h3 id="assets-list">Your assets</h3>
      <RecordTable
        caption="Your assets"
        columns={columns}
        rows={assetEntries(assets).map(({ id, name, type, value, price, year, ownership, income }) => ({
          id,
          name,
          subtitle: name === type ? '' : type,
          cells: [value, price, year, ownership, income],
        }))}
      />
    </section>
  );
}

interface TypeListProps {
  readonly entries: readonly { readonly name: string; readonly colour: number; readonly text: string }[];
}

/** A pie's legend as a list with amounts. */
function TypeList({ entries }: TypeListProps) {
  return (
    <ul className={css.list}>
      {entries.map(({ name, colour, text }) => (
        <li key={name}>
          <span className={css.swatch} style={{ background: chartColour(colour) }} aria-hidden="true" />
          <span>{name}</span>
          <strong className="fh-figures">{text}</strong>
        </li>
      ))}
    </ul>
  );
}

const limits = ['Each asset counts in full here, whatever share of it is yours.'];

/** Current value by asset type, and the list of assets. */
export function InvestmentTab({ record: { details }, onEdit }: TabProps) {
  const data = assetAllocation(details.assets);
  if (data === null) {
    return (
      <>
        <EmptyState
          title="Assets by type"
          actions={
            <EditButton onEdit={onEdit} opening={{ openOn: 'assets', newAsset: true }}>
              Add External Asset
            </EditButton>
          }
        >
          <p>
            <strong>No data yet</strong>
          </p>
          <p>None of your assets has a value yet. Add what you own to see how it is spread.</p>
        </EmptyState>
        <TabNote limits={limits} />
      </>
    );
  }
  return (
    <div className={layoutClasses.stack}>
      <div className={layoutClasses.halves}>
        <PieCard
          title="Assets by type"
          description="Current value of your assets by type"
          data={data}
          fileName="freehold-assets-by-type"
        />
        <TypesCard data={data} />
      </div>
      <AssetList assets={details.assets} />
      <TabNote limits={limits} />
    </div>
  );
}

function TypesCard({ data }: { readonly data: PieData }) {
  return (
    <section className={`fh-card ${layoutClasses.card}`} aria-labelledby="asset-types">
      <h3 id="asset-types">Types of asset</h3>
      <TypeList
        entries={data.slices.map(({ name, value, percent, colour }) => ({
          name,
          colour,
          text: `${money(value)}, ${percent}%`,
        }))}
      />
      <WorkingPart id="asset-types-working" subject="Assets by type" working={data.working} />
    </section>
  );
}

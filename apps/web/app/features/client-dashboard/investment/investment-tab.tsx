import { money } from '#app/lib/format.ts';
import { assetAllocation } from '../shared/asset-allocation.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import layout from '../shared/layout.module.css';
import { PieCard } from '../shared/pie-card.tsx';
import type { PieData } from '../shared/slices.ts';
import { TabNote } from '../shared/tab-note.tsx';
import type { TabProps } from '../shared/tab-props.ts';
import { WorkingPart } from '../shared/working-part.tsx';
import { AssetList } from './asset-list.tsx';
import { TypeList } from './type-list.tsx';

const limits = ['Ownership percentages do not scale these figures: each asset counts in full.'];

/** Current value by type of asset, and the assets it is made of. */
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
          <p>No asset has a current value above $0. Add what you own to see how it is spread.</p>
        </EmptyState>
        <TabNote limits={limits} />
      </>
    );
  }
  return (
    <div className={layout.stack}>
      <div className={layout.halves}>
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
    <section className={`fh-card ${layout.card}`} aria-labelledby="asset-types">
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

import type { Asset } from '@freehold/contract';
import layout from '../shared/layout.module.css';
import { RecordTable } from '../shared/record-table.tsx';
import { assetEntries } from './asset-entries.ts';

const columns = ['Asset', 'Current value', 'Original price', 'Bought', 'Ownership', 'Income'];

/** Every asset with what is recorded of it. */
export function AssetList({ assets }: { readonly assets: readonly Asset[] }) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="assets-list">
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

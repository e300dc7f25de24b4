import { EditButton } from '../shared/edit-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import layout from '../shared/layout.module.css';
import { PieCard } from '../shared/pie-card.tsx';
import type { TabProps } from '../shared/tab-props.ts';
import { retirementComposition } from './retirement-outlook.ts';

/** What of the assets the plan counts, and which types it leaves out. */
export function Composition({ record, onEdit }: TabProps) {
  const { pie, counted, leftOut } = retirementComposition(record);
  const title = 'Portfolio composition';
  return (
    <div className={layout.stack}>
      {pie ? (
        <PieCard
          title={title}
          description="Assets of the quick check, in full and before loans"
          data={pie}
          fileName="freehold-retirement-composition"
        />
      ) : (
        <EmptyState
          title={title}
          actions={
            <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'assets', newAsset: true }}>
              Add External Asset
            </EditButton>
          }
        >
          <p>
            <strong>No data yet</strong>
          </p>
          <p>Super, investment properties and shares count towards retirement. None has a value yet.</p>
        </EmptyState>
      )}
      <p className={layout.quiet}>
        Super counts as Superannuation; Investment Property and Shares count as Investment.{' '}
        {counted.length > 0 && `Counted of yours: ${counted.join(', ')}. `}
        {leftOut.length > 0 && `Left out: ${leftOut.join(', ')}.`}
      </p>
    </div>
  );
}

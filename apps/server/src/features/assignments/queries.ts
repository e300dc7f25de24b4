import type { ClientScope } from '../../client-scope.ts';
import type { Tx } from '../../db/transaction.ts';

/** A property to assign to a client. */
export interface NewAssignment {
  readonly propertyId: string;
  readonly assignedBy: string;
  readonly at: Date;
}

/** Assigns the property to the client; false when it was assigned already. */
export async function insertAssignment(tx: Tx, scope: ClientScope, assignment: NewAssignment): Promise<boolean> {
  const inserted = await tx
    .insertInto('assignments')
    .values({
      client_id: scope.profileId,
      property_id: assignment.propertyId,
      assigned_by: assignment.assignedBy,
      created_at: assignment.at,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'property_id']).doNothing())
    .returning('property_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

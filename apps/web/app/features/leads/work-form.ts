import {
  type LeadListItem,
  type LeadStatus,
  type LeadUpdate,
  leadStatuses,
  leadUpdateSchema,
} from '@freehold/contract';
import * as z from 'zod/mini';

/** A lead's editable fields, as the form holds them. */
export interface WorkValues {
  readonly status: LeadStatus;
  /** Blank for no owner. */
  readonly ownerId: string;
  readonly nextAction: string;
  /** ISO date or blank. */
  readonly nextActionOn: string;
}

export const workFields = ['status', 'ownerId', 'nextAction', 'nextActionOn'] as const;
export type WorkField = (typeof workFields)[number];

/** Statuses the form offers: Converted is set by converting only, and kept. */
export function statusChoices(current: LeadStatus): LeadStatus[] {
  return current === 'Converted' ? ['Converted'] : leadStatuses.filter((status) => status !== 'Converted');
}

/** A lead as form values. */
export function workValues(lead: Pick<LeadListItem, WorkField>): WorkValues {
  return {
    status: lead.status,
    ownerId: lead.ownerId ?? '',
    nextAction: lead.nextAction ?? '',
    nextActionOn: lead.nextActionOn ?? '',
  };
}

/** Fields that differ between two states of the form. */
export function changedFields(one: WorkValues, other: WorkValues): WorkField[] {
  return workFields.filter((field) => one[field].trim() !== other[field].trim());
}

/** The update from one state to another. */
export function workUpdate(from: WorkValues, to: WorkValues): LeadUpdate {
  const fields = changedFields(from, to);
  return {
    ...(fields.includes('status') && { status: to.status }),
    ...(fields.includes('ownerId') && { ownerId: to.ownerId || null }),
    ...(fields.includes('nextAction') && { nextAction: to.nextAction.trim() || null }),
    ...(fields.includes('nextActionOn') && { nextActionOn: to.nextActionOn || null }),
  };
}

/** The errors of the form by field. */
export function workErrors(from: WorkValues, to: WorkValues): Partial<Record<WorkField, string>> {
  const { error } = z.safeParse(leadUpdateSchema, workUpdate(from, to));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

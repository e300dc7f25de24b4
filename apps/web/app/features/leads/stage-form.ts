import {
  dealStages,
  type LeadDetails,
  type LeadMove,
  type LeadStage,
  type LostReason,
  leadMoveFaults,
  leadMoveSchema,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import * as z from 'zod/mini';
import { amountAsTyped, parseAmount } from '#app/lib/parse-amount.ts';

/** Why a deal was lost, as a form holds it. */
export interface LostValues {
  /** Blank for none. */
  readonly lostReason: LostReason | '';
  readonly lostNote: string;
}

/** A deal as its form holds it. */
export interface StageValues extends LostValues {
  readonly stage: LeadStage;
  /** ISO date or blank. */
  readonly settledOn: string;
  /** As typed. */
  readonly settledAmount: string;
}

/** The part of a lead that the form shows. */
export type Deal = Pick<
  LeadDetails,
  'status' | 'stage' | 'lostReason' | 'lostNote' | 'settledOn' | 'settledAmount' | 'version'
>;

/** Stages the form offers: of a client's deal all; before that the status says the stage, and only Lost needs more. */
export function stageChoices({ status, stage }: Pick<Deal, 'status' | 'stage'>): readonly LeadStage[] {
  if (status === 'Converted') return dealStages;
  return stage === 'Lost' ? ['Lost'] : [stage, 'Lost'];
}

/** A deal as form values. */
export function stageValues({ stage, lostReason, lostNote, settledOn, settledAmount }: Deal): StageValues {
  return {
    stage,
    lostReason: lostReason ?? '',
    lostNote: lostNote ?? '',
    settledOn: settledOn ?? '',
    settledAmount: settledAmount === null ? '' : amountAsTyped(settledAmount, 2),
  };
}

/** The move that the form asks for, or what is wrong with it by field; what belongs to another stage is left out. */
export function askedMove(values: StageValues, now: Date): { move: LeadMove } | { errors: Record<string, string> } {
  const { stage, lostReason, lostNote, settledOn, settledAmount } = values;
  const amount = parseAmount(settledAmount, 'dollars');
  const facts = {
    ...(stage === 'Lost' && { lostReason: lostReason || null, lostNote: lostNote.trim() || null }),
    ...(stage === 'Settled' && { settledOn: settledOn || null, settledAmount: amount === 'blank' ? null : amount }),
  };
  const { data: move, error } = z.safeParse(leadMoveSchema, { stage, ...facts });
  const faults =
    move === undefined
      ? error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
      : leadMoveFaults(move, dayInSydney(now));
  const [first] = faults;
  if (move !== undefined && first === undefined) return { move };
  return { errors: Object.fromEntries(faults.map(({ field, message }) => [field, message])) };
}

/** The move that takes a lead back to how its deal stood; null if the desk could not ask for that today. */
export function moveBack(before: Deal, now: Date): LeadMove | null {
  const asked = askedMove(stageValues(before), now);
  return 'move' in asked ? asked.move : null;
}

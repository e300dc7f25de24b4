import * as z from 'zod/mini';
import { amount, lineOfText, uuid, visiblePart, whole } from '../base/fields.ts';
import { deskDay, type LeadStatus, leadStatuses } from './leads.ts';

/** How far a deal is, from the enquiry to its end. */
export const leadStages = [
  'Enquiry',
  'Contacted',
  'Fact find',
  'Application lodged',
  'Conditional approval',
  'Unconditional',
  'Settled',
  'Lost',
] as const;
export type LeadStage = (typeof leadStages)[number];

/** Stages of a lead that became a client; only these are stored. */
export const dealStages = [
  'Fact find',
  'Application lodged',
  'Conditional approval',
  'Unconditional',
  'Settled',
  'Lost',
] as const;
export type DealStage = (typeof dealStages)[number];

/** Why a deal was lost, as advisers choose it; `Other` needs a note. */
export const lostReasons = [
  'Went elsewhere',
  'Rate or fees',
  'Could not borrow enough',
  'Declined by the lender',
  'Not buying any more',
  'Not ready yet',
  'No answer',
  'Not a real enquiry',
  'Other',
] as const;
export type LostReason = (typeof lostReasons)[number];

const stageOfStatus = { New: 'Enquiry', Contacted: 'Contacted', Converted: 'Fact find', Closed: 'Lost' } as const;

/** The stage of a lead: its status tells it up to the conversion; from then on the stored stage, at first Fact find. */
export function stageOf({ status, dealStage }: { status: LeadStatus; dealStage: DealStage | null }): LeadStage {
  return status === 'Converted' && dealStage !== null ? dealStage : stageOfStatus[status];
}

/** The stages a lead of a status may be in; from Fact find on there is a client. */
export function stagesOpenTo(status: LeadStatus): readonly LeadStage[] {
  return status === 'Converted' ? dealStages : ['Enquiry', 'Contacted', 'Lost'];
}

/** The status that goes with a stage. */
export function statusFor(stage: LeadStage, status: LeadStatus): LeadStatus {
  if (status === 'Converted') return status;
  return leadStatuses.find((known) => stageOfStatus[known] === stage) ?? status;
}

/** Body of POST /leads/:id/stage: a reason for Lost alone, a day and a loan amount (dollars) for Settled alone. */
export const leadMoveSchema = z.strictObject({
  stage: z.enum(leadStages),
  lostReason: z.optional(z.nullable(z.enum(lostReasons))),
  lostNote: z.optional(z.nullable(lineOfText(500))),
  settledOn: z.optional(z.nullable(deskDay)),
  settledAmount: z.optional(z.nullable(amount())),
  version: z.optional(z.number().check(z.minimum(1), z.maximum(2_147_483_647), whole())),
});
export type LeadMove = z.infer<typeof leadMoveSchema>;

export const leadMoveMessages = {
  reasonMissing: 'Choose why the deal was lost',
  noteMissing: 'Say what the reason was',
  onlyLost: 'Only a lost deal has a reason',
  onlySettled: 'Only a settled deal has this',
  futureDay: 'A deal settles on its day: enter today or an earlier day',
  notConverted: 'Convert the lead to a client first',
  converted: 'A client’s deal does not go back to before the conversion',
} as const;

/** What is wrong with a move, field by field; `today` is the day in Sydney, ISO. */
export function leadMoveFaults(move: LeadMove, today: string): { field: string; message: string }[] {
  return move.stage === 'Lost' ? lostFaults(move) : settledFaults(move, today);
}

function lostFaults({ lostReason, lostNote, settledOn, settledAmount }: LeadMove) {
  const { reasonMissing, noteMissing, onlySettled } = leadMoveMessages;
  return [
    ...(lostReason ? [] : [{ field: 'lostReason', message: reasonMissing }]),
    ...(lostReason === 'Other' && visiblePart(lostNote ?? '') === ''
      ? [{ field: 'lostNote', message: noteMissing }]
      : []),
    ...(settledOn == null ? [] : [{ field: 'settledOn', message: onlySettled }]),
    ...(settledAmount == null ? [] : [{ field: 'settledAmount', message: onlySettled }]),
  ];
}

function settledFaults({ stage, lostReason, lostNote, settledOn, settledAmount }: LeadMove, today: string) {
  const { onlyLost, onlySettled, futureDay } = leadMoveMessages;
  const isOpen = stage !== 'Settled';
  const isLater = settledOn != null && settledOn > today;
  return [
    ...(lostReason == null ? [] : [{ field: 'lostReason', message: onlyLost }]),
    ...(lostNote ? [{ field: 'lostNote', message: onlyLost }] : []),
    ...(isOpen && settledOn != null ? [{ field: 'settledOn', message: onlySettled }] : []),
    ...(isOpen && settledAmount != null ? [{ field: 'settledAmount', message: onlySettled }] : []),
    ...(!isOpen && isLater ? [{ field: 'settledOn', message: futureDay }] : []),
  ];
}

/** Moves of a lead that are kept; older ones go. */
export const mostMovesKept = 50;

const moveSchema = z.object({
  /** Counts the moves of a lead from 1. */
  position: z.number(),
  stage: z.enum(leadStages),
  lostReason: z.nullable(z.enum(lostReasons)),
  /** The adviser; null once that account is gone. */
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
});

/** What the desk knows of how far a lead is. */
export const stageFields = {
  stage: z.enum(leadStages),
  lostReason: z.nullable(z.enum(lostReasons)),
  lostNote: z.nullable(z.string()),
  /** ISO date. */
  settledOn: z.nullable(z.string()),
  /** Dollars. */
  settledAmount: z.nullable(z.number()),
  /** Newest first. */
  moves: z.array(moveSchema),
};

/** Response to a move. */
export const leadMovedSchema = z.object({
  id: uuid,
  status: z.enum(leadStatuses),
  firstResponseAt: z.nullable(z.iso.datetime()),
  version: z.number(),
  ...stageFields,
});
export type LeadMoved = z.infer<typeof leadMovedSchema>;

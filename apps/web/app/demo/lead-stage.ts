import {
  type LeadDetails,
  type LeadMove,
  type LeadStage,
  type LeadStatus,
  mostMovesKept,
  stageOf,
  statusFor,
} from '@freehold/contract';
import type { DemoLead } from './world/records.ts';

/** How a deal ends, for one that has not ended. */
export const notEnded = { lostReason: null, lostNote: null, settledOn: null, settledAmount: null } as const;

/** A lead's stage. */
export function demoStage({ status, dealStage }: DemoLead): LeadStage {
  return stageOf({ status, dealStage });
}

/** The lead after its status changed: its deal has not ended, and the move is kept. */
export function withStatus(lead: DemoLead, status: LeadStatus, at: Date): DemoLead {
  const stage = stageOf({ status, dealStage: null });
  return keptMove({ ...lead, ...notEnded, status, dealStage: null }, { stage, at });
}

/** The lead after a move. */
export function withStage(lead: DemoLead, move: LeadMove, at: Date): DemoLead {
  const { stage, lostReason, lostNote, settledOn, settledAmount } = move;
  const isDeal = lead.status === 'Converted' && stage !== 'Enquiry' && stage !== 'Contacted';
  const stored = {
    ...lead,
    status: statusFor(stage, lead.status),
    dealStage: isDeal ? stage : null,
    lostReason: lostReason ?? null,
    lostNote: lostNote || null,
    settledOn: settledOn ?? null,
    settledAmount: settledAmount ?? null,
  };
  return keptMove(stored, { stage, at });
}

function keptMove(lead: DemoLead, { stage, at }: { stage: LeadStage; at: Date }): DemoLead {
  const { lostReason } = lead;
  const position = (lead.moves[0]?.position ?? 0) + 1;
  const move: LeadDetails['moves'][number] = { position, stage, lostReason, by: 'Demo Admin', at: at.toISOString() };
  return { ...lead, moves: [move, ...lead.moves].slice(0, mostMovesKept) };
}

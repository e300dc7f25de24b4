import {
  AppError,
  dealStages,
  fullName,
  type LeadDetails,
  type LeadMove,
  type LeadMoved,
  leadDeskMessages,
  leadMoveFaults,
  leadMoveMessages,
  mostMovesKept,
  type stageFields,
  stageOf,
  stagesOpenTo,
  statusFor,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import type { Actor } from '../../actor.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { lockLead, updateLead } from './queries/desk.ts';
import type { LeadRow } from './queries/list.ts';
import { type DealColumns, insertMove, listMoves } from './queries/stages.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

/** The deal of a lead whose status alone tells its stage. */
export const noDeal: DealColumns = {
  deal_stage: null,
  lost_reason: null,
  lost_note: null,
  settled_on: null,
  settled_amount: null,
};

/** Where the deal of a lead's row stands. */
export function stageOfRow({ status, deal_stage: dealStage }: Pick<LeadRow, 'status' | 'deal_stage'>) {
  return stageOf({ status, dealStage });
}

/** How far a lead is, with its moves. */
export async function presentStage(
  reader: Reader,
  row: LeadRow | Lead,
): Promise<Pick<LeadDetails, keyof typeof stageFields>> {
  const moves = await listMoves(reader, row.id, mostMovesKept);
  return {
    stage: stageOfRow(row),
    lostReason: row.lost_reason,
    lostNote: row.lost_note,
    settledOn: row.settled_on,
    settledAmount: row.settled_amount,
    moves: moves.map(presentMove),
  };
}

function presentMove(row: Awaited<ReturnType<typeof listMoves>>[number]): LeadDetails['moves'][number] {
  const { position, stage, lost_reason: lostReason, moved_at: at, first_name: firstName, last_name: lastName } = row;
  const by = firstName === null || lastName === null ? null : fullName({ firstName, lastName });
  return { position, stage, lostReason, by, at: at.toISOString() };
}

interface AskedMove {
  readonly actor: Actor;
  readonly id: string;
  readonly move: LeadMove;
  readonly version: number | null;
}

/**
 * Moves a lead to a stage, or corrects the facts of the one it is in. Before the conversion the status says the stage,
 * so it changes with it. Throws AppError `not-found`, `stale-version`, and `invalid-input` for a stage the lead cannot
 * be in and for facts that do not belong to it.
 */
export async function moveLead({ now }: Pick<Deps, 'now'>, tx: Tx, asked: AskedMove): Promise<LeadMoved> {
  const { actor, id, move, version } = asked;
  const row = await lockLead(tx, id);
  if (row === undefined) throw new AppError('not-found');
  if (version !== null && version !== row.version) throw new AppError('stale-version');
  const at = now();
  checkMove(row, move, dayInSydney(at));
  const columns = { status: statusFor(move.stage, row.status), ...dealOf(row, move) };
  const isChanged = Object.entries(columns).some(([name, value]) => Reflect.get(row, name) !== value);
  if (isChanged) {
    const isFirst = row.first_response_at === null && columns.status !== 'New' && move.stage !== 'Lost';
    await updateLead(tx, id, { ...columns, ...(isFirst ? { first_response_at: at } : {}) });
    await keepMove(tx, { actor, id, at, stage: move.stage, lostReason: columns.lost_reason });
  }
  const action = isChanged ? 'lead-moved' : 'lead-read';
  await recordAudit(tx, { at, actor, action, subject: { kind: 'lead', id } });
  return await moved(tx, id);
}

/** Keeps a move in the history of a lead. */
export async function keepMove(
  tx: Tx,
  {
    actor,
    id,
    at,
    stage,
    lostReason,
  }: { actor: Actor; id: string; at: Date } & Pick<LeadDetails, 'stage' | 'lostReason'>,
): Promise<void> {
  const move = { lead_id: id, stage, lost_reason: lostReason, moved_by: actor.id, moved_at: at };
  await insertMove(tx, move, mostMovesKept);
}

function checkMove(row: Lead, move: LeadMove, today: string): void {
  const { notConverted, converted } = leadMoveMessages;
  if (!stagesOpenTo(row.status).includes(move.stage)) {
    const message = row.status === 'Converted' ? converted : notConverted;
    throw new AppError('invalid-input', { fields: [{ field: 'stage', message }] });
  }
  if (row.withdrawn_at !== null && row.status !== 'Converted' && move.stage !== 'Lost') {
    throw new AppError('invalid-input', { fields: [{ field: 'stage', message: leadDeskMessages.withdrawn }] });
  }
  const fields = leadMoveFaults(move, today);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

function dealOf({ status }: Lead, move: LeadMove): DealColumns {
  const { lostReason, lostNote, settledOn, settledAmount } = move;
  return {
    deal_stage: status === 'Converted' ? (dealStages.find((stage) => stage === move.stage) ?? null) : null,
    lost_reason: lostReason ?? null,
    lost_note: lostNote || null,
    settled_on: settledOn ?? null,
    // As the column keeps it, so that the same amount again is no move.
    settled_amount: settledAmount == null ? null : Math.round(settledAmount * 100) / 100,
  };
}

async function moved(tx: Tx, id: string): Promise<LeadMoved> {
  const row = await lockLead(tx, id);
  if (row === undefined) throw new AppError('not-found');
  const { status, version, first_response_at: first } = row;
  return { id, status, version, firstResponseAt: first?.toISOString() ?? null, ...(await presentStage(tx, row)) };
}

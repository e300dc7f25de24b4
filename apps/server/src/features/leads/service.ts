import { createHash, randomUUID } from 'node:crypto';
import {
  type BorrowingLead,
  type BorrowingLeadReply,
  borrowingInputs,
  type LeadNoticeVersion,
  type LeadPurpose,
  leadNotice,
  normaliseEmail,
} from '@freehold/contract';
import { borrowingCapacity, engineVersion } from '@freehold/finance';
import { contentHash } from '../../content-hash.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { findLeadByContent, insertLead, lockContent, type NewLead } from './queries.ts';
import { type StoredBorrowing, storedBorrowingSchema } from './stored-borrowing.ts';
import { storedMortgageSchema } from './stored-mortgage.ts';

export { storedBorrowingSchema, storedMortgageSchema };

const sameContentWindowMs = 10 * 60 * 1000;

/**
 * Stores a borrowing lead with its recomputed figure and queues its report, in the given transaction. Without an
 * Idempotency-Key a lead of equal content within ten minutes is the same lead. Returns the lead's id and the capacity in
 * whole dollars.
 */
export async function submitBorrowingLead(
  deps: Deps,
  tx: Tx,
  { input, hasKey }: { input: BorrowingLead; hasKey: boolean },
): Promise<BorrowingLeadReply> {
  const lead = newLead(input, deps.now());
  if (!hasKey) {
    await lockContent(tx, lead.contentHash);
    const after = new Date(lead.receivedAt.getTime() - sameContentWindowMs);
    const earlier = await findLeadByContent(tx, { hash: lead.contentHash, after });
    if (earlier) {
      const computed = storedBorrowingSchema.shape.computed.parse(earlier.computed);
      return { id: earlier.id, borrowingCapacity: computed.displayed };
    }
  }
  await insertLead(tx, lead);
  await queueMail(deps, tx, { leadId: lead.id, recipient: lead.email, kind: 'borrowing-report' });
  return { id: lead.id, borrowingCapacity: lead.computed.displayed };
}

function newLead(input: BorrowingLead, receivedAt: Date): NewLead & StoredBorrowing {
  const { firstName, lastName, email, phone, borrowingCapacity: claimedCapacity, noticeVersion, sourcePage } = input;
  const { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans } = borrowingInputs(input);
  const inputs = { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans };
  const result = borrowingCapacity(inputs);
  const person = { firstName, lastName, email, emailNormalised: normaliseEmail(email), phone };
  const claimed = { borrowingCapacity: claimedCapacity };
  const content = { kind: 'borrowing', ...person, email: null, inputs, claimed };
  return {
    id: randomUUID(),
    kind: 'borrowing',
    ...person,
    inputs,
    claimed,
    computed: {
      borrowingCapacity: result.borrowingCapacity,
      displayed: result.displayed,
      rules: result.rules.map((rule) => rule.id),
    },
    engineVersion,
    notice:
      noticeVersion === undefined
        ? null
        : { version: noticeVersion, sha256: noticeHash(noticeVersion), agreedAt: receivedAt },
    purposes: noticeVersion === undefined ? [] : agreedPurposes(input),
    wantsMarketing: input.wantsMarketing ?? false,
    sourcePage: sourcePage ?? null,
    contentHash: contentHash(content),
    receivedAt,
  };
}

function agreedPurposes(input: BorrowingLead): LeadPurpose[] {
  return input.wantsMarketing ? ['report', 'contact', 'marketing'] : ['report', 'contact'];
}

function noticeHash(version: LeadNoticeVersion): string {
  return createHash('sha256').update(leadNotice(version).join('\n')).digest('hex');
}

import type { BorrowingLead } from '@freehold/contract';

/** A valid borrowing lead (golden case S-BC-09), with what a test cares about changed. */
export function aBorrowingLead(changes: Partial<BorrowingLead> = {}): BorrowingLead {
  return {
    firstName: 'Mary',
    lastName: 'Jane van der Berg',
    email: 'mary@example.com',
    phone: '0400 000 000',
    grossIncome: 88_888.88,
    maritalStatus: 'de-facto',
    partnerIncome: 44_444.44,
    dependants: 1,
    existingLoans: 1_234.56,
    borrowingCapacity: 768_765,
    ...changes,
  };
}

/** A lead of the borrowing calculator, for tests of how it travels. */
export const lead = {
  firstName: 'Cher',
  lastName: '',
  email: 'cher@example.com',
  phone: '0400 000 000',
  grossIncome: 100_000,
  maritalStatus: 'single',
  partnerIncome: null,
  dependants: 0,
  existingLoans: 0,
  borrowingCapacity: 600_000,
} as const;

import { lossQuarantine } from '@freehold/finance';

/** On the day that the law turns on: whether the contract was made before the moment, at or after it, or not said. */
export const contractTimes = ['', 'before', 'after'] as const;
export type ContractTime = (typeof contractTimes)[number];

const moment = lossQuarantine.value.contractsFrom;

/** The day on which the time of a contract decides, ISO. */
export const decidingDay = moment.slice(0, 10);

// One minute before the announcement stands for any time before it.
const minuteBefore = `${decidingDay}T00:00`;

/** The contract date of a scenario for a typed day and the answer about its time; null while no day is typed. */
export function contractMoment({
  contractDate,
  contractTime,
}: {
  readonly contractDate: string;
  readonly contractTime: ContractTime;
}): string | null {
  if (contractDate.trim() === '') return null;
  if (contractDate !== decidingDay || contractTime === '') return contractDate;
  return contractTime === 'before' ? minuteBefore : moment;
}

/** The day and the answer that show a scenario's contract date. */
export function contractTyped(contractDate: string | null): {
  readonly contractDate: string;
  readonly contractTime: ContractTime;
} {
  const day = contractDate?.slice(0, 10) ?? '';
  if (contractDate === null || day !== decidingDay || contractDate === decidingDay) {
    return { contractDate: day, contractTime: '' };
  }
  return { contractDate: day, contractTime: contractDate < moment ? 'before' : 'after' };
}

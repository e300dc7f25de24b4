import * as z from 'zod';

/** Call limits per signed-in person, for each process. */
export interface PersonLimitSettings {
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
}

const callsPerMinute = z.coerce.number().int().min(1).max(1_000_000);

/** The environment variables for these settings. */
export const personLimitVariables = {
  PERSON_READS_PER_MINUTE: callsPerMinute.default(300),
  PERSON_WRITES_PER_MINUTE: callsPerMinute.default(120),
};

/** The settings from a parsed environment. */
export function personLimitSettings(environment: {
  readonly PERSON_READS_PER_MINUTE: number;
  readonly PERSON_WRITES_PER_MINUTE: number;
}): PersonLimitSettings {
  return { readsPerMinute: environment.PERSON_READS_PER_MINUTE, writesPerMinute: environment.PERSON_WRITES_PER_MINUTE };
}

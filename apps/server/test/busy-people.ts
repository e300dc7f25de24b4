/** Settings for tests whose few people do in a moment what real ones do in an hour. */
export const busyPeople = { PERSON_READS_PER_MINUTE: '1000000', PERSON_WRITES_PER_MINUTE: '1000000' } as const;

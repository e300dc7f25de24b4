export const journey = [];

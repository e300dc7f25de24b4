export const Heading = {};

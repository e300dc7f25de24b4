export const axis = {};

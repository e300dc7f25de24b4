export const reply = {};

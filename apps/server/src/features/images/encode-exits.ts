/** Exit codes of the encoding process besides 0; any other code is a bug. */
export const encodeExits = { damaged: 10, tooManyPixels: 11 } as const;

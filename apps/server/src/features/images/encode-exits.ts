/** What the encoding process says by its exit code, besides 0; any other code is a fault of ours. */
export const encodeExits = { damaged: 10, tooManyPixels: 11 } as const;

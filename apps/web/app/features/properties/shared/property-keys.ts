/** Start of the keys of everything the server tells about properties. */
export const propertiesKey = ['properties'] as const;

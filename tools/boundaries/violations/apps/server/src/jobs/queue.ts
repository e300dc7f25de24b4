export const enqueue = (name: string): string => name;

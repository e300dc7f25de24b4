export const countsRoutes = {} as const;

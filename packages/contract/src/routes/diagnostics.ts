export const diagnosticsRoutes = {} as const;

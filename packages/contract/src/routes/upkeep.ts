import { defineRoute } from '../route.ts';
import { upkeepStateSchema } from '../upkeep.ts';

/** How the upkeep goes. */
export const upkeepRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/upkeep',
    access: 'admin',
    repeat: 'natural',
    summary: 'Backups and other upkeep that failed or did not come round',
    reply: upkeepStateSchema,
    status: 200,
    errors: [],
  }),
} as const;

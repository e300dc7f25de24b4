import { accessRoutes } from './routes/access.ts';
import { assignmentRoutes } from './routes/assignments.ts';
import { auditRoutes } from './routes/audit.ts';
import { authRoutes } from './routes/auth.ts';
import { calculateRoutes } from './routes/calculate.ts';
import { clientRoutes } from './routes/clients.ts';
import { countsRoutes } from './routes/counts.ts';
import { diagnosticsRoutes } from './routes/diagnostics.ts';
import { healthRoutes } from './routes/health.ts';
import { idleRecordRoutes } from './routes/idle-records.ts';
import { imageRoutes } from './routes/images.ts';
import { joinRoutes } from './routes/joins.ts';
import { borrowingLeadRoutes, leadRoutes, mortgageLeadRoutes, strategySessionLeadRoutes } from './routes/leads.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { portfolioRoutes } from './routes/portfolio.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { profileRoutes } from './routes/profiles.ts';
import { propertyRoutes } from './routes/properties.ts';
import { reportRoutes } from './routes/reports.ts';
import { savedPropertyRoutes } from './routes/saved-properties.ts';
import { upkeepRoutes } from './routes/upkeep.ts';

/** Every call the API answers. The server binds exactly these, the browser calls nothing else. */
export const routes = {
  health: healthRoutes,
  auth: authRoutes,
  access: accessRoutes,
  profiles: profileRoutes,
  clients: clientRoutes,
  joins: joinRoutes,
  idleRecords: idleRecordRoutes,
  properties: propertyRoutes,
  images: imageRoutes,
  savedProperties: savedPropertyRoutes,
  portfolio: portfolioRoutes,
  assignments: assignmentRoutes,
  calculate: calculateRoutes,
  reports: reportRoutes,
  borrowingLeads: borrowingLeadRoutes,
  mortgageLeads: mortgageLeadRoutes,
  strategySessionLeads: strategySessionLeadRoutes,
  leads: leadRoutes,
  outbox: outboxRoutes,
  counts: countsRoutes,
  upkeep: upkeepRoutes,
  privacy: privacyRoutes,
  audit: auditRoutes,
  diagnostics: diagnosticsRoutes,
} as const;

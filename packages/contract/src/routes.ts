import { accessRoutes, joinRoutes } from './accounts/access-routes.ts';
import { authRoutes } from './accounts/auth-routes.ts';
import { calculateRoutes, reportRoutes } from './calculators/routes.ts';
import { clientTaskRoutes } from './clients/client-tasks.ts';
import { idleRecordRoutes } from './clients/idle-records.ts';
import { planSuggestionRoutes } from './clients/plan-suggestions.ts';
import { planRoutes } from './clients/plans.ts';
import { privacyRoutes } from './clients/privacy-routes.ts';
import { clientRoutes, profileRoutes } from './clients/routes.ts';
import { adviserRoutes } from './desk/adviser-routes.ts';
import { practiceRoutes } from './desk/practice-routes.ts';
import { savedViewRoutes, todayRoutes } from './desk/routes.ts';
import { leadRoutes, outboxRoutes } from './leads/routes.ts';
import { leadSubmissions } from './leads/submissions.ts';
import { askedMailRoutes } from './mails/asked-mail-routes.ts';
import {
  assignmentRoutes,
  imageRoutes,
  portfolioRoutes,
  propertyRoutes,
  savedPropertyRoutes,
} from './properties/routes.ts';
import { auditRoutes, countsRoutes, diagnosticsRoutes, healthRoutes, upkeepRoutes } from './system/routes.ts';

/** Every call the API answers. The server binds exactly these, the browser calls nothing else. */
export const routes = {
  health: healthRoutes,
  auth: authRoutes,
  access: accessRoutes,
  profiles: profileRoutes,
  clients: clientRoutes,
  tasks: clientTaskRoutes,
  joins: joinRoutes,
  idleRecords: idleRecordRoutes,
  properties: propertyRoutes,
  images: imageRoutes,
  savedProperties: savedPropertyRoutes,
  portfolio: portfolioRoutes,
  plans: planRoutes,
  planSuggestions: planSuggestionRoutes,
  assignments: assignmentRoutes,
  calculate: calculateRoutes,
  reports: reportRoutes,
  ...leadSubmissions,
  today: todayRoutes,
  practice: practiceRoutes,
  advisers: adviserRoutes,
  savedViews: savedViewRoutes,
  leads: leadRoutes,
  outbox: outboxRoutes,
  counts: countsRoutes,
  upkeep: upkeepRoutes,
  privacy: privacyRoutes,
  askedMails: askedMailRoutes,
  audit: auditRoutes,
  diagnostics: diagnosticsRoutes,
} as const;

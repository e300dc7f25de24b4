// Breaks server-feature-imports-infrastructure-only.
import { app } from '../../app.ts';

export const routes = app;

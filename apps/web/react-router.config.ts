import type { Config } from '@react-router/dev/config';

/** Every page that exists as a file after a build. Pages with a parameter in their path use the fallback page instead. */
const prerendered = [
  '/',
  '/mortgage-calculator',
  '/modelling-dashboard',
  // Becomes 404.html (build-steps/finish.ts).
  '/404',
];

export default { ssr: false, prerender: prerendered } satisfies Config;

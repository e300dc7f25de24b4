import type { Config } from '@react-router/dev/config';
import { developmentPaths } from './app/development-paths.ts';

const unmade = new Set<string>(developmentPaths.map((path) => `/${path}`));

/**
 * Every address without a parameter becomes a file, but those of the development aids. The not-found page is made at /404 and becomes 404.html
 * (build-steps/finish.ts).
 */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => !unmade.has(path)), '/404'],
} satisfies Config;

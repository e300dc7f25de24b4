import type { Config } from '@react-router/dev/config';
import { developmentPaths } from './app/development-paths.ts';

// The frame around the tools is no page by itself.
const unmade = new Set<string>([...developmentPaths.map((path) => `/${path}`), '/embed']);

// The addresses of a route whose last part may be left out.
const practice = ['/admin/practice', '/admin/practice/advisers'];

/**
 * Prerenders every URL without a parameter, except those of the development aids. The not-found page is prerendered at
 * /404 and becomes 404.html (build-steps/finish.ts).
 */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => !unmade.has(path)), ...practice, '/404'],
} satisfies Config;

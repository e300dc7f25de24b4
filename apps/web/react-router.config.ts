import type { Config } from '@react-router/dev/config';

/**
 * Every address without a parameter becomes a file. The not-found page is made at /404 and becomes 404.html
 * (build-steps/finish.ts).
 */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;

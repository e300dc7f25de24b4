import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Completes the page's canonical address with the host it was read from. Made pages carry the path alone, because one
 * build is served under many hosts, but search engines ask for a whole address.
 */
export function useCanonicalHost(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own canonical link
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    link?.setAttribute('href', link.href);
  }, [pathname]);
}

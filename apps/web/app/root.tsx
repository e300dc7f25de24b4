import './theme/site.css';
import { shellToasts } from '@freehold/contract';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import displayFace from '#app/theme/fraunces-600-subset.woff2?url';
import { cssVariables, theme } from '#app/theme/theme.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { PageShell } from '#app/ui/shell/page-shell.tsx';
import type { Route } from './+types/root.ts';
import { MessageScreen } from './ui/screens/message-screen.tsx';
import { NotFoundScreen } from './ui/screens/not-found-screen.tsx';

/** Error page. Both links reload the document, since what failed may still be broken in memory. */
function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <MessageScreen
      title="Something went wrong on this page"
      actions={
        <>
          <ActionButton size="medium" onClick={() => window.location.reload()}>
            Try again
          </ActionButton>
          <ActionLink to="/" size="medium" tone="quiet" reloadDocument>
            Return to Home
          </ActionLink>
        </>
      }
    >
      <p>The page could not be shown. Nothing you sent was lost by this; trying again usually helps.</p>
    </MessageScreen>
  );
}

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121a21" media="(prefers-color-scheme: dark)" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          withGlobalClasses={false}
        >
          <PageShell
            signedOut={shellToasts.signedOut}
            demo={{ notSaved: shellToasts.demoNotSaved, notSent: shellToasts.demoNotSent }}
          >
            {children}
          </PageShell>
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Title of a page without its own, above all of one that failed. */
export function meta({ error }: Route.MetaArgs) {
  return [{ title: error === undefined ? 'Freehold' : 'Something went wrong | Freehold' }];
}

export default function Root() {
  return <Outlet />;
}

/** Shown while a page that is not prerendered loads its code. */
export function HydrateFallback() {
  return <LoadingScreen />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

import { Provider as ScopeProvider } from 'effector-react';
import { RouterProvider } from 'react-router/dom';
import { LinkRouter } from '../shared/routing/link.tsx';
import { I18nProvider } from '../shared/i18n/i18n-react.tsx';
import type { App } from './app.ts';
import { useOverlays } from './hosts/overlays.ts';
import { SnackbarHost } from './hosts/hosts.tsx';
import { RootErrorBoundary } from './errors/root-error-boundary.tsx';
import { ShownCache } from './owner-change/shown-cache.tsx';

/** The tree of one app. */
export function Root({ app }: { app: App }) {
  const overlays = useOverlays(false);
  return (
    <ScopeProvider value={app.scope}>
      <I18nProvider i18n={app.i18n}>
        <RootErrorBoundary>
          <ShownCache clients={app.clients}>
            <LinkRouter value={app.router}>
              <RouterProvider router={app.router} />
            </LinkRouter>
          </ShownCache>
          <SnackbarHost />
          {overlays && <overlays.ConfirmationHost />}
        </RootErrorBoundary>
      </I18nProvider>
    </ScopeProvider>
  );
}

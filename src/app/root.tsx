import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as ScopeProvider } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { I18nProvider } from '../shared/i18n/i18n-react.tsx';
import type { App } from './app.ts';
import { useOverlays } from './hosts/overlays.ts';
import { SnackbarHost } from './hosts/snackbar-host.tsx';
import { RootErrorBoundary } from './root-error-boundary.tsx';

/** The tree of one app. The part below the query cache is mounted anew when the profile changes (R5). */
export function Root({ app }: { app: App }) {
  const overlays = useOverlays(false);
  const generation = useSyncExternalStore(app.clients.subscribe, app.clients.generation);
  return (
    <ScopeProvider value={app.scope}>
      <I18nProvider i18n={app.i18n}>
        <RootErrorBoundary>
          <QueryClientProvider key={generation} client={app.clients.current()}>
            <RouterProvider router={app.router} />
          </QueryClientProvider>
          <SnackbarHost />
          {overlays && <overlays.ConfirmationHost />}
        </RootErrorBoundary>
      </I18nProvider>
    </ScopeProvider>
  );
}

import { Provider as ScopeProvider } from 'effector-react';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LinkRouter } from '../shared/routing/link.tsx';
import { I18nProvider } from '../shared/i18n/i18n-react.tsx';
import type { App } from './app.ts';
import { LateHost, SnackbarHost } from './hosts/hosts.tsx';
import { RootErrorBoundary } from './errors/root-error-boundary.tsx';
import { ShownCache } from './owner-change/shown-cache.tsx';

interface RootProps {
  app: App;
  /** The first frame stands; the function must be stable. */
  onDrawn?: () => void;
}

/** The tree of one app. */
export function Root({ app, onDrawn }: RootProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
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
          <LateHost part="ConfirmationHost" />
        </RootErrorBoundary>
      </I18nProvider>
    </ScopeProvider>
  );
}

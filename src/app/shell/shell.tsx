import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { $module } from '../../models/profile/profile.model.ts';
import { findRule } from '../../models/routing/find-rule.ts';
import { $authenticated, $undecided } from '../../models/session/session.model.ts';
import { $sidebarOpen, sidebarClosed } from '../../models/sidebar/sidebar.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { useOverlays } from '../hosts/overlays.ts';
import { LateHost, SignInPromptHost } from '../hosts/hosts.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { PerCache } from '../owner-change/shown-cache.tsx';
import { pageRoutes } from '../route-table.ts';
import { MainNavigation } from './main-navigation.tsx';
import * as css from './shell.css.ts';
import { TopBar } from './top-bar.tsx';

const MAIN = 'main';

/** The app's layout around a page. */
export const Shell = () => (
  <Frame>
    <Outlet />
  </Frame>
);

/** The same layout around an error that occurred before any page could be shown. */
export const FailedShell = () => (
  <Frame>
    <ErrorPage />
  </Frame>
);

/** What surrounds every page: top bar and navigation, where it does not fill the screen. */
function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const [authenticated, undecided, module, sidebarOpen] = useUnit([$authenticated, $undecided, $module, $sidebarOpen]);
  const closeSidebar = useUnit(sidebarClosed);
  const overlays = useOverlays(sidebarOpen, closeSidebar);
  const { pathname } = useLocation();
  const isBare = findRule(pageRoutes, pathname)?.ignoresSafeArea;
  useFocusOnNavigation(MAIN, pathname);
  // with a token the visitor is treated as a user until the session is known
  const audience = authenticated || undecided ? module : 'guest';
  return (
    <div className={isBare ? css.bareShell : css.shell}>
      <SkipLink to={MAIN}>{t('nav.skipToContent')}</SkipLink>
      {!isBare && (
        <>
          <TopBar />
          <MainNavigation audience={audience} />
        </>
      )}
      <main id={MAIN} tabIndex={-1} className={isBare ? css.bareMain : css.main}>
        <PerCache>{children}</PerCache>
      </main>
      <LateHost part="TitleAnnouncer" />
      {sidebarOpen && overlays && (
        <PerCache>
          <overlays.Sidebar audience={audience} />
        </PerCache>
      )}
      <SignInPromptHost />
      <ScrollRestoration />
    </div>
  );
}

/** Moves the focus to the new page's content, as a full load would; a change of the query alone does not move it. */
function useFocusOnNavigation(id: string, page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // the router sets the scroll position: the top, or where the page was left
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [page, id]);
}

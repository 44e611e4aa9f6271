import type { Scope } from 'effector';
import { RouterContextProvider, type DataRouter, type DOMRouterOpts, type RouteObject } from 'react-router';
import { $activeProfile } from '../models/profile/profile.model.ts';
import { $user } from '../models/session/session.model.ts';
import type { I18n } from '../shared/i18n/i18n.ts';
import { loaderTools, textsLoader } from '../shared/routing/loader-context.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { guardRoutes } from './guard.ts';
import { PageSkeleton } from './first-visit/page-skeleton.tsx';
import type { QueryClients } from './owner-change/query-clients.ts';
import { filesOf } from './page-files.ts';
import { pageRoutes } from './route-table.ts';
import type { PageRoute } from './page-route.ts';
import { FailedShell, Shell } from './shell/shell.tsx';
import { titledPage } from './titled-page.tsx';

/** Makes the browser's router, or one in memory for stories and tests: only the former is in the app's bundle. */
export type MakeRouter = (routes: RouteObject[], options: Pick<DOMRouterOpts, 'getContext'>) => DataRouter;

interface RouterOptions {
  scope: Scope;
  i18n: I18n;
  clients: QueryClients;
  /** Base path of the addresses the router sees, with its slash. */
  basename: string;
  make: MakeRouter;
}

const load = async (route: PageRoute) => (await filesOf(route)).page();

const frames = pageRoutes.filter(({ child }) => child);

/** The routes of the rows whose page stands in this frame, or in none. */
const routesBelow = (frame?: PageRoute): RouteObject[] =>
  pageRoutes
    .filter(({ path }) => frames.find((other) => path.startsWith(`${other.path}/`)) === frame)
    .map((route) => ({
      // the pattern that loaders and the guard are given is that of the row
      path: route.path.slice(frame ? frame.path.length + 1 : 0),
      lazy: {
        loader: async () => (await load(route)).loader ?? textsLoader,
        Component: async () => titledPage(route, (await load(route)).Component),
      },
      HydrateFallback: PageSkeleton,
      children: route.child ? routesBelow(route) : [],
    }));

/** The router of the route table: one shell, one guard, and a page per row whose loader and view are loaded together. */
export function createAppRouter({ scope, i18n, clients, basename, make }: RouterOptions): DataRouter {
  const routes: RouteObject[] = [
    {
      Component: Shell,
      ErrorBoundary: FailedShell,
      children: [
        {
          // the shell stays when a page fails or the user is not known
          middleware: [guardRoutes(scope, basename)],
          ErrorBoundary: ErrorPage,
          children: [
            ...routesBelow(),
            {
              path: '*',
              lazy: { Component: () => import('./hosts/overlay-views.ts').then((module) => module.NotFoundPage) },
              HydrateFallback: PageSkeleton,
            },
          ],
        },
      ],
    },
  ];
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(loaderTools, {
      client: clients.current,
      async texts(pattern) {
        const route = pageRoutes.find(({ path }) => path === pattern);
        if (route) await i18n.load(...(await filesOf(route)).texts);
      },
      user: () => scope.getState($user),
      profile: () => scope.getState($activeProfile),
    });
    return context;
  };
  return make(routes, { getContext });
}

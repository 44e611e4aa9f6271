import { allSettled, type Scope } from 'effector';
import type { MiddlewareFunction } from 'react-router';
import { ApiError } from '../shared/api/errors.ts';
import { apiContext } from '../shared/api/context.ts';
import { toInsideAddress } from '../shared/routing/inside-address.ts';
import { toRedirect } from '../shared/routing/to-redirect.ts';
import { $authFlow } from '../models/auth-flow/auth-flow.model.ts';
import { $activeProfile } from '../models/profile/profile.model.ts';
import { decideRoute } from '../models/routing/decide-route.ts';
import { pageRefused } from '../models/routing/refusals.model.ts';
import { $session } from '../models/session/session.model.ts';
import { pageRoutes } from './route-table.ts';
import { sessionKnown } from './session-known.ts';

/** The guard as the one root middleware: it decides before any API request of the page (R6, R17). */
export function guardRoutes(scope: Scope, basename: string): MiddlewareFunction {
  /** Path of the last page that was allowed. */
  let shown: string | null = null;
  return async ({ request, pattern }) => {
    const rule = pageRoutes.find((route) => route.path === pattern);
    if (!rule) return; // an unknown address: the 404 page is public
    await sessionKnown(scope);

    const url = new URL(request.url);
    const path = `/${url.pathname.slice(basename.length)}`;
    if (url.search.includes('switch_'))
      (await import('./links/module-links.ts')).switchByLink(scope, path + url.search);
    const decision = decideRoute({
      rule,
      address: path + url.search + url.hash,
      returnTo: toInsideAddress(url.searchParams.get('returnTo'), url.origin),
      rules: pageRoutes,
      session: scope.getState($session),
      active: scope.getState($activeProfile),
      flow: scope.getState($authFlow),
    });
    switch (decision.kind) {
      case 'allow':
        shown = path;
        return;
      case 'unavailable':
        throw new ApiError({ message: apiContext().say('somethingWentWrong'), kind: 'unreachable', status: 0 });
      case 'refuse':
        // a page that was already open (signed out, verified, another profile) was not requested, so nothing is reported
        if (shown !== path) await allSettled(pageRefused, { scope, params: decision });
        throw toRedirect(decision.to, request.url);
      case 'redirect':
        throw toRedirect(decision.to, request.url);
    }
  };
}

import { allSettled, createWatch, type Scope } from 'effector';
import { redirect, type MiddlewareFunction } from 'react-router';
import { ApiError } from '../shared/api/errors.ts';
import { apiContext } from '../shared/api/context.ts';
import { toInsideAddress } from '../shared/routing/inside-address.ts';
import { $activeProfile } from '../models/profile/profile.model.ts';
import { decideRoute } from '../models/routing/decide-route.ts';
import { pageRefused } from '../models/routing/refusals.model.ts';
import { $session, $undecided } from '../models/session/session.model.ts';
import { pageRoutes } from './route-table.ts';

/** The guard as the one root middleware: it decides before any API request of the page (R6, R17). */
export function guardRoutes(scope: Scope, basename: string): MiddlewareFunction {
  return async ({ request, pattern }) => {
    const rule = pageRoutes.find((route) => route.path === pattern);
    if (!rule) return; // an unknown address: the 404 page needs no permission
    await decided(scope);

    const url = new URL(request.url);
    const address = `/${url.pathname.slice(basename.length)}`;
    const decision = decideRoute({
      rule,
      address: address + url.search + url.hash,
      returnTo: toInsideAddress(url.searchParams.get('returnTo'), url.origin),
      session: scope.getState($session),
      active: scope.getState($activeProfile),
    });
    switch (decision.kind) {
      case 'allow':
        return;
      case 'unavailable':
        throw new ApiError({ message: apiContext().say('somethingWentWrong'), kind: 'unreachable', status: 0 });
      case 'refuse':
        await allSettled(pageRefused, { scope, params: { address: address + url.search, switchTo: decision.switchTo } });
        throw redirect(decision.to);
      case 'redirect':
        throw redirect(decision.to);
    }
  };
}

/** Resolves once the session is known: at once for a guest, after GET /auth/me with a token. */
function decided(scope: Scope): Promise<void> {
  if (!scope.getState($undecided)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: $undecided,
      scope,
      fn: (undecided) => {
        if (undecided) return;
        stop();
        resolve();
      },
    });
  });
}

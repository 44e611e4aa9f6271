import { scopeBind, type Scope } from 'effector';
import { decideModuleLink } from '../../models/module-links/module-links.ts';
import { profileChosen } from '../../models/profile/profile.model.ts';
import { $authenticated, $user } from '../../models/session/session.model.ts';

/**
 * For the guard, which would refuse a page of another module before the link could switch to it: switches to the profile
 * that this address asks for. The module-links model removes the parameters and warns later. Source: MOD-04 … MOD-07.
 */
export function switchByLink(scope: Scope, address: string): void {
  const user = scope.getState($authenticated) ? scope.getState($user) : null;
  const decision = user && decideModuleLink(user, address);
  if (decision?.kind !== 'switch') return;
  const { type, entity_id } = decision.profile;
  scopeBind(profileChosen, { scope })({ type, entity_id });
}

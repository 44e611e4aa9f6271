import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import type { Decision } from '../machine.ts';
import type { ActiveProfile } from '../profile/profile.ts';

const MODULE = 'switch_module';
const ENTITY = 'switch_entity_id';

export type ModuleLinkDecision =
  /** No switch parameters in the address. */
  | { kind: 'none' }
  /** Switch to this profile, and replace the address by this one. */
  | { kind: 'switch'; profile: Profile; address: string }
  /** No profile of the user fits: a warning, and the address stays (MOD-07, MOD-14). */
  | { kind: 'no-match'; text: string };

/**
 * What `switch_module` and `switch_entity_id` of an inside address mean for a logged-in user. Both must fit one profile;
 * the rest of the address is kept unchanged. Source: MOD-04 … MOD-07.
 */
export function decideModuleLink(user: Pick<LoggedUser, 'profiles'>, address: string): ModuleLinkDecision {
  const [beforeHash = '', ...hash] = address.split('#');
  const [pathname = '', ...query] = beforeHash.split('?');
  const pairs = query.join('?').split('&');
  const wanted = { module: valueOf(pairs, MODULE), entity: valueOf(pairs, ENTITY) };
  if (wanted.module === null && wanted.entity === null) return { kind: 'none' };

  const profile = user.profiles.find(
    ({ type, entity_id }) => type === wanted.module && String(entity_id) === wanted.entity,
  );
  if (!profile)
    return {
      kind: 'no-match',
      text: `No profile of yours fits ${MODULE}=${wanted.module ?? ''} and ${ENTITY}=${wanted.entity ?? ''}.`,
    };
  const rest = pairs.filter((pair) => ![MODULE, ENTITY].includes(nameOf(pair))).join('&');
  return { kind: 'switch', profile, address: [rest ? `${pathname}?${rest}` : pathname, ...hash].join('#') };
}

/** The link that was followed or refused last; null while nobody is signed in. */
export type HandledLink = { user: LoggedUser; address: string } | null;

export type ModuleLinkEvent =
  /** The app is initialized, this user is logged in, and this address is shown. */
  { type: 'shown'; user: LoggedUser; address: string } | { type: 'signed-out' };

export type ModuleLinkCommand =
  /**
   * Chooses the profile, then replaces the address; only while `from` is still the address: whoever has gone on, perhaps to another
   * profile, is not called back.
   */
  { type: 'follow'; profile: ActiveProfile; from: string; to: string } | { type: 'warn'; text: string };

/** Follows the link of each new address once for each user. */
export function decideModuleLinks(
  handled: HandledLink,
  event: ModuleLinkEvent,
): Decision<HandledLink, ModuleLinkCommand> {
  if (event.type === 'signed-out') return { state: null, commands: [] };
  const { user, address } = event;
  if (handled?.user === user && handled.address === address) return { state: handled, commands: [] };
  return { state: { user, address }, commands: commandsOf(decideModuleLink(user, address), address) };
}

function commandsOf(decision: ModuleLinkDecision, from: string): ModuleLinkCommand[] {
  switch (decision.kind) {
    case 'none':
      return [];
    case 'no-match':
      return [{ type: 'warn', text: decision.text }];
    case 'switch': {
      const { type, entity_id } = decision.profile;
      return [{ type: 'follow', profile: { type, entity_id }, from, to: decision.address }];
    }
  }
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';

/** Of a repeated parameter the first counts. */
const valueOf = (pairs: readonly string[], name: string): string | null =>
  new URLSearchParams(pairs.find((pair) => nameOf(pair) === name)).get(name);

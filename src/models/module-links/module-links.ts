import type { LoggedUser, Profile } from '../../shared/api/generated/model';

const MODULE = 'switch_module';
const ENTITY = 'switch_entity_id';

export type ModuleLinkDecision =
  /** The address asks for nothing. */
  | { kind: 'none' }
  /** Switch to this profile, and replace the address by this one. */
  | { kind: 'switch'; profile: Profile; address: string }
  /** No profile of the user fits: a warning, and the address stays (MOD-07, MOD-14). */
  | { kind: 'no-match'; text: string };

/**
 * What `switch_module` and `switch_entity_id` of an inside address mean to a logged-in user. Both must fit one profile;
 * everything else in the address is kept letter by letter. Source: specification §2.
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

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';

/** The first one counts, as everywhere. */
const valueOf = (pairs: readonly string[], name: string): string | null =>
  new URLSearchParams(pairs.find((pair) => nameOf(pair) === name)).get(name);

import { createEvent, createStore, sample } from 'effector';
import type { LoggedUser } from '../../shared/api/generated/model';
import { $initialized } from '../initialization/initialization.model.ts';
import { profileChosen } from '../profile/profile.model.ts';
import { $authenticated, $user } from '../session/session.model.ts';
import { decideModuleLink } from './module-links.ts';

/** The inside address that is shown now. */
export const addressShown = createEvent<string>();
/** The profile was switched; the address is to be replaced by this one. */
export const moduleLinkFollowed = createEvent<string>();
/** No profile fits: why, for the console. */
export const moduleLinkRefused = createEvent<string>();

interface Wish {
  user: LoggedUser;
  address: string;
}

const $address = createStore('').on(addressShown, (_, address) => address);
/** Judged once: a warning is not said again each time something else changes. */
const $judged = createStore<Wish | null>(null).on($user, (judged, user) => (user ? judged : null));

const wished = sample({
  clock: [$initialized, $address, $user, $authenticated],
  source: { isReady: $initialized, address: $address, user: $user, authenticated: $authenticated, judged: $judged },
  filter: ({ isReady, authenticated, user, address, judged }) =>
    isReady && authenticated && user !== null && (judged?.user !== user || judged.address !== address),
  fn: ({ user, address }): Wish | null => user && { user, address },
});
sample({ clock: wished, target: $judged });

const decided = wished.filterMap((wish) => (wish ? decideModuleLink(wish.user, wish.address) : undefined));
// the profile first: the page that the address leads to is the new module's
const followed = decided.filterMap((decision) => (decision.kind === 'switch' ? decision : undefined));
sample({ clock: followed, fn: ({ profile: { type, entity_id } }) => ({ type, entity_id }), target: profileChosen });
sample({ clock: followed, fn: ({ address }) => address, target: moduleLinkFollowed });
sample({
  clock: decided.filterMap((decision) => (decision.kind === 'no-match' ? decision.text : undefined)),
  target: moduleLinkRefused,
});

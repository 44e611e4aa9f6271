import { createEffect, createEvent, createStore, sample } from 'effector';
import { $user } from '../session/session.model.ts';
import { baseProfile, chooseProfile, sameProfile, type ActiveProfile } from './profile.ts';

/** A person, a link or the developer panel asked for another profile; one the user does not hold is passed over. */
export const profileRequested = createEvent<ActiveProfile>();

/** Writes the choice to this tab's session storage and, for new tabs, to local storage (R5). */
export const saveProfileFx = createEffect<ActiveProfile, void>(() => {
  throw new Error('saveProfileFx is bound at start');
});

/** Filled from session storage and local storage by `fork({ values })`. */
export const $tabProfile = createStore<ActiveProfile | null>(null);
export const $lastProfile = createStore<ActiveProfile | null>(null);

export const $activeProfile = createStore<ActiveProfile>(baseProfile, { updateFilter: (next, current) => !sameProfile(next, current) });
export const $module = $activeProfile.map((profile) => profile.type);

sample({
  clock: $user,
  source: { tab: $tabProfile, last: $lastProfile },
  fn: ({ tab, last }, user) => chooseProfile(user, [tab, last]),
  target: $activeProfile,
});
sample({
  clock: profileRequested,
  source: { user: $user, active: $activeProfile },
  fn: ({ user, active }, wanted) => chooseProfile(user, [wanted, active]),
  target: $activeProfile,
});
sample({
  clock: $activeProfile,
  source: $user,
  filter: (user) => user !== null,
  fn: (_, profile) => profile,
  target: [saveProfileFx, $tabProfile],
});

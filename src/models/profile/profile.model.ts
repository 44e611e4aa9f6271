import { createEffect, createEvent, createStore, sample } from 'effector';
import { $user, sessionDecided, signedOut } from '../session/session.model.ts';
import { unbound } from '../unbound.ts';
import { baseProfile, chooseProfile, sameProfile, type ActiveProfile } from './profile.ts';

/** The user, a link or the developer panel chose another profile; one that the user does not have is ignored. */
export const profileChosen = createEvent<ProfileChoice>();
/** The page that a choice asked for has opened or failed. */
export const choiceOpened = createEvent();

/** `opens` is the address to open in the new profile; without it the page stays. */
export interface ProfileChoice extends ActiveProfile {
  opens?: string;
}

/** The profile to store for this tab and, if the user has chosen it, for new tabs (R5); null removes it there. */
export interface KeptProfile {
  profile: ActiveProfile | null;
  /** By the user, as is signing out in this tab. */
  isChosen: boolean;
}

export const saveProfileFx = createEffect<KeptProfile, void>(unbound);

/** Filled from session storage and local storage by `fork({ values })`. */
export const $tabProfile = createStore<ActiveProfile | null>(null).reset(signedOut);
export const $lastProfile = createStore<ActiveProfile | null>(null).reset(signedOut);

export const $activeProfile = createStore<ActiveProfile>(baseProfile, {
  updateFilter: (next, current) => !sameProfile(next, current),
});
export const $module = $activeProfile.map((profile) => profile.type);

sample({
  clock: $user,
  source: { tab: $tabProfile, last: $lastProfile },
  fn: ({ tab, last }, user) => chooseProfile(user, [tab, last]),
  target: $activeProfile,
});
const chosen = sample({
  clock: profileChosen,
  source: { user: $user, active: $activeProfile },
  filter: ({ user, active }, wanted) =>
    user !== null && !sameProfile(wanted, active) && sameProfile(wanted, chooseProfile(user, [wanted, active])),
  fn: (_, choice) => choice,
});
const chosenProfile = sample({ clock: chosen, fn: ({ type, entity_id }): ActiveProfile => ({ type, entity_id }) });
sample({ clock: chosenProfile, target: [$activeProfile, $lastProfile] });
sample({ clock: chosenProfile, fn: (profile): KeptProfile => ({ profile, isChosen: true }), target: saveProfileFx });

/** The address to open in the profile just chosen, until it has opened. */
export const $opening = createStore<string | null>(null)
  .on(chosen, (_, { opens }) => opens ?? null)
  .reset(choiceOpened, signedOut);

// a profile that was restored (reload, sign-in) and not chosen is stored for this tab only
const found = sample({
  clock: $activeProfile,
  source: $user,
  filter: (user) => user !== null,
  fn: (_, profile) => profile,
});
sample({ clock: found, target: $tabProfile });
sample({ clock: found, fn: (profile): KeptProfile => ({ profile, isChosen: false }), target: saveProfileFx });

sample({ clock: signedOut, fn: (): KeptProfile => ({ profile: null, isChosen: true }), target: saveProfileFx });

// the user has signed out in another tab, or while this one was asleep; a refused token is no sign-out (decision 017)
const leftElsewhere = sessionDecided.filter({
  fn: ({ before, after, event }) =>
    after.kind === 'guest' && (event.type === 'started' || (event.type === 'token-given' && before.kind !== 'guest')),
});
const forgotten = sample({
  clock: leftElsewhere,
  source: $tabProfile,
  filter: (kept) => kept !== null,
  fn: (): KeptProfile => ({ profile: null, isChosen: false }),
});
sample({ clock: forgotten, target: saveProfileFx });
$tabProfile.reset(forgotten);

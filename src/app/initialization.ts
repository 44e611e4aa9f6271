import { allSettled } from 'effector';
import { citiesQuery, sportsQuery } from '../entities/venue/venue-lookups.ts';
import { initializationStarted, type LoadOrder } from '../models/initialization/initialization.model.ts';
import type { ActiveProfile } from '../models/profile/profile.ts';
import { $session } from '../models/session/session.model.ts';
import { getGetManagedOrganizationQueryOptions } from '../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import { getGetManagedTeamQueryOptions } from '../shared/api/generated/endpoints/mod-team/mod-team.ts';
import { getGetManagedVenueQueryOptions } from '../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import { getListNotificationsQueryOptions } from '../shared/api/generated/endpoints/notifications/notifications.ts';
import { getListSettingsQueryOptions } from '../shared/api/generated/endpoints/settings/settings.ts';
import { getListVenuesQueryOptions } from '../shared/api/generated/endpoints/venues/venues.ts';
import { LANGUAGES, type Language } from '../shared/i18n/locale.ts';
import type { App } from './app.ts';
import { cookieLanguage, type KeptLanguage } from './kept-language.ts';

interface Speech extends KeptLanguage {
  /** What the app speaks unless the person chooses otherwise. */
  unchosen: Language;
}

/** Loaded once per user: `Initialization` says when, so what is there is never old. */
const once = { staleTime: Number.POSITIVE_INFINITY };

/**
 * Starts the initialization of a running app: what it loads goes into the query cache of the profile, where pages find it
 * and from where nothing is asked twice. Source: specification §4, R17, R20.
 */
export function startInitialization(app: App, language: KeptLanguage = cookieLanguage): Promise<unknown> {
  const speech: Speech = { ...language, unchosen: app.i18n.startedIn };
  return allSettled(initializationStarted, {
    scope: app.scope,
    params: { load: (order) => load(app, speech, order), isTroubleShown: () => isTroubleShown(app) },
  });
}

async function load(app: App, speech: Speech, { load: what, profile }: LoadOrder): Promise<void> {
  const client = app.clients.current();
  switch (what) {
    case 'language':
      // the app started in the language of this device: here only its words are made sure of
      return app.i18n.load('common');
    case 'entity':
      return profile ? loadEntity(app, profile) : undefined;
    case 'cities':
      await client.fetchQuery(citiesQuery);
      return;
    case 'settings':
      return loadSettings(app, speech, profile !== null);
    case 'notifications':
      await client.fetchQuery(getListNotificationsQueryOptions(undefined, { query: once }));
      return;
    case 'sports':
      await client.fetchQuery(sportsQuery);
  }
}

async function loadEntity({ clients }: App, { type, entity_id }: ActiveProfile): Promise<void> {
  const client = clients.current();
  const id = entity_id ?? 0; // only the profile of a guest has no entity, and its module none either
  if (type === 'venue') await client.fetchQuery(getGetManagedVenueQueryOptions(id));
  if (type === 'team') await client.fetchQuery(getGetManagedTeamQueryOptions(id));
  if (type === 'organization') await client.fetchQuery(getGetManagedOrganizationQueryOptions(id));
  if (type === 'superuser') await client.fetchQuery(getListVenuesQueryOptions({ status: ['in-review'] }));
}

/** The language of the account, if it has one, is taken and kept (ledger C-63); one that was chosen since the start is newer. */
async function loadSettings({ clients, i18n }: App, speech: Speech, isUser: boolean): Promise<void> {
  const { settings } = await clients.current().fetchQuery(getListSettingsQueryOptions(undefined, { query: once }));
  const own = LANGUAGES.find((name) => settings.some(({ key, value }) => key === 'language' && value === name));
  if (!isUser || own === undefined || own === i18n.language || i18n.language !== speech.unchosen) return;
  speech.unchosen = own;
  await i18n.changeLanguage(own);
  speech.keep(own);
}

/** An error in place of the page, or in a part of it: with its own "Try again", and nobody needs to be told twice. */
function isTroubleShown({ clients, router, scope }: App): boolean {
  const isShown = clients
    .current()
    .getQueryCache()
    .getAll()
    .some((query) => query.isActive() && query.state.status === 'error');
  return isShown || (router.state.errors !== null && scope.getState($session).kind === 'unreachable');
}

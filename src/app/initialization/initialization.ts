import { allSettled, scopeBind } from 'effector';
import { citiesQuery, sportsQuery } from '../../entities/venue/venue-lookups.ts';
import {
  failureUnnoticed,
  initializationMachine,
  initializationStarted,
  loadEnded,
} from '../../models/initialization/initialization.model.ts';
import type { LoadCommand } from '../../models/initialization/initialization.ts';
import { bindRunner } from '../../models/machine.ts';
import type { ActiveProfile } from '../../models/profile/profile.ts';
import { $session } from '../../models/session/session.model.ts';
import { getGetManagedOrganizationQueryOptions } from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import { getGetManagedTeamQueryOptions } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import { getGetManagedVenueQueryOptions } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import { getListNotificationsQueryOptions } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { getListSettingsQueryOptions } from '../../shared/api/generated/endpoints/settings/settings.ts';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Setting } from '../../shared/api/generated/model';
import { paths } from '../../shared/routing/paths.ts';
import type { App } from '../app.ts';
import { keepSearch } from './kept-search.ts';

/** Loaded once per user: initialization decides when, so data in the cache is never stale, and stays while nothing on screen reads it. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** Hears the settings each time they are read. */
type SettingsListener = (settings: readonly Setting[]) => void;

/**
 * Starts the initialization of a running app: what it loads goes into the query cache of the profile, where pages find it
 * and need not request it again. Source: INIT-01 … INIT-15, R17, R20.
 */
export function startInitialization(app: App, onSettings: SettingsListener = () => {}): Promise<unknown> {
  const { scope } = app;
  const ended = scopeBind(loadEnded, { scope });
  const reportFailure = scopeBind(failureUnnoticed, { scope });
  bindRunner(scope, initializationMachine, (command) => {
    if (command.type === 'load')
      return load(app, command, onSettings).then(
        () => ended({ ...command, isLoaded: true }),
        () => ended({ ...command, isLoaded: false }),
      );
    return isErrorShown(app) ? undefined : reportFailure();
  });
  return allSettled(initializationStarted, { scope });
}

async function load(app: App, { load: what, profile }: LoadCommand, onSettings: SettingsListener): Promise<void> {
  const client = app.clients.current();
  switch (what) {
    case 'language':
      // the app already speaks the language of this device; this fails when its texts could not be loaded
      return app.i18n.load('common');
    case 'entity':
      return profile ? loadEntity(app, profile) : undefined;
    case 'cities':
      await client.fetchQuery(citiesQuery);
      return;
    case 'settings':
      return loadSettings(app, profile !== null, onSettings);
    case 'notifications':
      await client.fetchQuery(getListNotificationsQueryOptions(undefined, { query: once }));
      return;
    case 'sports':
      await client.fetchQuery(sportsQuery);
  }
}

async function loadEntity({ clients }: App, { type, entity_id }: ActiveProfile): Promise<void> {
  const client = clients.current();
  const id = entity_id ?? 0; // only the profile of a guest has no id, and its module has no entity
  if (type === 'venue') await client.fetchQuery(getGetManagedVenueQueryOptions(id));
  if (type === 'team') await client.fetchQuery(getGetManagedTeamQueryOptions(id));
  if (type === 'organization') await client.fetchQuery(getGetManagedOrganizationQueryOptions(id));
  if (type === 'superuser') await client.fetchQuery(getListVenuesQueryOptions({ status: ['in-review'] }));
}

/** Keeps the user's default search. Of a guest's settings none is their own. */
async function loadSettings({ clients, router }: App, isUser: boolean, onSettings: SettingsListener): Promise<void> {
  const { settings } = await clients.current().fetchQuery(getListSettingsQueryOptions(undefined, { query: once }));
  onSettings(settings);
  if (!isUser) return;
  const isFirst = keepSearch(settings);
  // on a device that has not known the defaults, an open page without filters has not been asked for with them
  if (isFirst && router.state.matches.some(({ route }) => route.path === paths.venues())) void router.revalidate();
}

/** A number in a menu is left out when it is unknown. */
const showsFailure = ({ options }: { options: { meta?: Record<string, unknown> } }): boolean =>
  options.meta?.['showsFailure'] !== false;

/** True when the page or a part of it shows an error with its own "Try again": a second message is not needed. */
function isErrorShown({ clients, router, scope }: App): boolean {
  const isShown = clients
    .current()
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error' && query.isActive() && query.observers.some(showsFailure));
  return isShown || (router.state.errors !== null && scope.getState($session).kind === 'unreachable');
}

import type { Backend } from '../mocks/backend.ts';
import type { PlannedFailure } from '../mocks/failures.ts';
import { profilesOf } from '../mocks/identity/profiles.ts';
import { openSession } from '../mocks/identity/sessions.ts';
import { createMockBackend } from '../mocks/main.ts';
import type { ScenarioName } from '../mocks/scenarios.ts';
import { demoAccounts, demoId, type DemoKey } from '../mocks/seed/demo-accounts.ts';
import {
  organizationAccountId,
  organizationAccounts,
  type OrganizationAccountKey,
} from '../mocks/seed/organization-accounts.ts';
import { venueAccountId, type VenueAccountKey } from '../mocks/seed/venue-accounts.ts';
import type { ActiveProfile } from '../src/models/profile/profile.ts';
import type { ModuleType } from '../src/shared/api/generated/model';
import type { Language } from '../src/shared/i18n/locale.ts';

interface StoryBackendOptions {
  now: number;
  scenario: ScenarioName;
  failures: PlannedFailure[];
}

/** A separate backend for a story, at a fixed time. */
export async function startStoryBackend({ now, scenario, failures }: StoryBackendOptions): Promise<Backend> {
  const backend = createMockBackend({ now: () => now, scenario, sleep });
  await backend.control.ready();
  await backend.control.setScenario(scenario, { failures });
  return backend;
}

interface StorySignIn {
  module: ModuleType;
  /** Of the profile; the first of the module when absent. */
  entityId: number | undefined;
  /** Another language of their own. */
  language: Language | undefined;
}

/** A demo user, or somebody with one role at one venue or in one organization. */
export type StoryPersona = DemoKey | VenueAccountKey | OrganizationAccountKey;

const isDemo = (persona: StoryPersona): persona is DemoKey => demoAccounts.some(({ key }) => key === persona);
const isOfOrganization = (persona: StoryPersona): persona is OrganizationAccountKey =>
  organizationAccounts.some(({ key }) => key === persona);

function idOf(persona: StoryPersona): number {
  if (isDemo(persona)) return demoId(persona);
  return isOfOrganization(persona) ? organizationAccountId(persona) : venueAccountId(persona);
}

/** Signs this person in; what the app then finds in its storage. */
export async function signInAt(
  { control }: Backend,
  persona: StoryPersona,
  { module, entityId, language }: StorySignIn,
): Promise<{ token: string; profile: ActiveProfile }> {
  const user = control.db.read.users.get(idOf(persona));
  const profile =
    user &&
    profilesOf(control.db.read, user).find(
      ({ type, entity_id }) => type === module && (entityId === undefined || entity_id === entityId),
    );
  if (!profile) throw new Error(`${persona} has no profile of module ${module}`);
  const { token } = await control.db.transact(async (tx) => {
    if (language) await tx.users.update(user.id, { locale: language });
    return openSession(tx, { userId: user.id, deviceId: null, now: control.clock.now() });
  });
  return { token, profile: { type: profile.type, entity_id: profile.entity_id } };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

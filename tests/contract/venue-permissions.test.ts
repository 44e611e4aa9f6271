import { expect, it } from 'vitest';
import type { ModuleType, PublicationStatus } from '../../mocks/db/records.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, openWorld, restore, type World } from './mock-world.ts';
import { at } from './write-case.ts';

// Clients show what `permissions` allow and must not re-implement the rules (design §0): each permission is what its operation then answers,
// also for a person who is an owner in one module and a super user in another.
const statuses: readonly PublicationStatus[] = ['draft', 'in-review', 'published', 'disabled'];
const id = venueIds.liqeni;
type Step = (world: World, module: ModuleType) => Promise<number>;
const patch =
  (body: object): Step =>
  async (world, module) =>
    (await world.call('updateVenue', { as: 'everyone', module, path: { id }, body })).status;
/** Super users say why, in an operation of their own. */
const change =
  (status: 'disabled' | 'published'): Step =>
  async (world, module) => {
    if (module !== 'superuser') return patch({ status })(world, module);
    const body = { status, reason: 'Një arsye' };
    return (await world.call('changeVenueStatus', { as: 'everyone', module, path: { id }, body })).status;
  };
const steps: Readonly<Record<string, { readonly from?: PublicationStatus; readonly take: Step }>> = {
  edit: { take: patch({ address: 'Rr. e Re 1' }) },
  submit: { from: 'draft', take: patch({ status: 'in-review' }) },
  withdraw: { from: 'in-review', take: patch({ status: 'draft' }) },
  disable: { from: 'published', take: change('disabled') },
  enable: { from: 'disabled', take: change('published') },
  reopen: { from: 'disabled', take: patch({ status: 'draft' }) },
};

it.each(['base', 'venue', 'superuser'] as const)(
  'in module %s permissions are what is then allowed',
  async (module) => {
    const world = await openWorld();
    for (const status of statuses) {
      for (const [permission, { from = status, take }] of Object.entries(steps)) {
        await world.backend.control.db.transact(async (db) => {
          await db.venueUsers.insert({ venue_id: id, user_id: demoId('everyone'), role: 'owner', since: now });
          const disabled = { at: now, by: 'owner', reason: null } as const;
          await db.venues.update(id, {
            status,
            image_id: imageIds.dajtiLogo,
            disabled: status === 'disabled' ? disabled : null,
          });
        });
        const venue = await world.call('getVenue', { as: 'everyone', module, path: { slug: 'fusha-e-liqenit' } });
        const allowed = at(venue, 'venue', 'permissions', permission);
        const done = from === status && (await take(world, module)) === 200;
        expect({ status, permission, allowed }).toEqual({ status, permission, allowed: done });
        await restore(world);
      }
    }
  },
);

import type { ModuleType, NotificationRecord } from '../../mocks/db/records.ts';
import { profilesOf } from '../../mocks/identity/profiles.ts';
import { pageRoutes } from '../../src/app/route-table.ts';
import type { World } from './mock-world.ts';

// R23: the target of a notification is an existing page, in a profile of the reader that may open it.
const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
function problemOf(world: World, { user_id, data }: NotificationRecord): string | null {
  const url = new URL(data.url, 'https://app.example');
  const { searchParams } = url;
  const rule = pageRoutes.find(({ path }) => path !== '/:slug' && pattern(path).test(url.pathname));
  if (!rule) return 'no such page';
  const user = world.db.users.get(user_id);
  const profile =
    user &&
    profilesOf(world.db, user).find(
      ({ type, entity_id }) =>
        type === searchParams.get('switch_module') && String(entity_id) === searchParams.get('switch_entity_id'),
    );
  if (!profile) return 'not a profile of the reader';
  const modules: readonly ModuleType[] | undefined = rule.modules;
  if (modules && !modules.includes(profile.type)) return `not in the module ${profile.type}`;
  const booking = searchParams.get('booking');
  const about = booking === null ? undefined : world.db.bookings.get(Number(booking));
  if (
    booking !== null &&
    (profile.type === 'venue'
      ? about?.venue_id !== profile.entity_id
      : about?.user_id !== user_id && !isReceiver(world, Number(booking), user_id))
  )
    return 'not a booking of the reader';
  return rule.path.endsWith('/venue/:slug') && !world.db.venues.one('slug', url.pathname.split('/').at(-1) ?? '')
    ? 'no such venue'
    : null;
}
/** Whom a booking was offered to may read it. */
const isReceiver = (world: World, bookingId: number, userId: number) =>
  world.db.handovers.by('booking', bookingId).at(-1)?.to_user_id === userId;
/** What is wrong with the targets of these notifications. */
export const problems = (world: World, which: readonly NotificationRecord[]) =>
  which.flatMap((one) =>
    problemOf(world, one) === null ? [] : [`${one.type} for ${one.user_id}: ${one.data.url}: ${problemOf(world, one)}`],
  );

import type { RealtimeEvent } from '../../contract/types.ts';
import type { BookingRecord, CompetitionRecord, HandoverRecord, UserRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { forgetApplicant } from '../../rules/deciding/applications.ts';
import { notifyVenue } from '../../rules/bookings/notices.ts';
import { isActive } from '../../rules/bookings/status.ts';
import { settleQuestion } from '../../rules/bookings/closures.ts';
import { addDays, dateOf } from '../../rules/shared/time.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { clearWrongPasswords } from './attempts.ts';
import { leaveCommunities } from './leave-communities.ts';
import { leaveCompetitions } from './leave-competitions.ts';
import { leaveEvents } from './leave-events.ts';

/** The name of something whose only admin is this user; null when there is none. */
export function soleAdminOf(db: DbReader, user: UserRecord): string | null {
  for (const { venue_id, role } of db.venueUsers.by('user', user.id)) {
    const others = db.venueUsers.by('venue', venue_id).filter((one) => one.user_id !== user.id && one.role === 'owner');
    if (role === 'owner' && others.length === 0) return existing(db.venues.get(venue_id), 'venue').name;
  }
  for (const { team_id, ...member } of db.teamMembers.by('user', user.id)) {
    const others = db.teamMembers.by('team', team_id).filter((one) => one.user_id !== user.id && runsTeam(one));
    if (runsTeam(member) && others.length === 0) return existing(db.teams.get(team_id), 'team').name;
  }
  for (const { organization_id, role } of db.organizationUsers.by('user', user.id)) {
    const others = db.organizationUsers
      .by('organization', organization_id)
      .filter((one) => one.user_id !== user.id && one.role === 'owner');
    if (role === 'owner' && others.length === 0)
      return existing(db.organizations.get(organization_id), 'organization').name;
  }
  return null;
}

/** The name of a competition of one's own that is handed over to an organization or cancelled first; null when there is none. */
export const openCompetitionOf = (db: DbReader, { id }: UserRecord): string | null =>
  db.competitions.by('owner', 'base', id).find(({ phase }) => running.has(phase))?.name ?? null;
const running = new Set<CompetitionRecord['phase']>(['registration', 'ready', 'ongoing']);

const runsTeam = ({ status, roles }: { status: string; roles: readonly string[] }) =>
  status === 'active' && roles.includes('admin');

/** A table whose records belong to one user each. */
interface OwnedTable {
  by(index: 'user', userId: number): readonly { readonly id: number }[];
  remove(id: number): Promise<void>;
}

interface Ending {
  readonly db: DbWriter;
  readonly realtime: RealtimeWriter;
  readonly user: UserRecord;
  now(): number;
  emit(event: RealtimeEvent): void;
}

/** Deletes everything of a user; past bookings stay with the venue, without the name. */
export async function endAccount(ctx: Ending): Promise<void> {
  const { db, user } = ctx;
  const now = ctx.now();
  leaveRealtime(ctx);
  await leaveCommunities(ctx);
  await leaveEvents(ctx);
  await leaveCompetitions(ctx);
  await freeFuture(db, user, now);
  for (const series of db.series.by('user', user.id)) {
    await db.series.update(series.id, {
      user_id: null,
      status: 'ended',
      ends_on: series.ends_on ?? addDays(dateOf(now), -1),
    });
  }
  for (const booking of db.bookings.by('user', user.id)) await db.bookings.update(booking.id, { user_id: null });
  for (const image of db.images.filter({ owner_id: user.id })) await db.images.update(image.id, { owner_id: null });
  for (const told of db.notifications.filter({ actor_id: user.id }))
    await db.notifications.update(told.id, { actor_id: null });
  for (const done of db.venueLog.filter({ actor_id: user.id })) await db.venueLog.update(done.id, { actor_id: null });
  for (const done of db.bookingEvents.filter({ actor_id: user.id }))
    await db.bookingEvents.update(done.id, { actor_id: null });
  for (const done of db.bookingEvents.filter({ to_user_id: user.id }))
    await db.bookingEvents.update(done.id, { to_user_id: null });
  for (const offer of db.handovers.filter((one) => one.from_user_id === user.id || one.to_user_id === user.id))
    await forgetOffer(db, offer);
  await forgetApplicant(db, user.id, now);
  await clearWrongPasswords(db, user);
  const code = db.phoneCodes.one('phone', user.phone_prefix, user.phone_number);
  if (code) await db.phoneCodes.remove(code.id);
  for (const one of db.settings.by('scope', 'user', user.id)) await db.settings.remove(one.id);
  for (const one of db.idempotency.filter({ user_id: user.id })) await db.idempotency.remove(one.id);
  const owned: readonly OwnedTable[] = [
    db.sessions,
    db.identities,
    db.holds,
    db.slotWatches,
    db.bookmarks,
    db.competitionFollows,
    db.teamBookmarks,
    db.teamInvitations,
    db.notifications,
    db.venueUsers,
    db.teamMembers,
    db.organizationUsers,
    db.realtimeEvents,
    db.pushSubscriptions,
    db.pushes,
  ];
  for (const table of owned) for (const one of table.by('user', user.id)) await table.remove(one.id);
  await db.users.remove(user.id);
}

/** An offer that nobody can answer any more, with the notification that leads to it. */
async function forgetOffer(db: DbWriter, { id, booking_id, to_user_id }: HandoverRecord): Promise<void> {
  await db.handovers.remove(id);
  const told = db.notifications.by('user', to_user_id);
  for (const one of told)
    if (one.type === 'handover-offered' && one.data.entity_id === booking_id) await db.notifications.remove(one.id);
}

function leaveRealtime({ realtime, user: { id } }: Ending): void {
  realtime.update({
    [`presence/${id}`]: null,
    [`connections/${id}`]: null,
    [`events/${id}`]: null,
    [`hidden/${id}`]: null,
    [`push/${id}`]: null,
  });
}

/** Frees slots that have not started and notifies their venues. */
async function freeFuture(db: DbWriter, user: UserRecord, now: number): Promise<void> {
  for (const booking of db.bookings.by('user', user.id).filter((one) => one.starts_at > now && isActive(one, now))) {
    const changes: Partial<BookingRecord> = {
      status: 'Unbooked',
      cancelled_at: now,
      cancelled_by: 'user',
      cancel_reason: 'account deleted',
      asked: null,
    };
    await settleQuestion(db, booking.id, 'changed', now);
    const cancelled = await db.bookings.update(booking.id, changes);
    const court = existing(db.courts.get(booking.court_id), 'court');
    const venue = existing(db.venues.get(booking.venue_id), 'venue');
    await notifyVenue(
      db,
      'booking-cancelled',
      { booking: cancelled, court, venue, weekly: booking.series_id !== null, actor: null },
      now,
    );
  }
}

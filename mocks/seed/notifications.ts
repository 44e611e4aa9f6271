import type { LocalText, ModuleType, NotificationRecord } from '../db/records.ts';
import { HOUR, MINUTE } from '../rules/time.ts';
import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';
import { venueIds } from './venue-plans.ts';

interface Kind {
  readonly type: string;
  readonly module: ModuleType;
  readonly title: LocalText;
  readonly body: LocalText;
}
const kind = (type: string, module: ModuleType, en: readonly [string, string], sq: readonly [string, string]): Kind => ({
  type, module, title: { en: en[0], sq: sq[0] }, body: { en: en[1], sq: sq[1] },
});

const forPlayers = [
  kind('booking-confirmed', 'base', ['Booking confirmed', 'Your court is waiting for you.'], ['Rezervimi u konfirmua', 'Fusha ju pret.']),
  kind('booking-reminder', 'base', ['You play soon', 'Your booking starts in two hours.'], ['Luani së shpejti', 'Rezervimi juaj fillon pas dy orësh.']),
  kind('booking-declined', 'base', ['Booking declined', 'The venue could not confirm it.'], ['Rezervimi u refuzua', 'Qendra nuk mundi ta konfirmonte.']),
  kind('series-skipped', 'base', ['A session is left out', 'The court is closed on that day.'], ['Një seancë mungon', 'Fusha është e mbyllur atë ditë.']),
  kind('slot-available', 'base', ['A time slot is free', 'Book it before somebody else does.'], ['U lirua një orar', 'Rezervojeni para të tjerëve.']),
];
const forVenues = [
  kind('booking-created', 'venue', ['New booking', 'A player has booked a court.'], ['Rezervim i ri', 'Një lojtar rezervoi një fushë.']),
  kind('booking-cancelled', 'venue', ['Booking cancelled', 'The time slot is free again.'], ['Rezervimi u anulua', 'Orari është sërish i lirë.']),
];
const forTeams = [kind('team-joined', 'team', ['New member', 'A player has joined the team.'], ['Anëtar i ri', 'Një lojtar u bashkua me ekipin.'])];
const forOrganizations = [kind('admin-added', 'organization', ['New manager', 'Somebody helps to run the organization.'], ['Drejtues i ri', 'Dikush ndihmon në drejtim.'])];
const forSuperUsers = [kind('venue-in-review', 'superuser', ['Venue in review', 'A venue waits for your decision.'], ['Qendër në shqyrtim', 'Një qendër pret vendimin tuaj.'])];

/** Sixty in all: who is told, of what, and for which of their profiles. */
const plans: readonly { readonly to: number; readonly kinds: readonly Kind[]; readonly entity: number; readonly count: number }[] = [
  { to: demoId('player'), kinds: forPlayers, entity: demoId('player'), count: 14 },
  { to: demoId('owner'), kinds: forVenues, entity: venueIds.liqeni, count: 12 },
  { to: demoId('owner'), kinds: forVenues, entity: venueIds.dajti, count: 4 },
  { to: demoId('teamAdmin'), kinds: forTeams, entity: 1, count: 5 },
  { to: demoId('organizationManager'), kinds: forOrganizations, entity: 1, count: 3 },
  { to: demoId('superUser'), kinds: forSuperUsers, entity: demoId('superUser'), count: 4 },
  { to: demoId('everyone'), kinds: forPlayers, entity: demoId('everyone'), count: 8 },
  { to: demoId('everyone'), kinds: forVenues, entity: venueIds.tenisKlub, count: 6 },
  { to: 20, kinds: forPlayers, entity: 20, count: 4 },
];

/** The newest third is unread. Targets are pages that exist (R23), with the profile they need (design §11). */
export async function seedNotifications({ db, now, random }: Seeding): Promise<void> {
  for (const { to, kinds, entity, count } of plans) {
    for (let n = 0; n < count; n += 1) {
      const { type, module, title, body } = random.pick(kinds);
      const created_at = now - n * 7 * HOUR - random.int(1, 300) * MINUTE;
      const read_at = n * 3 < count ? null : created_at + random.int(1, 60) * MINUTE;
      await db.notifications.insert({
        user_id: to, type, title, body, data: targetOf(module, entity), actor_id: module === 'base' ? null : random.int(16, 57),
        module, entity_id: entity, group_key: null, count: 1, read_at, created_at,
      });
    }
  }
}

function targetOf(module: ModuleType, entity: number): NotificationRecord['data'] {
  if (module === 'base') return { entity_type: 'booking', entity_id: entity, url: '/bookings' };
  const needs = `switch_module=${module}&switch_entity_id=${entity}`;
  const entity_type = module === 'superuser' ? 'venue' : module;
  return { entity_type, entity_id: module === 'superuser' ? venueIds.drini : entity, url: `/account?${needs}` };
}

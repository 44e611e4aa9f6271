import { beforeEach, describe, expect, it } from 'vitest';
import { communityIds } from '../seed/communities.ts';
import { competitionIds } from '../seed/competitions.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { eventIds } from '../seed/event-plan.ts';
import { type Games, host, openGames } from './games/testing.ts';
import { distanceBetween } from '../rules/shared/points.ts';

let w: Games;
beforeEach(async () => {
  w = await openGames();
});
interface Found {
  id: number;
  name: string;
  phase: string;
  city: { id: number; name: string };
  sport: { id: number };
  sports: { id: number }[];
  latitude: number;
  longitude: number;
  status: string;
  starts_at: string;
}
type Kind = (typeof kinds)[number];
const explore = (query = '', user: number | null = null) =>
  w.data<Record<Kind, Found[]>>(user, `GET /explore?${query}`);
const kinds = ['live_games', 'venues', 'events', 'competitions', 'communities', 'teams'] as const;
const vlora = 'lat=40.4696&lng=19.48379';

describe('what is near', () => {
  it('[NAV-02] is at most six of a kind: live games, published venues, events that are not over, soonest first', async () => {
    const found = await explore();
    for (const kind of kinds) {
      expect(found[kind].length).toBeGreaterThan(0);
      expect(found[kind].length).toBeLessThanOrEqual(6);
    }
    expect(found.live_games.every(({ status }) => status === 'live')).toBe(true);
    expect(found.venues.every(({ status }) => status === 'published')).toBe(true);
    const starts = found.events.map(({ starts_at }) => Date.parse(starts_at));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const cancelled = w.db().events.get(eventIds.cancelled);
    expect((await explore(`city_id=${cancelled?.city_id}`)).events.map(({ id }) => id)).not.toContain(
      eventIds.cancelled,
    );
  });

  it('of one city has nothing of another', async () => {
    const found = await explore('city_id=2');
    for (const kind of ['venues', 'events', 'competitions', 'communities', 'teams'] as const) {
      expect(new Set(found[kind].map(({ city }) => city.id)), kind).toEqual(new Set([2]));
    }
    expect(found.live_games.map(({ id }) => id)).not.toContain(w.gameId);
    expect((await explore('city_id=1')).live_games.map(({ id }) => id)).toContain(w.gameId);
  });

  it('a place comes by distance, and a city goes before it', async () => {
    const { venues, teams } = await explore(vlora);
    const away = (one: { lat: number; lng: number }) => distanceBetween({ lat: 40.4696, lng: 19.48379 }, one);
    const distances = venues.map(({ latitude: lat, longitude: lng }) => away({ lat, lng }));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(venues[0]?.city.name).toBe('Vlorë');
    expect(teams[0]?.city.name).toBe('Vlorë');
    expect((await explore(`${vlora}&city_id=1`)).venues).toEqual((await explore('city_id=1')).venues);
    expect(await w.outcome(null, 'GET /explore?lat=40.4')).toBe('422 validation lng');
    expect(await w.outcome(null, 'GET /explore?lng=19.4')).toBe('422 validation lat');
  });

  it('of one sport has no other', async () => {
    const found = await explore('sport_id=2');
    for (const kind of ['live_games', 'events', 'competitions', 'teams'] as const)
      expect(new Set(found[kind].map(({ sport }) => sport.id)), kind).toEqual(new Set([2]));
    for (const kind of ['venues', 'communities'] as const)
      expect(
        found[kind].every(({ sports }) => sports.some(({ id }) => id === 2)),
        kind,
      ).toBe(true);
  });
});

describe('competitions', () => {
  it('[CMP-01] those open for teams come first, then those that are on', async () => {
    const { competitions } = await explore();
    expect(competitions.map(({ name, phase }) => `${name}: ${phase}`)).toEqual([
      'Open i Vlorës: registration',
      'Liga e Lagjeve 2026: ongoing',
      'Basket Fest: ongoing',
      'Kupa e Dimrit 5x5: ongoing',
      'Volej Challenge: ongoing',
    ]);
  });

  it.each(['draft', 'finished', 'cancelled'] as const)('none that is %s, for nobody', async (phase) => {
    await w.backend.control.db.transact((db) => db.competitions.update(competitionIds.liga, { phase }));
    for (const user of [null, demoId('organizationManager')]) {
      const { competitions } = await explore('city_id=1', user);
      expect(competitions.map(({ id }) => id)).toEqual([competitionIds.basket, competitionIds.kupa]);
    }
  });
});

describe('what the reader may know of', () => {
  const all = async (user: number | null) => {
    const found = await Promise.all([
      explore('city_id=1', user),
      explore(`${vlora}&sport_id=4`, user),
      explore('', user),
    ]);
    return (kind: Kind) => new Set(found.flatMap((one) => one[kind].map(({ id }) => id)));
  };

  it('are no events by invitation, no games of such, no private community and no private team', async () => {
    await w.backend.control.db.transact((db) => db.events.update(w.eventId, { visibility: 'invite-only' }));
    const guest = await all(null);
    expect(guest('live_games')).not.toContain(w.gameId);
    for (const id of [eventIds.training, eventIds.invited, eventIds.privateCircle])
      expect(guest('events')).not.toContain(id);
    expect(guest('communities')).not.toContain(communityIds.tennis);
    expect(guest('teams')).not.toContain(24);
    const people = await all(host);
    expect(people('live_games')).toContain(w.gameId);
    const invited = await all(demoId('player'));
    expect(invited('events')).toContain(eventIds.training);
    // they invite the player
    expect(invited('communities')).toContain(communityIds.tennis);
  });
});

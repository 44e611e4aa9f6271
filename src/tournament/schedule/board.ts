import type { CourtTime, ScheduleGame, ScheduleProblem } from './problem.ts';

export const MINUTE = 60_000;

/** A kick-off. */
export interface Time {
  readonly index: number;
  readonly at: number;
  /** One for each court that is free then; without courts a single one that is never taken. */
  readonly slots: Slot[];
  /** How many of them are free. */
  free: number;
  /** Games that begin then. */
  games: number;
}

/** A kick-off on a court. */
export interface Slot {
  readonly time: Time;
  readonly court: CourtTime | null;
  /** Itself and what overlaps with it on its court. */
  readonly overlaps: Slot[];
  /** How many games stand in its way. */
  taken: number;
  /** The game that is played then on its court. */
  holder: Node | null;
}

/** A team or an official. */
export interface Person {
  readonly id: number;
  readonly isTeam: boolean;
  /** Milliseconds between two of their games. */
  readonly gap: number;
  readonly games: Node[];
  /** By kick-off: how many of their games stand in the way. */
  readonly blocked: Uint16Array;
}

/** A game on the board. */
export interface Node {
  readonly game: ScheduleGame;
  readonly persons: Person[];
  readonly before: Node[];
  readonly after: Node[];
  /** The kick-offs it could have if it were alone. */
  times: Time[];
  slot: Slot | null;
}

/** The games of a problem and where they stand by now; every question takes the time of a look at one kick-off. */
export class Board {
  readonly problem: ScheduleProblem;
  readonly nodes: Node[];
  readonly times: Time[];
  readonly length: number;
  readonly rest: number;

  constructor(problem: ScheduleProblem) {
    this.problem = problem;
    this.length = problem.minutes * MINUTE;
    this.rest = problem.rest * MINUTE;
    this.times = timesOf(problem);
    this.nodes = nodesOf(this);
  }

  /** Whether the game could begin then, courts aside. */
  fits(node: Node, { index, at }: Time): boolean {
    return node.persons.every(({ blocked }) => blocked[index] === 0) && this.isInOrder(node, at);
  }

  /** Whether it would stand between the games before and after it; one before it that has no time is in the way. */
  isInOrder({ before, after }: Node, at: number): boolean {
    const step = this.length + this.rest;
    return (
      before.every(({ slot }) => slot !== null && slot.time.at + step <= at) &&
      after.every(({ slot }) => slot === null || at + step <= slot.time.at)
    );
  }

  /** How many kick-offs on free courts it could have now. */
  options(node: Node): number {
    let count = 0;
    for (const time of node.times) if (time.free > 0 && this.fits(node, time)) count += time.free;
    return count;
  }

  place(node: Node, slot: Slot): void {
    node.slot = slot;
    this.#count(node, slot, 1);
  }

  remove(node: Node): void {
    if (node.slot) this.#count(node, node.slot, -1);
    node.slot = null;
  }

  /** The games that would have to go if this one took the slot. */
  inTheWay(node: Node, slot: Slot): Node[] {
    const { at } = slot.time;
    const step = this.length + this.rest;
    const found = new Set<Node>();
    if (slot.taken > 0) for (const { holder } of slot.overlaps) if (holder) found.add(holder);
    for (const { games, gap } of node.persons)
      for (const other of games)
        if (other.slot && Math.abs(other.slot.time.at - at) < this.length + gap) found.add(other);
    for (const other of node.before) if (other.slot && other.slot.time.at + step > at) found.add(other);
    for (const other of node.after) if (other.slot && at + step > other.slot.time.at) found.add(other);
    found.delete(node);
    return [...found];
  }

  #count(node: Node, slot: Slot, by: 1 | -1): void {
    slot.time.games += by;
    if (slot.court) {
      slot.holder = by === 1 ? node : null;
      for (const other of slot.overlaps) {
        if (other.taken === 0) other.time.free -= 1;
        other.taken += by;
        if (other.taken === 0) other.time.free += 1;
      }
    }
    for (const { blocked, gap } of node.persons)
      for (const { index } of this.#around(slot.time, this.length + gap)) blocked[index] = (blocked[index] ?? 0) + by;
  }

  /** The kick-offs less than this far from one. */
  *#around({ index, at }: Time, distance: number): Generator<Time> {
    for (let k = index; k >= 0; k -= 1) {
      const time = this.times[k];
      if (!time || at - time.at >= distance) break;
      yield time;
    }
    for (let k = index + 1; k < this.times.length; k += 1) {
      const time = this.times[k];
      if (!time || time.at - at >= distance) break;
      yield time;
    }
  }
}

/** Every kick-off once, with the courts that are free then: of each the free times that cover a game and hold no shorter one that does. */
function timesOf({ matchdays, courts, minutes }: ScheduleProblem): Time[] {
  const length = minutes * MINUTE;
  const all = [...new Set([...matchdays.values()].flat())].toSorted((a, b) => a - b);
  const times = all.map((at, index): Time => ({ index, at, slots: [], free: 1, games: 0 }));
  if (courts === null) {
    for (const time of times) time.slots.push({ time, court: null, overlaps: [], taken: 0, holder: null });
    return times;
  }
  for (const ofCourt of Map.groupBy(courts, ({ court }) => court).values()) {
    const slots = times.flatMap((time) => {
      const covering = ofCourt.filter(({ starts, ends }) => starts <= time.at && ends >= time.at + length);
      return covering
        .filter((one) => !covering.some((other) => isWithin(other, one)))
        .map((court): Slot => ({ time, court, overlaps: [], taken: 0, holder: null }));
    });
    for (const slot of slots) {
      slot.time.slots.push(slot);
      slot.overlaps.push(...slots.filter((other) => overlap(slot.court, other.court)));
    }
  }
  for (const time of times) time.free = time.slots.length;
  return times;
}

const isWithin = (a: CourtTime, b: CourtTime): boolean =>
  a !== b && a.starts >= b.starts && a.ends <= b.ends && a.ends - a.starts < b.ends - b.starts;
const overlap = (a: CourtTime | null, b: CourtTime | null): boolean =>
  a !== null && b !== null && a.starts < b.ends && b.starts < a.ends;

function nodesOf({ problem, times, length, rest }: Board): Node[] {
  const persons = new Map<string, Person>();
  const personOf = (id: number, isTeam: boolean): Person => {
    const key = `${isTeam}:${id}`;
    const known = persons.get(key);
    if (known) return known;
    const person = { id, isTeam, gap: isTeam ? rest : 0, games: [], blocked: new Uint16Array(times.length) };
    persons.set(key, person);
    return person;
  };
  const nodes = problem.games.map((game): Node => ({
    game,
    persons: [
      ...new Set([...game.teams.map((id) => personOf(id, true)), ...game.officials.map((id) => personOf(id, false))]),
    ],
    before: [],
    after: [],
    times: [],
    slot: null,
  }));
  for (const { isTeam, id, gap, blocked } of persons.values())
    for (const { who, starts, ends } of isTeam ? problem.busyTeams : problem.busyOfficials)
      if (who === id)
        for (const { index, at } of times)
          if (at < ends + gap && starts < at + length + gap) blocked[index] = (blocked[index] ?? 0) + 1;
  const byId = new Map(nodes.map((node) => [node.game.id, node]));
  const at = new Map(times.map((time) => [time.at, time]));
  for (const node of nodes) {
    const { after, matchday, notBefore = -Infinity, notAfter = Infinity } = node.game;
    for (const id of after) {
      const feeder = byId.get(id);
      if (!feeder) continue;
      node.before.push(feeder);
      feeder.after.push(node);
    }
    for (const person of node.persons) person.games.push(node);
    node.times = [...new Set(problem.matchdays.get(matchday) ?? [])]
      .toSorted((a, b) => a - b)
      .flatMap((kickoff) => at.get(kickoff) ?? [])
      .filter(
        (time) =>
          time.at >= notBefore &&
          time.at + length <= notAfter &&
          node.persons.every(({ blocked }) => blocked[time.index] === 0), // only what is fixed blocks yet
      );
  }
  return nodes;
}

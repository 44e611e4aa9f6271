import { describe, expect, it } from 'vitest';
import { type Opening, type QueueEvent, decideQueue, headStartOf, queueAt } from './watch-queue.ts';

const MIN = 60_000;
const watcher = (n: number): Watch => ({ watch_id: n, user_id: 10 + n });
const [ana, ben, eva] = [watcher(1), watcher(2), watcher(3)];
interface Watch {
  watch_id: number;
  user_id: number;
}
const turn: Opening = { queue: [ana, ben], until: 10 * MIN, served: [] };
const open: Opening = { queue: [], until: 10 * MIN, served: [1] };
const taken = { opening: null, turns: [] };

describe('[R24] a time that is taken', () => {
  it('is free for its first watcher first, each user once', () => {
    const twice = { watch_id: 4, user_id: ana.user_id };
    expect(decideQueue(null, { type: 'freed', watchers: [ana, twice, ben] }, 0)).toEqual({
      opening: { queue: [ana, ben], until: 10 * MIN, served: [] },
      turns: [{ ...ana, until: 10 * MIN }],
    });
  });

  it('that nobody watches any more is free for everybody', () => {
    expect(decideQueue(null, { type: 'freed', watchers: [] }, 0)).toEqual({
      opening: { queue: [], until: 10 * MIN, served: [] },
      turns: [],
    });
  });

  it.each<QueueEvent>([
    { type: 'taken' },
    { type: 'joined', watcher: eva },
    { type: 'left', watch_id: 1 },
    { type: 'time' },
  ])('stays so: $type', (event) => {
    expect(decideQueue(null, event, 0)).toEqual(taken);
  });
});

describe('[R24] a time with a head start', () => {
  it('is taken, by whoever had the head start', () => {
    expect(decideQueue(turn, { type: 'taken' }, 5 * MIN)).toEqual(taken);
  });

  it('is not freed again, and time within the head start changes nothing', () => {
    expect(decideQueue(turn, { type: 'freed', watchers: [eva] }, 5 * MIN)).toEqual({ opening: turn, turns: [] });
    expect(decideQueue(turn, { type: 'time' }, 10 * MIN - 1)).toEqual({ opening: turn, turns: [] });
    expect(headStartOf(turn, 10 * MIN - 1)).toEqual({ ...ana, until: 10 * MIN });
  });

  it('goes to the next watcher after ten minutes, and then to everybody', () => {
    const second = { opening: { queue: [ben], until: 20 * MIN, served: [1] }, turns: [{ ...ben, until: 20 * MIN }] };
    expect(decideQueue(turn, { type: 'time' }, 10 * MIN)).toEqual(second);
    expect(headStartOf(turn, 19 * MIN)).toEqual({ ...ben, until: 20 * MIN });
    expect(decideQueue(second.opening, { type: 'time' }, 20 * MIN)).toEqual({
      opening: { queue: [], until: 20 * MIN, served: [1, 2] },
      turns: [],
    });
    expect(headStartOf(turn, 20 * MIN)).toBeNull();
  });

  it('keeps its hours when time is noticed late: everybody is told once', () => {
    const three = { ...turn, queue: [ana, ben, eva] };
    expect(decideQueue(three, { type: 'time' }, 25 * MIN)).toEqual({
      opening: { queue: [eva], until: 30 * MIN, served: [1, 2] },
      turns: [
        { ...ben, until: 20 * MIN },
        { ...eva, until: 30 * MIN },
      ],
    });
    expect(queueAt(three, 99 * MIN)).toEqual({ queue: [], until: 30 * MIN, served: [1, 2, 3] });
  });

  it('takes newcomers at its end, each user once', () => {
    const join = (watcher: Watch) => decideQueue(turn, { type: 'joined', watcher }, 5 * MIN).opening;
    expect(join(eva)).toEqual({ ...turn, queue: [ana, ben, eva] });
    expect(join(ben)).toEqual(turn);
    expect(join({ watch_id: 9, user_id: ana.user_id })).toEqual(turn);
  });

  it('passes on at once what the first one gives up; somebody else leaves unnoticed', () => {
    expect(decideQueue(turn, { type: 'left', watch_id: 1 }, 4 * MIN)).toEqual({
      opening: { queue: [ben], until: 14 * MIN, served: [] },
      turns: [{ ...ben, until: 14 * MIN }],
    });
    expect(decideQueue(turn, { type: 'left', watch_id: 2 }, 4 * MIN)).toEqual({
      opening: { ...turn, queue: [ana] },
      turns: [],
    });
    expect(decideQueue({ ...turn, queue: [ana] }, { type: 'left', watch_id: 1 }, 4 * MIN).opening?.queue).toEqual([]);
    // who leaves after their time was not told of it again
    expect(decideQueue(turn, { type: 'left', watch_id: 2 }, 12 * MIN).turns).toEqual([]);
  });

  it('tells the next one also when somebody behind them leaves at that moment', () => {
    const three = { ...turn, queue: [ana, ben, eva] };
    expect(decideQueue(three, { type: 'left', watch_id: 3 }, 12 * MIN)).toEqual({
      opening: { queue: [ben], until: 20 * MIN, served: [1] },
      turns: [{ ...ben, until: 20 * MIN }],
    });
  });

  it('keeps its queue on a clock that was put back', () => {
    expect(decideQueue(turn, { type: 'time' }, -15 * MIN)).toEqual({ opening: turn, turns: [] });
    expect(headStartOf(turn, -15 * MIN)).toEqual({ ...ana, until: 10 * MIN });
  });
});

describe('[R24] a time that everybody may book', () => {
  it('is taken', () => {
    expect(decideQueue(open, { type: 'taken' }, 30 * MIN)).toEqual(taken);
  });

  it.each<QueueEvent>([
    { type: 'freed', watchers: [ben] },
    { type: 'left', watch_id: 1 },
    { type: 'time' },
    { type: 'joined', watcher: ana },
  ])('stays so: $type', (event) => {
    expect(decideQueue(open, event, 30 * MIN)).toEqual({ opening: open, turns: [] });
    expect(headStartOf(open, 0)).toBeNull();
  });

  it('gives newcomers no head start', () => {
    expect(decideQueue(open, { type: 'joined', watcher: eva }, 30 * MIN).opening).toEqual({ ...open, served: [1, 3] });
  });
});

import { describe, expect, it } from 'vitest';
import { decideLock, heard, type Lock } from './lock.ts';

const [ana, ben] = [7, 8];
const lock: Lock = { user_id: ana, since: 0, seen_at: 100_000, asked_by: null, code: 'old' };
const asked: Lock = { ...lock, asked_by: ben };
const claim = (by: number, more: { takeOver?: boolean; code?: string } = {}) =>
  ({ type: 'claimed', by, takeOver: false, fresh: 'new', ...more }) as const;
const release = (by: number, handOver: boolean | null = null) =>
  ({ type: 'released', by, handOver, fresh: 'new' }) as const;
const ofBen = (now: number): Lock => ({ user_id: ben, since: now, seen_at: now, asked_by: null, code: 'new' });

describe('one tracks a game at a time', () => {
  it('whoever comes first', () => {
    expect(decideLock(null, claim(ben), 5)).toEqual({ next: ofBen(5) });
  });
  it('whoever tracks it already goes on', () => {
    expect(decideLock(lock, claim(ana), 130_000)).toEqual({ next: { ...lock, seen_at: 130_000 } });
  });
  it('nobody else without asking', () => {
    expect(decideLock(lock, claim(ben), 130_000)).toEqual({ refused: 'tracker_active' });
  });
  it('who asks waits for consent while the tracker is heard of', () => {
    expect(decideLock(lock, claim(ben, { takeOver: true }), 219_999)).toEqual({ next: asked });
  });
  it('who asks after two minutes of silence has it', () => {
    expect(decideLock(lock, claim(ben, { takeOver: true }), 220_000)).toEqual({ next: ofBen(220_000) });
    expect(decideLock(lock, claim(ben), 900_000)).toEqual({ refused: 'tracker_active' });
  });
  it('who brings the code of its screen has it at once, and the code is used up', () => {
    expect(decideLock(lock, claim(ben, { code: 'old' }), 101_000)).toEqual({ next: ofBen(101_000) });
    expect(decideLock(ofBen(101_000), claim(ana, { code: 'old' }), 102_000)).toEqual({ refused: 'tracker_active' });
  });
  it('the tracker hands over to who has asked, or says no', () => {
    expect(decideLock(asked, release(ana, true), 150_000)).toEqual({ next: ofBen(150_000) });
    expect(decideLock(asked, release(ana, false), 150_000)).toEqual({ next: { ...lock, seen_at: 150_000 } });
    expect(decideLock(lock, release(ana, true), 150_000)).toEqual({ next: { ...lock, seen_at: 150_000 } });
  });
  it('the tracker stops, nobody else for them', () => {
    expect(decideLock(asked, release(ana), 150_000)).toEqual({ next: null });
    expect(decideLock(lock, release(ben), 150_000)).toEqual({ refused: 'not_tracking' });
    expect(decideLock(null, release(ana), 150_000)).toEqual({ refused: 'not_tracking' });
  });
  it('is heard of by its tracker alone', () => {
    expect(heard(lock, ana, 160_000)).toEqual({ ...lock, seen_at: 160_000 });
    expect(heard(lock, ben, 160_000)).toEqual(lock);
    expect(heard(null, ana, 160_000)).toBeNull();
  });
});

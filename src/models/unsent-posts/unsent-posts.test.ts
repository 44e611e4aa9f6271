import { describe, expect, it } from 'vitest';
import { decideUnsent, fromKept, toKept, type UnsentPost } from './unsent-posts.ts';

const post = (key: string, change: Partial<UnsentPost> = {}): UnsentPost => ({
  key,
  communityId: 1,
  text: `Text of ${key}`,
  kind: 'text',
  images: [{ id: 7, url: 'data:image/png;base64,AAAA' }],
  writtenAt: 1_000,
  problem: null,
  ...change,
});

describe('unsent posts', () => {
  it('stand in the order in which they were written, each once', () => {
    const one = decideUnsent([], { type: 'written', post: post('a') });
    const two = decideUnsent(one, { type: 'written', post: post('b') });
    expect(two).toEqual([post('a'), post('b')]);
    expect(decideUnsent(two, { type: 'written', post: post('a') })).toEqual(two);
  });
  it('keep why they failed until they are sent again', () => {
    const failed = decideUnsent([post('a'), post('b')], { type: 'failed', key: 'a', problem: 'No answer.' });
    expect(failed).toEqual([post('a', { problem: 'No answer.' }), post('b')]);
    expect(decideUnsent(failed, { type: 'retried', key: 'a' })).toEqual([post('a'), post('b')]);
  });
  it('go when they are sent or discarded; what is not there changes nothing', () => {
    expect(decideUnsent([post('a'), post('b')], { type: 'ended', key: 'a' })).toEqual([post('b')]);
    expect(decideUnsent([post('b')], { type: 'ended', key: 'a' })).toEqual([post('b')]);
    expect(decideUnsent([post('b')], { type: 'failed', key: 'a', problem: 'x' })).toEqual([post('b')]);
  });
  it('found after a reload stand before newer ones, and one that is on its way is not found again', () => {
    const kept = post('a', { problem: 'Not sent yet.' });
    expect(decideUnsent([post('b')], { type: 'found', posts: [kept] })).toEqual([kept, post('b')]);
    expect(decideUnsent([post('a')], { type: 'found', posts: [kept] })).toEqual([post('a')]);
  });
});

describe('what is kept of them', () => {
  it('is all that is sent, and no picture', () => {
    const kept = toKept([post('a')]);
    expect(JSON.stringify(kept)).not.toContain('base64');
    expect(fromKept(kept, 1, 'Not sent yet.')).toEqual([
      post('a', { images: [{ id: 7, url: '' }], problem: 'Not sent yet.' }),
    ]);
  });
  it('keeps announcements, too', () => {
    const kept = toKept([post('a', { kind: 'announcement', images: [] })]);
    expect(fromKept(kept, 1, 'x')).toEqual([post('a', { kind: 'announcement', images: [], problem: 'x' })]);
  });
  it.each([null, {}, 'text'])('%j is none', (value) => expect(fromKept(value, 1, 'x')).toEqual([]));
  it.each([
    null,
    3,
    {},
    { key: 1 },
    { text: null },
    { kind: 'other' },
    { imageIds: 7 },
    { imageIds: [7, '8'] },
    { writtenAt: '1000' },
  ])('one with %j is none', (change) => {
    const right = { key: 'a', text: 'b', kind: 'text', imageIds: [7], writtenAt: 1 };
    const wrong = change === null || typeof change === 'number' || Object.keys(change).length === 0;
    expect(fromKept([wrong ? change : { ...right, ...change }], 1, 'x')).toEqual([]);
    expect(fromKept([right], 1, 'x')).toHaveLength(1);
  });
});

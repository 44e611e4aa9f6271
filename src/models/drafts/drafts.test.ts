import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeDrafts,
  decideDrafts,
  DRAFT_LIFE_MS,
  draftId,
  findDraft,
  type DraftOwner,
  type Drafts,
  type DraftsEvent,
} from './drafts.ts';

const place = { form: 'profile' };
const typed = (values: Record<string, unknown> | null, owner: DraftOwner = 1, current = owner): DraftsEvent => ({
  type: 'typed',
  owner,
  current,
  place,
  values,
});
const changesOf = ({ commands }: ReturnType<typeof decideDrafts>) =>
  commands.flatMap((command) => (command.type === 'save' ? command.changes : []));
const draft = (name: string, savedAt = 0) => ({ values: { name }, savedAt });

describe('what is typed', () => {
  it('of a guest has its own id', () => expect(draftId(null, { form: 'a', entity: 1 })).toBe('guest/a/1'));
  it('has an id of owner, form and entity', () => {
    const ids = [
      draftId(null, { form: 'a' }),
      draftId(1, { form: 'a' }),
      draftId(11, { form: 'a' }),
      draftId(1, { form: 'a', entity: 1 }),
      draftId(1, { form: 'a', entity: 'b' }),
      draftId(1, { form: 'b', entity: 1 }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('starts one timer, and the last values are saved', () => {
    const first = decideDrafts({}, typed({ name: 'A' }));
    expect(first).toEqual({
      state: { '1/profile/': { name: 'A' } },
      commands: [{ type: 'start-timer', ms: 250 }],
    });
    const second = decideDrafts(first.state, typed({ name: 'Ar' }));
    expect(second.commands).toEqual([]);
    expect(decideDrafts(second.state, { type: 'flushed' })).toEqual({
      state: {},
      commands: [{ type: 'save', changes: [{ type: 'put', id: '1/profile/', values: { name: 'Ar' } }] }],
    });
  });
  it('and undone is no draft', () => {
    expect(changesOf(decideDrafts({ '1/profile/': null }, { type: 'flushed' }))).toEqual([
      { type: 'drop', id: '1/profile/' },
    ]);
  });
  it('is removed on submit, also when not saved yet', () => {
    expect(decideDrafts({ '1/profile/': { name: 'A' }, '1/b/': null }, { type: 'dropped', owner: 1, place })).toEqual({
      state: { '1/b/': null },
      commands: [{ type: 'save', changes: [{ type: 'drop', id: '1/profile/' }] }],
    });
  });
  it('is removed on sign-out, also when not saved yet', () => {
    expect(decideDrafts({ '1/profile/': { name: 'A' } }, { type: 'signed-out' })).toEqual({
      state: {},
      commands: [{ type: 'save', changes: [{ type: 'clear' }] }],
    });
  });
  it('of a user who signed out in another tab is dropped unsaved, a guest’s stays pending', () => {
    const decision = decideDrafts({ '1/profile/': { name: 'A' }, 'guest/a/': { x: 1 } }, { type: 'left-elsewhere' });
    expect(decision).toEqual({ state: { 'guest/a/': { x: 1 } }, commands: [] });
  });
  it('in the form of a previous user is not kept', () => {
    for (const current of [null, 2])
      expect(decideDrafts({}, typed({ name: 'A' }, 1, current))).toEqual({ state: {}, commands: [] });
  });
  it('is saved for its owner when the user changes, and a guest’s is handed over', () => {
    expect(changesOf(decideDrafts({ 'guest/a/': { x: 1 } }, { type: 'owner-known', owner: 5 }))).toEqual([
      { type: 'put', id: 'guest/a/', values: { x: 1 } },
      { type: 'hand-over', to: 5 },
    ]);
    expect(changesOf(decideDrafts({ '1/a/': { x: 1 } }, { type: 'owner-known', owner: null }))).toEqual([
      { type: 'put', id: '1/a/', values: { x: 1 } },
    ]);
  });
});

describe('the drafts of a device', () => {
  it('are put, dropped and cleared', () => {
    const drafts = changeDrafts(
      { a: draft('old'), b: draft('B') },
      [
        { type: 'put', id: 'a', values: { name: 'new' } },
        { type: 'drop', id: 'b' },
        { type: 'drop', id: 'c' },
      ],
      5,
    );
    expect(drafts).toEqual({ a: draft('new', 5) });
    expect(changeDrafts(drafts, [{ type: 'clear' }, { type: 'put', id: 'd', values: {} }], 6)).toEqual({
      d: { values: {}, savedAt: 6 },
    });
  });
  it('of a guest become the user’s, unless theirs is newer', () => {
    const before: Drafts = {
      'guest/a/': draft('guest', 5),
      'guest/b/': draft('guest', 5),
      '7/b/': draft('newer', 6),
      'guest/c/': draft('guest', 5),
      '7/c/': draft('older', 4),
      '8/a/': draft('other', 1),
    };
    expect(changeDrafts(before, [{ type: 'hand-over', to: 7 }], 10)).toEqual({
      '7/a/': draft('guest', 5),
      '7/b/': draft('newer', 6),
      '7/c/': draft('guest', 5),
      '8/a/': draft('other', 1),
    });
  });
  it('live a day', () => expect(DRAFT_LIFE_MS).toBe(86_400_000));
  it.each([
    [-1, null],
    [0, { name: 'A' }],
    [DRAFT_LIFE_MS - 1, { name: 'A' }],
    [DRAFT_LIFE_MS, null],
    [DRAFT_LIFE_MS + 1, null],
  ])('live 24 h: after %i ms %j', (age, values) => {
    const drafts = { a: draft('A', 1_000) };
    expect(findDraft(drafts, 'a', 1_000 + age)).toEqual(values);
    expect('a' in changeDrafts(drafts, [], 1_000 + age)).toBe(values !== null);
  });
  it('none is found under a name that every object has', () => {
    for (const id of ['constructor', '__proto__', 'toString']) expect(findDraft({}, id, 0)).toBeNull();
  });

  it('no user ever reads another’s (5,000 histories)', () => {
    expect.hasAssertions();
    type Step = { type: DraftsEvent['type']; owner: DraftOwner; isPrompt: boolean };
    const owner = fc.constantFrom(1, 2);
    const step: fc.Arbitrary<Step> = fc.record({
      type: fc.constantFrom<DraftsEvent['type']>(
        'typed',
        'typed',
        'typed',
        'flushed',
        'dropped',
        'owner-known',
        'signed-out',
      ),
      owner: fc.option(owner, { nil: null }),
      isPrompt: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [pending, drafts, current]: [Parameters<typeof decideDrafts>[0], Drafts, DraftOwner] = [{}, {}, null];
        for (const [now, { type, owner: next, isPrompt }] of steps.entries()) {
          // who signs out becomes a guest; another user comes only after that, or after a refused token
          if (type === 'owner-known') current = next;
          if (type === 'signed-out') current = null;
          const events: DraftsEvent[] =
            type === 'typed'
              ? [{ type: 'typed', owner: current, current, place, values: { by: current } }]
              : type === 'dropped'
                ? [{ type: 'dropped', owner: current, place }]
                : type === 'owner-known'
                  ? [{ type: 'owner-known', owner: current }]
                  : type === 'signed-out'
                    ? [{ type: 'signed-out' }, { type: 'owner-known', owner: null }]
                    : [{ type: 'flushed' }];
          if (isPrompt) events.push({ type: 'flushed' });
          for (const one of events) {
            const decision = decideDrafts(pending, one);
            pending = decision.state;
            drafts = changeDrafts(drafts, changesOf(decision), now);
          }
          const foreign = [null, 1, 2].filter((who) => {
            const found = findDraft(drafts, draftId(who, place), now);
            return found && found['by'] !== who && found['by'] !== null;
          });
          const left = type === 'signed-out' ? [drafts, pending] : [{}, {}];
          expect([foreign, ...left]).toEqual([[], {}, {}]);
        }
      }),
      { numRuns: 5_000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { decideDeepLinks, noDeepLinks, type DeepLink, type DeepLinkEvent, type DeepLinkState } from './deep-links.ts';

const page = (address: string) => ({ kind: 'page', address }) as const;
const arrived = (address: string, now: number): DeepLinkEvent => ({
  type: 'arrived',
  source: 'native',
  outside: `/app${address}`,
  destination: page(address),
  now,
});
const link = (address: string): DeepLink => ({ source: 'native', address });

const held: DeepLinkState = { kind: 'waiting', isReady: true, held: link('/venues') };
const open: DeepLinkState = { kind: 'open', handledAt: null };
const locked: DeepLinkState = { kind: 'open', handledAt: 1_000 };

describe('deep links', () => {
  it('[DL-06] [DL-08] a link at the start waits until 500 ms after the app is ready', () => {
    const waiting = decideDeepLinks(noDeepLinks, arrived('/venues', 5));
    expect(waiting).toEqual({ state: { ...noDeepLinks, held: link('/venues') }, commands: [] });
    expect(decideDeepLinks(waiting.state, { type: 'ready' })).toEqual({
      state: held,
      commands: [{ type: 'wait', ms: 500 }],
    });
    expect(decideDeepLinks(held, { type: 'delay-elapsed', now: 900 })).toEqual({
      state: { kind: 'open', handledAt: 900 },
      commands: [{ type: 'open', link: link('/venues') }],
    });
  });
  it('one that arrives within those 500 ms waits for their end too', () => {
    const settling = decideDeepLinks(noDeepLinks, { type: 'ready' }).state;
    expect(decideDeepLinks(settling, arrived('/venues', 5))).toEqual({ state: held, commands: [] });
  });
  it('the first link held is the one that is handled', () => {
    expect(decideDeepLinks(held, arrived('/bookings', 5))).toEqual({ state: held, commands: [] });
  });
  it('no link, no lock', () => {
    const settling = decideDeepLinks(noDeepLinks, { type: 'ready' }).state;
    expect(decideDeepLinks(settling, { type: 'delay-elapsed', now: 900 })).toEqual({ state: open, commands: [] });
  });
  it('being ready twice, or the end of a delay that was not started, changes nothing', () => {
    for (const state of [held, open, locked])
      expect(decideDeepLinks(state, { type: 'ready' })).toEqual({ state, commands: [] });
    for (const state of [noDeepLinks, open, locked])
      expect(decideDeepLinks(state, { type: 'delay-elapsed', now: 1 })).toEqual({ state, commands: [] });
  });
  it.each([
    [0, false],
    [1, false],
    [499, false],
    [500, true],
    [501, true],
  ])('[DL-07] %i ms after one was handled the next is opened: %s', (ms, isOpened) => {
    const next = decideDeepLinks(locked, arrived('/bookings', 1_000 + ms));
    expect(next.commands).toEqual(isOpened ? [{ type: 'open', link: link('/bookings') }] : []);
    expect(next.state).toEqual({ kind: 'open', handledAt: isOpened ? 1_000 + ms : 1_000 });
  });
  it.each([noDeepLinks, open])(
    '[DL-04] [DL-09] an invalid link produces a warning and takes no place ($kind)',
    (state) => {
      const refused = { type: 'arrived', source: 'worker', outside: 'https://evil.example', now: 1 } as const;
      expect(decideDeepLinks(state, { ...refused, destination: { kind: 'invalid' } })).toEqual({
        state,
        commands: [{ type: 'warn', text: 'Link ignored, it does not lead into the app: https://evil.example' }],
      });
      expect(
        decideDeepLinks(state, { ...refused, outside: '/app/no/such/page', destination: { kind: 'unknown' } }),
      ).toEqual({
        state,
        commands: [{ type: 'warn', text: 'Link ignored, there is no such page: /app/no/such/page' }],
      });
    },
  );
  it('[DL-05] a page that cannot be opened leads home, and home itself nowhere', () => {
    expect(decideDeepLinks(locked, { type: 'failed', link: link('/venues') })).toEqual({
      state: locked,
      commands: [{ type: 'open', link: link('/') }],
    });
    expect(decideDeepLinks(locked, { type: 'failed', link: link('/') })).toEqual({ state: locked, commands: [] });
  });
  it('[PWA-07] what the worker asked for is loaded with a full page load instead', () => {
    expect(
      decideDeepLinks(locked, { type: 'failed', link: { source: 'worker', address: '/venues?x=1#h' } }).commands,
    ).toEqual([{ type: 'load', address: '/venues?x=1#h' }]);
  });
});

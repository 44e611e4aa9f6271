import { describe, expect, it } from 'vitest';
import { eventAddressOf, eventNotice, isOnScreen } from './event-notice.ts';

const changed = (data: object) => ({ type: 'EventChanged' as const, data: { event_id: 7, ...data } });

describe('a change in an event', () => {
  it.each([
    ['requested', '/event/7/participants'],
    ['accepted', '/event/7/info'],
    ['rejected', '/events'],
    ['promoted', '/event/7/info'],
    ['updated', '/event/7/info'],
    ['cancelled', '/event/7/info'],
    ['removed', '/events'],
  ])('[COM-04] %s is said, and leads to %s', (change, address) => {
    expect(eventNotice({ change })).toEqual({ key: `notifications:live.eventChange.${change}` });
    expect(eventAddressOf(changed({ change }))).toBe(address);
  });

  it.each([[{}], [{ change: 'unknown' }]])('%j is not said: it only changes what is on screen', (data) => {
    expect(eventNotice(data)).toBeNull();
  });

  it.each(['EventCreationNotification', 'EventInvitationNotification'] as const)(
    '[ENT-82] [ENT-83] %s leads to the event',
    (type) => expect(eventAddressOf({ type, data: { event_id: 7 } })).toBe('/event/7/info'),
  );

  it('of an event that is not named, or of another kind, leads nowhere', () => {
    expect(eventAddressOf(changed({ event_id: '7' }))).toBeNull();
    expect(eventAddressOf({ type: 'CommunityChanged', data: { event_id: 7 } })).toBeNull();
  });
});

it.each([
  ['/event/3/info', '/event/3/info', true],
  ['/event/3/info', '/event/3/participants?show=declined', true],
  ['/event/3/info', '/event/33/info', false],
  ['/event/3/info', '/notifications', false],
  ['/event/3/info', null, false],
  ['/event/3/participants', '/event/3/info', false],
  ['/notifications', '/notifications', true],
  ['/notifications', '/notifications?page=2', false],
])('what %s shows is on screen at %s: %s', (target, shown, is) => expect(isOnScreen(target, shown)).toBe(is));

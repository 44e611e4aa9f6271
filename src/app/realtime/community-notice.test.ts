import { describe, expect, it } from 'vitest';
import { communityAddressOf, communityNotice } from './community-notice.ts';

const event = (data: object) => ({ type: 'CommunityChanged' as const, data: { community_id: 7, ...data } });

describe('a change in a community', () => {
  it.each([
    ['invited', '/community/7/feed'],
    ['accepted', '/community/7/feed'],
    ['announced', '/community/7/feed'],
    ['commented', '/community/7/feed'],
    ['requested', '/community/7/requests'],
    ['role', '/community/7/members'],
    ['rejected', '/applications'],
    ['removed', '/communities'],
  ])('[COM-07] %s is said, and leads to %s', (change, address) => {
    expect(communityNotice({ change })).toEqual({ key: `notifications:live.community.${change}` });
    expect(communityAddressOf(event({ change }))).toBe(address);
  });

  it.each([[{}], [{ change: 'unknown' }]])('%j is not said: it only changes what is on screen', (data) => {
    expect(communityNotice(data)).toBeNull();
  });

  it('of a community that is not named, or of another kind, leads nowhere', () => {
    expect(communityAddressOf(event({ change: 'invited', community_id: '7' }))).toBeNull();
    expect(communityAddressOf({ type: 'TeamChanged', data: { community_id: 7 } })).toBeNull();
  });
});

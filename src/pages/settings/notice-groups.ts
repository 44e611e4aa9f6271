import type { NoticeGroup } from '../../entities/notification/notice.ts';
import { notices } from '../../entities/notification/notices.ts';
import type { Profile } from '../../shared/api/generated/model';

type Notices = typeof notices;
/** The types that something sends: each has a group, and a switch with a text. */
export type NoticeType = { [N in keyof Notices]: Notices[N]['group'] extends null ? never : N }[keyof Notices];

/** In the order of the page, with whose notifications they are; null: anybody's. */
const groups: Readonly<Record<NoticeGroup, Profile['type'] | null>> = {
  bookings: null,
  teams: null,
  communities: null,
  events: null,
  games: null,
  competitions: null,
  venues: 'venue',
  roles: null,
  review: 'superuser',
};

const isSent = (type: keyof Notices): type is NoticeType => notices[type].group !== null;
const sent = Object.keys(notices)
  .map((name) => name as keyof Notices) // a key of the record
  .filter(isSent);

const noticeGroups = Object.entries(groups)
  .map(([name, of]) => ({ name: name as NoticeGroup, of })) // a key of the record
  .map(({ name, of }) => ({ name, of, types: sent.filter((type) => notices[type].group === name) }));

export const noticeTypes: readonly NoticeType[] = noticeGroups.flatMap(({ types }) => types);

/** Those that this user may be sent. */
export const noticeGroupsOf = (profiles: readonly Pick<Profile, 'type'>[]) =>
  noticeGroups.filter(({ of }) => of === null || profiles.some(({ type }) => type === of));

import { expect, it } from 'vitest';
import { applicationsSearch } from './applications.data.ts';

it.each([
  ['', { direction: 'sent', kind: null, status: null, page: 1 }, ''],
  [
    'direction=received&kind=team-join&status=pending&page=2',
    { direction: 'received', kind: 'team-join', status: 'pending', page: 2 },
    'direction=received&kind=team-join&status=pending&page=2',
  ],
  ['kind=community-join', { direction: 'sent', kind: 'community-join', status: null, page: 1 }, 'kind=community-join'],
  [
    'kind=competition-entry&status=waitlisted',
    { direction: 'sent', kind: 'competition-entry', status: 'waitlisted', page: 1 },
    'kind=competition-entry&status=waitlisted',
  ],
  ['direction=both&kind=x&status=lost&page=0', { direction: 'sent', kind: null, status: null, page: 1 }, ''],
] as const)('[RT-37] the address of the applications: %j', (search, address, written) => {
  expect(applicationsSearch.read(new URLSearchParams(search))).toEqual(address);
  expect(applicationsSearch.format(address)).toBe(written);
});

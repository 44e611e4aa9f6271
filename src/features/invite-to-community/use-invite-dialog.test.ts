import { expect, it } from 'vitest';
import { inviteSearch } from './use-invite-dialog.ts';

const search = (text: string) => new URLSearchParams(text);

it('opens and closes the dialog that invites, and leaves the rest', () => {
  expect(inviteSearch(true, search(''))).toBe('?do=invite');
  expect(inviteSearch(true, search('show=invited'))).toBe('?show=invited&do=invite');
  expect(inviteSearch(false, search('show=invited&do=invite'))).toBe('?show=invited');
  expect(inviteSearch(false, search('do=invite'))).toBe('');
});

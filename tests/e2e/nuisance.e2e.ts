import { expect, test } from '../setup/fixtures.ts';
import type { Person } from '../setup/person.ts';
import { saved } from '../setup/saved.ts';

const event = {
  owner_type: 'base',
  title: 'Zhurmë',
  kind: 'open-game',
  sport_id: 1,
  city_id: 1,
  capacity: 4,
  gender: 'mixed',
  visibility: 'public',
  join_policy: 'open',
  location: null,
  starts_at: '2026-11-26T19:00:00+01:00',
  ends_at: '2026-11-26T20:00:00+01:00',
};
const PLAYER = 1;

/** What the team's admin sends past the screens. */
async function admin({ mock, context }: Person) {
  const headers = { authorization: `Bearer ${await mock.become('teamAdmin')}` };
  return async (path: string, body: object) => {
    const answer = await context.request.post(`/api${path}`, { headers, data: { module: 'base', ...body } });
    expect([200, 201]).toContain(answer.status());
    // as in the contract
    return ((await answer.json()) as { data: { event?: { id: number } } }).data;
  };
}

test('[NOT-03] somebody who makes eight events for one person and cancels them is heard a few times, and their notices are few', async ({
  page,
  me,
  signIn,
}) => {
  await signIn('player');
  await page.goto('notifications');
  const unread = page.getByRole('main').getByRole('status');
  await expect(unread).toHaveText('8 unread');
  let reads = 0;
  page.on('request', (request) => (reads += new URL(request.url()).pathname === '/api/notifications' ? 1 : 0));
  const began = Date.now();
  const send = await admin(me);
  for (let n = 1; n <= 8; n += 1) {
    const made = await send('/events', { ...event, title: `Zhurmë ${n}` });
    await send(`/event/${made.event?.id}/invite`, { user_ids: [PLAYER] });
    await send(`/event/${made.event?.id}/cancel`, { reason: 'Zhurmë' });
  }
  const rows = page.getByRole('main').getByRole('listitem');
  const last = rows.filter({ hasText: 'Cancelled: Zhurmë 8' });
  await expect(last).toContainText('4 in all');
  await expect(rows.filter({ hasText: 'invites you: Zhurmë 8' })).toContainText('4 in all');
  await expect(unread).toHaveText('18 unread'); // five of each kind more
  // twenty-four events and more have arrived; a read a second, and one each when it begins and ends
  expect(reads).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - began) / 1_000));
});

test('[COM-01] a fourth announcement of a day is refused beside its text, which stays, also after a reload', async ({
  page,
  me,
  signIn,
  language,
  allowConsole,
  axe,
}) => {
  allowConsole(/status of 429/);
  await signIn('teamAdmin');
  const send = await admin(me);
  for (const text of ['Një', 'Dy', 'Tre']) await send('/community/1/post', { text, kind: 'announcement' });
  await page.goto('community/1/feed');
  const field = page.getByRole('textbox', { name: 'Write a post' });
  const announce = page.getByRole('checkbox', { name: /^Announcement/ });
  await field.fill('Sot në orën 20.');
  await announce.check();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const reason = 'A community can make 3 announcements a day. Try again in 24 hours.';
  await expect(field).toHaveAccessibleDescription(reason);
  await expect(field).toHaveValue('Sot në orën 20.');
  await axe();

  await saved(page);
  await language('sq');
  await page.reload();
  const albanian = page.getByRole('textbox', { name: 'Shkruaj një postim' });
  await expect(albanian).toHaveValue('Sot në orën 20.');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Posto', exact: true }).click();
  await expect(albanian).toHaveAccessibleDescription(
    'Një komunitet mund të bëjë 3 lajmërime në ditë. Provo përsëri pas 24 orësh.',
  );
});

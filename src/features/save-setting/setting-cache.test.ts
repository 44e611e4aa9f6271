import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showSetting } from './setting-cache.ts';

const setting = (key: string, value: string | null) => ({ key, value, is_secret: false, display_value: null });

it('shows a setting in every list that has it, and takes it back alone', () => {
  const client = new QueryClient();
  const [all, own, app] = [['/settings'], ['/settings', { scope: 'user' }], ['/settings', { scope: 'app' }]];
  client.setQueryData(all, { settings: [setting('city', '1'), setting('sport', '1')] });
  client.setQueryData(own, { settings: [setting('city', '1'), setting('sport', '1')] });
  client.setQueryData(app, { settings: [setting('terms', null)] });
  const values = (key: unknown[]) =>
    Object.fromEntries(
      client
        .getQueryData<{ settings: { key: string; value: unknown }[] }>(key)
        ?.settings.map(({ key: name, value }) => [name, value]) ?? [],
    );
  const first = showSetting(client, { key: 'city', value: '2' });
  showSetting(client, { key: 'sport', value: '3' });
  expect([values(all), values(own), values(app)]).toEqual([
    { city: '2', sport: '3' },
    { city: '2', sport: '3' },
    { terms: null },
  ]);
  first.undo();
  expect([values(all), values(own)]).toEqual([
    { city: '1', sport: '3' },
    { city: '1', sport: '3' },
  ]);
});

import { expect, it } from 'vitest';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { matchRoute } from './router.ts';

it('finds every operation by its own path', () => {
  for (const [operation, { method, path }] of Object.entries(routes)) {
    const filled = path.replace(/\{\w+\}/g, '7');
    expect(matchRoute(method, filled)?.operation).toBe(operation);
  }
});

it('[API-79] prefers literal segments to parameters, whatever their order in the contract', () => {
  expect(matchRoute('PUT', '/settings/bulk-upsert')?.operation).toBe('bulkUpsertSettings');
  expect(matchRoute('PUT', '/settings/theme')).toMatchObject({ operation: 'updateSetting', path: { key: 'theme' } });
});

it('falls back to the parameter where the literal segment has no route', () => {
  expect(matchRoute('DELETE', '/mod-venue/venue/images/3')).toMatchObject({
    operation: 'deleteVenueImage',
    path: { id: '3' },
  });
  expect(matchRoute('GET', '/mod-venue/venue/images')).toMatchObject({
    operation: 'getManagedVenue',
    path: { id: 'images' },
  });
});

it('finds nothing for another method, path or encoding', () => {
  expect(matchRoute('DELETE', '/sports')).toBeNull();
  expect(matchRoute('GET', '/sports/1/2/3')).toBeNull();
  expect(matchRoute('GET', '/venue/%E0%A4%A')).toMatchObject({ path: { slug: '%E0%A4%A' } });
  expect(matchRoute('GET', '/slug/fusha%20e')).toMatchObject({ path: { slug: 'fusha e' } });
});

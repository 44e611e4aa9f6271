import { describe, expect, it } from 'vitest';
import { type PublicationRole, decidePublication, missingForPublication } from './publication.ts';
import { venueRecord } from '../testing.ts';

const statuses = ['draft', 'in-review', 'published', 'disabled'] as const;
const roles: readonly PublicationRole[] = ['superuser', 'owner', 'manager', 'staff'];
const ready = { missing: [], hasReason: true, disabledBy: 'owner' } as const;

describe('publication (R10, design §4)', () => {
  it('every transition and every role: only the rows of the table', () => {
    const allowed = statuses.flatMap((from) =>
      statuses.flatMap((to) =>
        from === to
          ? []
          : roles
              .filter((role) => decidePublication(from, to, role, ready).allowed)
              .map((role) => `${from} → ${to}: ${role}`),
      ),
    );
    expect(allowed).toEqual([
      'draft → in-review: owner',
      'draft → in-review: manager',
      'draft → published: superuser',
      'in-review → draft: superuser',
      'in-review → draft: owner',
      'in-review → published: superuser',
      'published → disabled: superuser',
      'published → disabled: owner',
      'disabled → draft: owner',
      'disabled → published: superuser',
      'disabled → published: owner',
    ]);
  });

  it('gives the reason', () => {
    const reason = (...args: Parameters<typeof decidePublication>) => {
      const decision = decidePublication(...args);
      return decision.allowed ? null : decision.reason;
    };
    expect(reason('draft', 'disabled', 'superuser', ready)).toBe('not-possible');
    expect(reason('draft', 'published', 'owner', ready)).toBe('not-permitted');
    expect(reason('draft', 'in-review', 'owner', { ...ready, missing: ['image'] })).toBe('incomplete');
    expect(reason('in-review', 'published', 'superuser', { ...ready, missing: ['image'] })).toBe('incomplete');
    expect(reason('in-review', 'draft', 'superuser', { ...ready, hasReason: false })).toBe('reason-required');
    expect(reason('in-review', 'draft', 'owner', { ...ready, hasReason: false })).toBeNull();
    expect(reason('disabled', 'published', 'owner', { ...ready, disabledBy: 'superuser' })).toBe('not-permitted');
  });

  it('remembers who disabled it', () => {
    expect(decidePublication('published', 'disabled', 'superuser', ready)).toEqual({
      allowed: true,
      disabledBy: 'superuser',
    });
    expect(decidePublication('disabled', 'draft', 'owner', ready)).toEqual({ allowed: true, disabledBy: null });
  });

  it('requires a picture, a location, and a court once it takes bookings', () => {
    expect(missingForPublication(venueRecord(), 0)).toEqual(['image', 'courts']);
    expect(missingForPublication(venueRecord({ image_id: 1, name: ' ', latitude: 0, longitude: 0 }), 1)).toEqual([
      'name',
      'latitude',
      'longitude',
    ]);
  });
});

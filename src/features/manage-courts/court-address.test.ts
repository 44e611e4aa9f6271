import { expect, it } from 'vitest';
import { courtPaths, readCourtPlace } from './court-address.ts';

it.each([
  ['', { kind: 'list' }],
  ['court=', { kind: 'list' }],
  ['court=0', { kind: 'list' }],
  ['court=abc', { kind: 'list' }],
  ['court=12', { kind: 'edit', id: 12 }],
  ['court=new', { kind: 'new', copyOf: null }],
  ['court=new&copy=12', { kind: 'new', copyOf: 12 }],
  ['court=new&copy=x', { kind: 'new', copyOf: null }],
])('%j', (search, place) => expect(readCourtPlace(new URLSearchParams(search))).toEqual(place));

it('leads to the list and to the forms', () => {
  expect([courtPaths.list(), courtPaths.edit(12), courtPaths.add(), courtPaths.copy(12)]).toEqual([
    '/admin/venue?view=courts',
    '/admin/venue?view=courts&court=12',
    '/admin/venue?view=courts&court=new',
    '/admin/venue?view=courts&court=new&copy=12',
  ]);
});

import { expect, it } from 'vitest';
import { routes } from '../../shared/api/generated/routes.ts';
import { isOccasion, occasions } from './occasions.ts';

it('[PWA-15] exactly these writes of the contract are occasions', () => {
  const found = Object.entries(routes).filter(([, { method, path }]) =>
    isOccasion(method, path.replaceAll(/\{\w+\}/g, '7')),
  );
  expect(found.map(([name]) => name).toSorted()).toEqual(Object.keys(occasions).toSorted());
});

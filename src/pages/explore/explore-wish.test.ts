import { afterEach, describe, expect, it } from 'vitest';
import { configureApi } from '../../shared/api/context.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { readWish, without, withKeywords } from './explore-wish.ts';

const HOME = 7;
const asPlayer = (defaults: string) => {
  configureApi({ isComplete: () => true });
  browserStorage.write(storageKeys.ownSearch, defaults);
};
afterEach(() => {
  configureApi({});
  browserStorage.remove(storageKeys.ownSearch);
});

describe('explore is narrowed to', () => {
  it('the user’s own city, where nothing else is said', () => {
    expect(readWish('', HOME)).toEqual({ sportId: undefined, cityId: HOME, isHomeCity: true });
    expect(readWish('', undefined)).toEqual({ sportId: undefined, cityId: undefined, isHomeCity: false });
  });
  it('the defaults of the settings before one’s own city', () => {
    asPlayer('sport_id=3&city_id=2');
    expect(readWish('', HOME)).toEqual({ sportId: 3, cityId: 2, isHomeCity: false });
    asPlayer('sport_id=3');
    expect(readWish('', HOME)).toEqual({ sportId: 3, cityId: HOME, isHomeCity: true });
  });
  it('what an address says, whatever the defaults are', () => {
    asPlayer('sport_id=3&city_id=2');
    expect(readWish('?city_id=5', HOME)).toEqual({ sportId: undefined, cityId: 5, isHomeCity: false });
    expect(readWish('?all=1', HOME)).toEqual({ sportId: undefined, cityId: undefined, isHomeCity: false });
  });
  it('the same, whatever words are looked for: they are about teams and organizations', () => {
    asPlayer('sport_id=3');
    expect(readWish('?keywords=liga', HOME)).toEqual({ sportId: 3, cityId: HOME, isHomeCity: true });
    expect(readWish('?keywords=liga&city_id=5', HOME)).toEqual({ sportId: undefined, cityId: 5, isHomeCity: false });
    expect(withKeywords('?city_id=5&keywords=liga', 'titan')).toBe('city_id=5&keywords=titan');
    expect(withKeywords('?all=1&keywords=liga', undefined)).toBe('all=1');
  });
  it('less, one by one', () => {
    asPlayer('sport_id=3&city_id=2');
    const wish = readWish('', HOME);
    expect(without(wish, 'sport')).toBe('city_id=2');
    expect(without(wish, 'city')).toBe('sport_id=3');
    expect(without(readWish('?city_id=2', HOME), 'city')).toBe('all=1');
  });
});

import { describe, expect, it } from 'vitest';
import { ALBANIA, outlinePath, project, SKETCH } from './albania.ts';

/** Even-odd rule on the border. */
function inside(latitude: number, longitude: number): boolean {
  return ALBANIA.reduce((is, [lat, lng], index) => {
    const [beforeLat, beforeLng] = ALBANIA.at(index - 1) ?? [0, 0];
    const crosses =
      lat > latitude !== beforeLat > latitude &&
      longitude < ((beforeLng - lng) * (latitude - lat)) / (beforeLat - lat) + lng;
    return crosses ? !is : is;
  }, false);
}

describe('the outline of Albania', () => {
  it.each([
    ['Tiranë', 41.32744, 19.81866],
    ['Shkodër', 42.06828, 19.51258],
    ['Vlorë', 40.4696, 19.48379],
    ['Korçë', 40.61861, 20.78083],
    ['Kukës', 42.07694, 20.42194],
    ['Sarandë', 39.8756, 20.0053],
    ['Gjirokastër', 40.07583, 20.13889],
    ['Pogradec', 40.9025, 20.6525],
    ['Peshkopi', 41.685, 20.42858],
    ['Himarë', 40.10167, 19.74472],
  ])('holds %s', (_, latitude, longitude) => {
    expect(inside(latitude, longitude)).toBe(true);
  });

  it.each([
    ['Podgorica', 42.44, 19.26],
    ['Corfu', 39.62, 19.92],
    ['Ohrid', 41.12, 20.8],
    ['Prizren', 42.21, 20.74],
  ])('leaves out %s', (_, latitude, longitude) => {
    expect(inside(latitude, longitude)).toBe(false);
  });

  it('lies within its drawing', () => {
    for (const [latitude, longitude] of ALBANIA) {
      const { x, y } = project({ latitude, longitude });
      expect(x > 0 && x < SKETCH.width && y > 0 && y < SKETCH.height).toBe(true);
    }
    expect(outlinePath()).toMatch(/^M[\d. L]+Z$/);
  });
});

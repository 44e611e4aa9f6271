/** A place on the map, degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The border of Albania as [latitude, longitude], much simplified: the ground under the pins when there are no map tiles. */
export const ALBANIA: readonly (readonly [number, number])[] = [
  [42.688, 19.738],
  [42.5, 19.802],
  [42.47, 19.9],
  [42.589, 20.071],
  [42.47, 20.21],
  [42.32, 20.284],
  [42.335, 20.4],
  [42.218, 20.523],
  [42.1, 20.6],
  [41.98, 20.62],
  [41.855, 20.59],
  [41.68, 20.51],
  [41.515, 20.463],
  [41.34, 20.49],
  [41.22, 20.55],
  [41.086, 20.605],
  [40.95, 20.66],
  [40.905, 20.75],
  [40.92, 20.84],
  [40.843, 21.02],
  [40.7, 20.96],
  [40.58, 21.0],
  [40.5, 20.82],
  [40.435, 20.675],
  [40.28, 20.7],
  [40.11, 20.615],
  [40.06, 20.42],
  [39.9, 20.34],
  [39.8, 20.38],
  [39.7, 20.28],
  [39.645, 20.18],
  [39.69, 19.98],
  [39.8, 20.0],
  [39.87, 19.98],
  [39.92, 19.93],
  [40.05, 19.83],
  [40.13, 19.68],
  [40.23, 19.48],
  [40.42, 19.29],
  [40.34, 19.4],
  [40.47, 19.48],
  [40.58, 19.38],
  [40.65, 19.31],
  [40.82, 19.35],
  [40.9, 19.42],
  [41.05, 19.45],
  [41.19, 19.48],
  [41.3, 19.46],
  [41.41, 19.39],
  [41.5, 19.52],
  [41.59, 19.45],
  [41.63, 19.59],
  [41.77, 19.59],
  [41.85, 19.37],
  [41.99, 19.37],
  [42.09, 19.38],
  [42.19, 19.31],
  [42.31, 19.41],
  [42.42, 19.53],
  [42.55, 19.6],
];

const WEST = 19.2;
const NORTH = 42.75;
/** A degree of longitude against one of latitude, at 41.1° north. */
const NARROWING = 0.7536;
const SCALE = 100;

/** Size of the drawing that `project` draws on. */
export const SKETCH = { width: 148, height: 320 } as const;

/** Where a place lies on the drawing: x to the right, y down. */
export function project({ latitude, longitude }: Place): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round((longitude - WEST) * NARROWING * SCALE), y: round((NORTH - latitude) * SCALE) };
}

/** The border as a path of the drawing. */
export function outlinePath(): string {
  const points = ALBANIA.map(([latitude, longitude]) => project({ latitude, longitude }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

import type { TeamId } from './types.ts';

/** Every bit of the input changes about half of the bits of the answer, and no two inputs have the same one (MurmurHash3's last step). */
function mix(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The lot of a team: the same whenever it is drawn, whoever takes part; no two teams of a competition draw the same. */
export const lotOf = (team: TeamId, seed: number): number => mix(team ^ mix(seed));

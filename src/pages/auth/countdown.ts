import { pad } from '../../shared/lib/time/wall-time.ts';

/** Whole seconds as `m:ss`, from an hour on as `h:mm:ss`: a number that has had its codes of the day waits for hours. */
export function countdown(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

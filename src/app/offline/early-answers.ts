import type { ApiContext } from '../../shared/api/context.ts';

type Keep = ApiContext['keep'];

const early: Parameters<Keep>[] = [];
let taken: Keep = (...answer) => void early.push(answer);

/** For the http client: what is read before the store is loaded waits for it (decision 075). */
export const keep: Keep = (...answer) => taken(...answer);

/** Passes on the answers so far, and from now on each new one. */
export function takeAnswers(next: Keep): void {
  taken = next;
  for (const answer of early.splice(0)) next(...answer);
}

import type { ApiContext } from '../../shared/api/context.ts';

type Keep = ApiContext['keep'];

const early: Parameters<Keep>[] = [];
let taken: Keep = (...answer) => void early.push(answer);

/** For the http client: what is read before the store is loaded waits for it; whoever starts without a network loads it at once (decision 075). */
export const keptAnswers: Pick<ApiContext, 'keep' | 'recall'> = {
  keep: (...answer) => taken(...answer),
  recall: (url, token) => import('./recall.ts').then(({ recall }) => recall(url, token)).catch(() => null),
};

/** Passes on the answers so far, and from now on each new one. */
export function takeAnswers(next: Keep): void {
  taken = next;
  for (const answer of early.splice(0)) next(...answer);
}

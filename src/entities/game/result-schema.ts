import '../../shared/lib/zod-setup.ts';
import { record, string } from 'zod';
import type { EnterResultBody, Game } from '../../shared/api/generated/model';
import { resultProblems } from './result-problems.ts';
import { resultBody } from './result-rows.ts';

/** What is typed → the body of `enterResult` without its module, checked by the rules of the game's sport. */
export const resultSchema = (game: Pick<Game, 'rules' | 'sport'>) =>
  record(string(), string())
    .superRefine((values, ctx) => {
      for (const { field, key, figure } of resultProblems(game, values))
        ctx.addIssue({ code: 'custom', path: [field], message: figure === undefined ? key : `${key} ${figure}` });
    })
    .transform((values): Omit<EnterResultBody, 'module'> => resultBody(game, values));

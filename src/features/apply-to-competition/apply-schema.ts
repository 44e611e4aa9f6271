import '../../shared/lib/zod-setup.ts';
import { array, number, object, string } from 'zod';
import type { Competition } from '../../shared/api/generated/model';
import { ApplyToCompetitionBody } from '../../shared/api/generated/zod/schemas/applyToCompetitionBody.zod.ts';
import { Note } from '../../shared/api/generated/zod/schemas/note.zod.ts';
import { rosterProblem } from '../../shared/lib/competition-problems.ts';

/**
 * The fields of an application. The select holds text; a roster that nobody has changed is null: all players of the team.
 * `playersOf` answers how many they are, null while that is not known, and then the server decides alone.
 */
export const applySchema = (
  limits: Pick<Competition, 'roster_min' | 'roster_max'>,
  playersOf: (teamId: number) => number | null,
) =>
  object({
    team_id: string().transform(Number).pipe(ApplyToCompetitionBody.shape.team_id),
    roster: array(number()).nullable(),
    message: Note,
  }).superRefine(({ team_id, roster }, context) => {
    const size = roster?.length ?? playersOf(team_id);
    const problem = size === null ? null : rosterProblem(size, limits);
    if (problem)
      context.addIssue({
        code: 'custom',
        path: ['roster'],
        input: roster,
        message: `${problem.key} ${problem.figure}`,
      });
  });

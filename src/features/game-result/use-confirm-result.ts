import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { confirmResult, getGame } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game, Id } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';

/** Stands by a result; what came of it is said. One that is settled meanwhile changes nothing (409 result_settled). */
export function useConfirmResult(onDone?: () => void) {
  const say = useUnit(snackbarRequested);
  return useWrite<{ game: Game }, ApiError, Id>({
    mutationKey: ['confirmResult'],
    mutationFn: (id) =>
      settleLostAnswer(
        () => confirmResult(id, {}),
        async () => {
          const { game } = await getGame(id);
          return game.my_side !== null && game[game.my_side].has_confirmed && { game };
        },
      ),
    onSuccess: ({ game: { result_status: status } }) => {
      say({
        message: { key: status === 'official' ? 'games:result.confirmedOfficial' : 'games:result.confirmed' },
        color: 'success',
      });
      onDone?.();
    },
    onError: (error) =>
      say(failureSaid(error, error.code === 'result_settled' ? { key: 'games:result.over' } : undefined)),
  });
}

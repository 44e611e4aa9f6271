import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { claimTracking, releaseTracking } from '../../shared/api/generated/endpoints/games/games.ts';
import type { ClaimTrackingBody, Id, ReleaseTrackingBody, SendGameEventsData } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { takeTrackedGame } from './take-tracked-game.ts';

/** Takes a game to track it, or asks whoever does; a refusal is said. */
export function useClaim(gameId: Id) {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  return useWrite<SendGameEventsData, ApiError, Omit<ClaimTrackingBody, 'module'>>({
    mutationKey: ['claimTracking'],
    mutationFn: (body) => claimTracking(gameId, body),
    onSuccess: (answer) => {
      void takeTrackedGame(client, gameId, answer);
      void navigator.storage?.persist?.(); // the browser may free room elsewhere
    },
    onError: (error) => say(failureSaid(error)),
  });
}

/** Gives a game up, or answers whoever asked for it. */
export function useRelease(gameId: Id) {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  return useWrite<SendGameEventsData, ApiError, Omit<ReleaseTrackingBody, 'module'>>({
    mutationKey: ['releaseTracking'],
    mutationFn: (body) => releaseTracking(gameId, body),
    onSuccess: (answer) => void takeTrackedGame(client, gameId, answer),
    onError: (error) => say(failureSaid(error)),
  });
}

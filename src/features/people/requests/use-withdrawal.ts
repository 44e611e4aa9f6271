import { useAskedWrite } from '../../../entities/confirmation/use-asked-write.ts';
import { colorPresets } from '../../../models/confirmation/presets.ts';
import {
  getApplication,
  withdrawApplication,
} from '../../../shared/api/generated/endpoints/applications/applications.ts';
import type { Application } from '../../../shared/api/generated/model';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';

const withdrawing = {
  ...colorPresets.warning,
  title: { key: 'applications:withdraw.title' },
  message: { key: 'applications:withdraw.message' },
  positiveText: { key: 'applications:withdraw.confirm' },
  negativeText: { key: 'actions.cancel' },
} as const;

/** Of a team that has its place already. */
const givingUp = (params: { team: string; target: string }) =>
  ({
    ...withdrawing,
    title: { key: 'applications:withdraw.placeTitle', params },
    message: { key: 'applications:withdraw.placeMessage', params },
  }) as const;

/** Withdraws one's own application, or the team that has its place by it, after a question. */
export function useWithdrawal({ id, status, team, target }: Application): () => void {
  const write = useAskedWrite({
    operations: ['withdrawApplication'],
    refusals: { stale: { key: 'applications:stale' } },
  });
  const place = status === 'accepted' && team ? { team: team.name, target: target.name } : null;
  return () =>
    write({
      about: id,
      asks: place ? givingUp(place) : withdrawing,
      send: () =>
        settleLostAnswer(
          () => withdrawApplication(id, {}),
          async () => (await getApplication(id)).application.status === 'withdrawn',
        ),
      says: place
        ? { key: 'applications:withdraw.placeDone', params: { team: place.team } }
        : { key: 'applications:withdraw.done' },
    });
}

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

/** Withdraws one's own application after a question. */
export function useWithdrawal({ id }: Application): () => void {
  const write = useAskedWrite({
    operations: ['withdrawApplication'],
    refusals: { stale: { key: 'applications:stale' } },
  });
  return () =>
    write({
      about: id,
      asks: withdrawing,
      send: () =>
        settleLostAnswer(
          () => withdrawApplication(id, {}),
          async () => (await getApplication(id)).application.status === 'withdrawn',
        ),
      says: { key: 'applications:withdraw.done' },
    });
}

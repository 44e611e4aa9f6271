import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { generateFixtures } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id, ScheduleOffer, SchedulePlan } from '../../shared/api/generated/model';
import type { ApiError } from '../../shared/api/errors.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import {
  emptyWish,
  fieldOf,
  scheduleSchema,
  type ScheduleValues,
  type ScheduleWish,
  wishBody,
  withOffer,
} from './schedule-schema.ts';

interface Options {
  competitionId: Id;
  stageId: Id;
  /** `yyyy-MM-dd` that the form begins with. */
  firstDay: string;
  onDone: () => void;
}
interface Shown {
  plan: SchedulePlan;
  /** The wish that it is the answer to. */
  of: string;
  /** Asked for again, as some times of the plan before were not free any more: these games. */
  lostOf: SchedulePlan | null;
}

/** The wish, its preview, and creating what the preview shows. */
export function useScheduleForm({ competitionId, stageId, firstDay, onDone }: Options) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [defaults] = useState(() => emptyWish(firstDay));
  const looking = useWrite<SchedulePlan, ApiError, { wish: ScheduleWish; plan?: SchedulePlan }>({
    mutationKey: ['generateFixtures'],
    mutationFn: async ({ wish, plan }) =>
      (await generateFixtures(competitionId, stageId, wishBody(wish, true, plan))).schedule,
  });
  const form = useApiForm({
    operation: 'generateFixtures',
    schema: scheduleSchema,
    defaults,
    draft: { form: 'schedule', entity: stageId },
    fieldOf,
    send: (wish) => generateFixtures(competitionId, stageId, wishBody(wish, false, shown?.plan)),
    success: { key: 'schedule:generate.created' },
    onDone,
    onRefused: async ({ code }, wish) => {
      if (code !== 'court_taken' && code !== 'schedule_changed') return;
      await look(wish, shown?.plan);
      return 'told';
    },
  });
  const look = async (wish: ScheduleWish, before?: SchedulePlan) => {
    try {
      const plan = await looking.mutateAsync(before ? { wish, plan: before } : { wish });
      setShown({ plan, of: JSON.stringify(wish), lostOf: before ?? null });
    } catch (caught) {
      form.showRefusal(caught as ApiError); // the client throws nothing else
    }
  };
  const values = useWatch({ control: form.control }) as ScheduleValues; // every field has a value from the start
  const typed = scheduleSchema.safeParse(values);
  const preview = form.handleSubmit((wish) => look(wish));
  return {
    form,
    plan: shown?.plan ?? null,
    lostOf: shown?.lostOf ?? null,
    /** What is shown is the answer to what is typed. */
    isCurrent: shown !== null && typed.success && shown.of === JSON.stringify(typed.data),
    isLooking: looking.isBusy,
    preview,
    /** Takes a change that was offered, and looks again. */
    take: (offer: ScheduleOffer) => {
      const next = withOffer(values, offer);
      form.set('venues', next.venues);
      form.set('kickoffs', next.kickoffs);
      form.set('matchday_days', next.matchday_days);
      return preview();
    },
  };
}
export type ScheduleForm = ReturnType<typeof useScheduleForm>['form'];

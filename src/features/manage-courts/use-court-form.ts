import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { createCourt, listCourts, updateCourt } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Court, Venue } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { courtPaths } from './court-address.ts';
import { courtDefaults, type CourtBody, type CourtInput, courtSchema } from './court-values.ts';
import { withoutRepeats } from './schedule-edits.ts';

/** The court to change; or of a new one what it begins with, and its name. */
export type CourtToSave = { court: Court } | { court: null; model: Court | null; name: string };

export type CourtForm = ReturnType<typeof useCourtForm>;

/** The form of a court, with `values` as they are now (CRT-03 … CRT-15). */
export function useCourtForm(venue: Venue, toSave: CourtToSave) {
  const navigate = useNavigate();
  const say = useUnit(snackbarRequested);
  const { court } = toSave;
  const form = useApiForm({
    operation: court ? 'updateCourt' : 'createCourt',
    schema: courtSchema,
    defaults: court ? courtDefaults(court) : courtDefaults(toSave.model, toSave.name),
    draft: { form: 'court', entity: court ? court.id : `new-${venue.id}${toSave.model ? `-${toSave.model.id}` : ''}` },
    send: async (typed): Promise<unknown> => {
      const body = { ...typed, schedules: withoutRepeats(typed.schedules, typed.default_slots) };
      return court ? updateCourt(venue.id, court.id, body) : addCourt(venue, body);
    },
    onDone: async (_, { name }) => {
      say({ message: { key: 'courts:saved', params: { name } }, color: 'success' });
      await navigate(courtPaths.list(), { replace: true });
    },
  });
  const values = useWatch({ control: form.control }) as CourtInput; // every field has a default
  return { ...form, values };
}

/** A lost answer is looked up: a court of this name that was not there before. */
const addCourt = (venue: Venue, body: CourtBody) =>
  settleLostAnswer(
    () => createCourt(venue.id, body),
    async () => {
      const { courts } = await listCourts(venue.id);
      return courts.some(({ id, name }) => name === body.name && venue.courts.every((known) => known.id !== id));
    },
  );

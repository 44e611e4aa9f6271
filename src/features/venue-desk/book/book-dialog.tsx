import { useWatch } from 'react-hook-form';
import { WeekList } from '../../../entities/booking/week-list.tsx';
import { DialogForm } from '../../../entities/form/form.tsx';
import type { Id } from '../../../shared/api/generated/model';
import { NoteMax as NOTE_MAX } from '../../../shared/api/generated/zod/schemas/note.zod.ts';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { DatePicker } from '../../../shared/ui/date-picker.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx';
import type { DeskPlace } from '../desk-address.ts';
import type { Desk } from '../use-desk.ts';
import * as css from './book.css.ts';
import { BookPrice } from './book-price.tsx';
import { useBookForm } from './use-book-form.ts';
import { usePlaceFields } from './use-place-fields.ts';
import { PlaceFields } from './place-fields.tsx';
import { WhoFields } from './who-fields.tsx';

interface BookDialogProps {
  venueId: Id;
  /** The cell that was pressed. */
  place: DeskPlace | null;
  desk: Desk;
}

/** Books a court for a walk-in or a member, once or weekly. A refusal keeps all that was chosen and typed. */
export function BookDialog({ venueId, place, desk }: BookDialogProps) {
  const t = useT('desk');
  const ofVenue = useT('venue');
  const format = useFormat();
  const { form, booker, setBooker, planFor, choices, setChoices } = useBookForm(venueId, place, desk);
  const values = useWatch({ control: form.control });
  const where = usePlaceFields(venueId, form, values);
  const plan = planFor(values);
  return (
    <DialogForm
      wide
      title={t('book.title')}
      onClose={desk.close}
      closeButton
      form={{ ...form, submit: where.submit }}
      submitLabel={t('book.action')}
    >
      <WhoFields form={form} booker={booker} onBooker={setBooker} />
      <PlaceFields form={form} where={where} isGiven={place !== null} />
      <Switch label={t('book.weekly')} {...form.field('weekly')} />
      {values.weekly && (
        <DatePicker label={t('book.until')} optional {...form.field('ends_on')} min={values.date} max={undefined} />
      )}
      {plan && (
        <div className={css.weeks}>
          <p role="status">{plan.open > 0 && ofVenue('weeks.open', { count: plan.open })}</p>
          <WeekList
            plan={plan}
            choices={choices}
            courtId={Number(values.court_id)}
            onChoose={(date, choice) =>
              setChoices(
                choice
                  ? { ...choices, [date]: choice }
                  : Object.fromEntries(Object.entries(choices).filter(([day]) => day !== date)),
              )
            }
          />
        </div>
      )}
      <TextAreaField
        label={t('note.title')}
        hint={t('note.hint')}
        optional
        rows={2}
        maxLength={NOTE_MAX}
        {...form.field('note')}
      />
      <BookPrice
        price={where.chosen ? format.price(where.chosen.price) : null}
        plan={plan}
        weekly={values.weekly === true}
      />
    </DialogForm>
  );
}

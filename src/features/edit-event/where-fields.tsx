import { useWatch } from 'react-hook-form';
import { CityField } from '../../entities/venue/city-field.tsx';
import type { EventPlace, Id } from '../../shared/api/generated/model';
import { EntityNameMax as PLACE_MAX } from '../../shared/api/generated/zod/schemas/entityName.zod.ts';
import { EventAddressMax as ADDRESS_MAX } from '../../shared/api/generated/zod/schemas/eventAddress.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { FailureLine } from '../../shared/ui/query-view.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TimePicker } from '../../shared/ui/time-picker.tsx';
import { CourtChoice } from './court-choice.tsx';
import * as css from './edit-event.css.ts';
import type { EventForm } from './event-form.ts';
import type { PlaceKind } from './event-schema.ts';
import { PlaceOnMap } from './place-on-map.tsx';
import type { Court } from './use-court.ts';

interface WhereFieldsProps {
  form: EventForm;
  kinds: readonly PlaceKind[];
  court: Court;
  onBook: (() => void) | null;
  /** Of an event that exists, whose courts are of its sport. */
  sportId?: Id | null;
  /** The court that somebody else has booked for it. */
  kept?: EventPlace | null;
}

/** A booked court, which brings its day and time, or any other place with them. */
export function WhereFields({ form, kinds, court, onBook, sportId = null, kept = null }: WhereFieldsProps) {
  const { booking, choose, unread } = court;
  const t = useT('eventform');
  const { control, field, set } = form;
  const where = useWatch({ control, name: 'where' });
  const { id, error } = field('where');
  return (
    <>
      {kinds.length > 1 && (
        <FieldGroup id={id} label={t('where.label')} error={error}>
          {(describedBy) => (
            <SegmentedControl
              id={id}
              label={t('where.label')}
              describedBy={describedBy}
              block
              segments={kinds.map((value) => ({ value, label: t(`where.${value}`) }))}
              value={where}
              onChange={(value) => set('where', value)}
            />
          )}
        </FieldGroup>
      )}
      {where === 'court' && (
        <>
          {kept && !booking && (
            <p className={css.quiet}>
              {kept.court.name} · {kept.venue.name}. {t('court.kept')}
            </p>
          )}
          {unread?.error && (
            <FailureLine
              message={t('court.unread')}
              onRetry={() => void unread.refetch()}
              retrying={unread.isFetching}
            />
          )}
          <CourtChoice form={form} chosen={booking} onChoose={choose} onBook={onBook} sportId={sportId} />
        </>
      )}
      {where === 'none' && <p className={css.quiet}>{t('where.noneHint')}</p>}
      {where === 'place' && (
        <div className={css.pair}>
          <TextField label={t('place.name')} autoComplete="off" maxLength={PLACE_MAX} {...field('place_name')} />
          <TextField
            label={t('place.address')}
            optional
            autoComplete="off"
            maxLength={ADDRESS_MAX}
            {...field('place_address')}
          />
        </div>
      )}
      {where !== 'court' && (
        <>
          <CityField label={t('place.city')} {...field('city_id')} />
          <TimeFields form={form} />
        </>
      )}
      {where === 'place' && <PlaceOnMap form={form} />}
    </>
  );
}

/** A day, a start and an end. */
function TimeFields({ form: { control, field } }: { form: EventForm }) {
  const t = useT('eventform');
  const [start, end] = useWatch({ control, name: ['start', 'end'] });
  return (
    <div>
      <div className={css.times}>
        <div className={css.day}>
          <DatePicker label={t('common:fields.date')} {...field('date')} min={tiraneDate(now())} max={undefined} />
        </div>
        <TimePicker label={t('start')} {...field('start')} min="00:00" max="23:59" />
        <TimePicker label={t('end')} {...field('end')} min="00:00" max="24:00" />
      </div>
      {end !== '' && end <= start && <p className={css.quiet}>{t('nextDay')}</p>}
    </div>
  );
}

import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { ScheduleCourts } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './schedule.css.ts';
import type { ScheduleForm } from './use-schedule-form.ts';

interface CourtsFieldProps {
  form: ScheduleForm;
  /** Those of the city with courts of the sport. */
  venues: readonly ScheduleCourts[];
}

/** Where games are played: venues, and of each the courts that are used. */
export function CourtsField({ form: { control, field, set }, venues }: CourtsFieldProps) {
  const t = useT('schedule');
  const chosen = useWatch({ control, name: 'venues' });
  const { id, error } = field('venues');
  const others = venues.filter(({ venue }) => !chosen.some(({ venue_id }) => venue_id === venue.id));
  const toggle = (venueId: number, courtId: number) =>
    set(
      'venues',
      chosen.flatMap((one) => {
        if (one.venue_id !== venueId) return one;
        const courts = one.court_ids.includes(courtId)
          ? one.court_ids.filter((other) => other !== courtId)
          : [...one.court_ids, courtId];
        return courts.length > 0 ? { venue_id: venueId, court_ids: courts } : [];
      }),
    );
  return (
    <FieldGroup
      id={id}
      label={t('generate.courts')}
      hint={t(venues.length === 0 ? 'generate.noVenues' : 'generate.courtsHint')}
      error={error}
    >
      {(describedBy) => (
        <Stack gap={4}>
          {chosen.map(({ venue_id: venueId, court_ids: courtIds }) => {
            const known = venues.find(({ venue }) => venue.id === venueId);
            if (!known) return null;
            const { name } = known.venue;
            return (
              <div key={venueId} className={css.venue}>
                <p className={css.venueName}>{name}</p>
                <IconButton
                  aria-label={t('generate.removeVenue', { venue: name })}
                  onClick={() =>
                    set(
                      'venues',
                      chosen.filter(({ venue_id }) => venue_id !== venueId),
                    )
                  }
                >
                  <X size={20} />
                </IconButton>
                <ChipGroup
                  label={t('generate.courtsOf', { venue: name })}
                  describedBy={describedBy}
                  className={css.courts}
                >
                  {known.courts.map((court) => (
                    <Chip
                      key={court.id}
                      pressed={courtIds.includes(court.id)}
                      onClick={() => toggle(venueId, court.id)}
                    >
                      {court.name}
                    </Chip>
                  ))}
                </ChipGroup>
              </div>
            );
          })}
          {others.length > 0 && (
            <SelectField
              id={id}
              label={t('generate.addVenue')}
              placeholder={t('generate.chooseVenue')}
              options={others.map(({ venue }) => ({ value: venue.id, label: venue.name }))}
              value=""
              onChange={({ target: { value } }) => {
                const added = others.find(({ venue }) => String(venue.id) === value);
                if (added)
                  set('venues', [
                    ...chosen,
                    { venue_id: added.venue.id, court_ids: added.courts.map((court) => court.id) },
                  ]);
              }}
            />
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

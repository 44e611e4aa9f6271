import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { TILES } from '../../entities/venue-map/tiles.ts';
import type { Place } from '../../entities/venue-map/albania.ts';
import { citiesQuery } from '../../entities/venue/venue-lookups.ts';
import type { City } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { cx } from '../../shared/ui/cx.ts';
import * as fieldCss from '../../shared/ui/field.css.ts';
import { FieldError } from '../../shared/ui/field.tsx';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './edit-venue.css.ts';
import type { VenueForm } from './venue-fields.tsx';
import { placeOf } from './venue-schema.ts';

// Leaflet and its styles come only with a form that asks for a place
const PositionMap = lazy(async () => ({
  default: (await import('../../entities/venue-map/position-map.tsx')).PositionMap,
}));

const NO_CITIES: readonly City[] = [];

/** Names of the fields that the map follows. */
export const POSITION = ['latitude', 'longitude', 'city_id'] as const;

interface PositionFieldProps {
  form: VenueForm;
  /** Of `POSITION`, as they are now. */
  values: readonly [latitude: string, longitude: string, cityId: string];
}

/** Where the venue is: a pin on a map, or its coordinates typed. One error for both of them (VEN-09, VEN-20, VEN-21). */
export function PositionField({ form: { field, set, id }, values }: PositionFieldProps) {
  const t = useT('listing');
  const [latitude, longitude, cityId] = values;
  const cities = useQuery(citiesQuery).data?.cities ?? NO_CITIES;
  const city = cities.find((one) => String(one.id) === cityId);
  const put = useCallback(
    (place: Place) => {
      set('latitude', String(place.latitude));
      set('longitude', String(place.longitude));
    },
    [set],
  );
  const labels = useMemo(
    () => ({
      map: t('position.map'),
      pin: t('position.pin'),
      toMiddle: t('position.toMiddle'),
      zoomIn: t('position.zoomIn'),
      zoomOut: t('position.zoomOut'),
    }),
    [t],
  );
  const { error: wrongLatitude, ...latitudeField } = field('latitude');
  const { error: wrongLongitude, ...longitudeField } = field('longitude');
  const error = wrongLatitude ?? wrongLongitude;
  const errorId = `${id}-position-error`;
  const inGroup = (wrong: string | undefined) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': wrong === undefined ? undefined : errorId,
  });
  return (
    <fieldset className={css.position}>
      <legend className={cx(fieldCss.label, css.legend)}>{t('position.title')}</legend>
      <p className={fieldCss.hint}>{t('position.hint')}</p>
      <div className={css.map}>
        <Suspense fallback={<Skeleton shape="box" width="100%" height="100%" />}>
          <PositionMap
            place={placeOf(latitude, longitude)}
            around={city ?? null}
            places={cities}
            tiles={TILES}
            onMove={put}
            labels={labels}
          />
        </Suspense>
      </div>
      <Disclosure title={t('position.coordinates')} wrong={error !== undefined}>
        <div className={css.coordinates}>
          <TextField label={t('position.latitude')} {...latitudeField} {...inGroup(wrongLatitude)} />
          <TextField label={t('position.longitude')} {...longitudeField} {...inGroup(wrongLongitude)} />
        </div>
      </Disclosure>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

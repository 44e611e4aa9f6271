import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Place } from '../../entities/venue-map/albania.ts';
import { TILES } from '../../entities/venue-map/tiles.ts';
import { citiesQuery } from '../../entities/venue/venue-lookups.ts';
import type { City } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-event.css.ts';
import type { EventForm } from './event-form.ts';

// Leaflet and its styles come only when a place is put on the map
const PositionMap = lazy(async () => ({
  default: (await import('../../entities/venue-map/position-map.tsx')).PositionMap,
}));

const NO_CITIES: readonly City[] = [];

/** Where a free place is, if somebody wants to show it: a pin on a map. */
export function PlaceOnMap({ form: { control, set } }: { form: EventForm }) {
  const t = useT('eventform');
  const words = useT('listing');
  const [latitude, longitude, cityId] = useWatch({ control, name: ['latitude', 'longitude', 'city_id'] });
  const cities = useQuery(citiesQuery).data?.cities ?? NO_CITIES;
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const [isOpen, setOpen] = useState(place !== null);
  const put = useCallback(
    (wanted: Place | null) => {
      set('latitude', wanted?.latitude ?? null);
      set('longitude', wanted?.longitude ?? null);
    },
    [set],
  );
  const labels = useMemo(
    () => ({
      map: words('position.map'),
      pin: words('position.pin'),
      toMiddle: words('position.toMiddle'),
      zoomIn: words('position.zoomIn'),
      zoomOut: words('position.zoomOut'),
    }),
    [words],
  );
  if (!isOpen)
    return (
      <Button
        variant="secondary"
        icon={<MapPin size={20} aria-hidden />}
        className={css.action}
        onClick={() => setOpen(true)}
      >
        {t('place.show')}
      </Button>
    );
  return (
    <Stack gap={2}>
      <p className={css.quiet}>{t('place.hint')}</p>
      <div className={css.map}>
        <Suspense fallback={<Skeleton shape="box" width="100%" height="100%" />}>
          <PositionMap
            place={place}
            around={cities.find(({ id }) => String(id) === cityId) ?? null}
            places={cities}
            tiles={TILES}
            onMove={put}
            labels={labels}
          />
        </Suspense>
      </div>
      <Button
        variant="ghost"
        className={css.action}
        onClick={() => {
          put(null);
          setOpen(false);
        }}
      >
        {t('place.remove')}
      </Button>
    </Stack>
  );
}

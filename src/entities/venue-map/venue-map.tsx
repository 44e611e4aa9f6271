import { Minus, Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { drawMap, type DrawnMap, type MapPin } from './draw-map.ts';
import type { MapPlace } from './draw-towns.ts';
import { MapFrame } from './map-frame.tsx';

export interface VenueMapProps {
  /** Keep the same array while nothing changes: a new one draws the map anew. */
  pins: readonly MapPin[];
  places: readonly MapPlace[];
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; without one the country is drawn. */
  tiles: string | undefined;
  chosenId: number | null;
  /** What stands over the map's lower edge, in px: always, and while it shows the chosen venue. */
  covered?: { always: number; byChosen: number };
  /** A setter of state: always the same function. */
  onChoose: (id: number) => void;
  /** As `onChoose`: the pointer is on a venue's pin, or has left it. */
  onPoint?: (id: number | null) => void;
  labels: { map: string; zoomIn: string; zoomOut: string; group: (count: number) => string };
}

const uncovered = { always: 0, byChosen: 0 };

/** Venues as pins on map tiles, or on the drawn country when the deployment has no tiles. Loads Leaflet: import it lazily. */
export function VenueMap({
  pins,
  places,
  tiles,
  chosenId,
  covered = uncovered,
  onChoose,
  onPoint,
  labels,
}: VenueMapProps) {
  const drawn = useRef<DrawnMap>(null);
  const { group } = labels;
  const attach = useCallback(
    (element: HTMLDivElement) => {
      const map = drawMap(element, {
        pins,
        places,
        covered: covered.always,
        tiles,
        groupLabel: group,
        onChoose,
        onPoint,
      });
      drawn.current = map;
      return () => {
        drawn.current = null;
        map.remove();
      };
    },
    [pins, places, covered, tiles, group, onChoose, onPoint],
  );
  return (
    <MapFrame
      attach={attach}
      onDrawn={() => {
        drawn.current?.mark(chosenId);
        if (covered.byChosen > 0 && chosenId !== null) drawn.current?.bringIntoSight(chosenId, covered.byChosen);
      }}
      tiles={tiles}
      label={labels.map}
    >
      <IconButton variant="raised" aria-label={labels.zoomIn} onClick={() => drawn.current?.zoom(1)}>
        <Plus size={20} aria-hidden />
      </IconButton>
      <IconButton variant="raised" aria-label={labels.zoomOut} onClick={() => drawn.current?.zoom(-1)}>
        <Minus size={20} aria-hidden />
      </IconButton>
    </MapFrame>
  );
}

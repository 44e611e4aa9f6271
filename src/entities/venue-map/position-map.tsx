import { MapPin, Minus, Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import type { Place } from './albania.ts';
import { drawPosition, type DrawnPosition, type PositionContent } from './draw-position.ts';
import { MapFrame } from './map-frame.tsx';

export interface PositionMapProps {
  /** Degrees; null as long as there is no pin. */
  place: Place | null;
  /** What the map shows without a pin, e.g. the city. */
  around: Place | null;
  /** What is drawn once: keep the same list and the same function. */
  places: PositionContent['places'];
  tiles: PositionContent['tiles'];
  onMove: PositionContent['onMove'];
  labels: { map: string; pin: string; toMiddle: string; zoomIn: string; zoomOut: string };
}

/** A map on which one place is chosen, by pointer or by keyboard. Loads Leaflet: import it lazily. */
export function PositionMap({ place, around, places, tiles, onMove, labels }: PositionMapProps) {
  const drawn = useRef<DrawnPosition>(null);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      const map = drawPosition(element, { places, tiles, onMove });
      drawn.current = map;
      return () => {
        drawn.current = null;
        map.remove();
      };
    },
    [places, tiles, onMove],
  );
  return (
    <MapFrame
      attach={attach}
      onDrawn={() => drawn.current?.show(place, around, labels.pin)}
      tiles={tiles}
      label={labels.map}
    >
      <IconButton variant="raised" aria-label={labels.zoomIn} onClick={() => drawn.current?.zoom(1)}>
        <Plus size={20} aria-hidden />
      </IconButton>
      <IconButton variant="raised" aria-label={labels.zoomOut} onClick={() => drawn.current?.zoom(-1)}>
        <Minus size={20} aria-hidden />
      </IconButton>
      <IconButton
        variant="raised"
        aria-label={labels.toMiddle}
        onClick={() => drawn.current && onMove(drawn.current.middle())}
      >
        <MapPin size={20} aria-hidden />
      </IconButton>
    </MapFrame>
  );
}

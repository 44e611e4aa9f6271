import 'leaflet/dist/leaflet.css';
import type { ReactNode } from 'react';
import * as css from './venue-map.css.ts';

interface MapFrameProps {
  /** Draws the map into its element, and removes it. */
  attach: (element: HTMLDivElement) => () => void;
  /** Runs at each render once the map is drawn. */
  onDrawn: () => void;
  tiles: string | undefined;
  label: string;
  /** The buttons in the map's corner. */
  children: ReactNode;
}

/** The place of a map, its buttons, and the credit of its tiles. */
export function MapFrame({ attach, onDrawn, tiles, label, children }: MapFrameProps) {
  return (
    <div className={css.frame}>
      <div ref={attach} className={css.map} role="group" aria-label={label} />
      {/* its ref runs at each render, after the map's own, which stands above it in the tree */}
      <div ref={() => onDrawn()} className={css.controls}>
        {children}
      </div>
      {tiles !== undefined && (
        <p className={css.credit}>
          © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>
        </p>
      )}
    </div>
  );
}

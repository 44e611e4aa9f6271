import { outlinePath, project, SKETCH, type Place } from './albania.ts';
import * as css from './position-sketch.css.ts';

interface PositionSketchProps extends Place {
  /** Read in place of the drawing, e.g. "Fusha e Liqenit on the map of Albania". */
  label: string;
}

const outline = outlinePath();

/** Where a venue lies in the country: a drawing, no map library and no tiles. */
export function PositionSketch({ label, ...place }: PositionSketchProps) {
  const { x, y } = project(place);
  return (
    <svg className={css.sketch} viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`} role="img" aria-label={label}>
      <path d={outline} className={css.ground} />
      <path d={`M${x} ${y}c-4-8-11-13-11-22a11 11 0 0 1 22 0c0 9-7 14-11 22Z`} className={css.pin} />
      <circle cx={x} cy={y - 22} r={4} className={css.eye} />
    </svg>
  );
}

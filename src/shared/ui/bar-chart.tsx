import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import * as css from './bar-chart.css.ts';
import { cx } from './cx.ts';

export interface Bar {
  /** Below the bar: short, such as a weekday; no two are equal. */
  label: string;
  /** One for each series, from the bottom up; none below 0. */
  values: readonly number[];
  /** Shown while the mouse is on it. */
  hint: string;
  /** The one that people look for, such as today's. */
  isMarked?: boolean;
}

export interface BarChartProps {
  /** What the chart says, in a sentence with its figures: screen readers get nothing else. */
  label: string;
  bars: readonly Bar[];
  /** Of the values in each bar. The first is filled, the second striped; a single one needs no legend. */
  series: readonly [string] | readonly [string, string];
  /** Words of a line of the grid. */
  tick: (value: number) => string;
  /** The scale does not end below this, so that small figures stay small. */
  atLeast: number;
}

const [PERCENT, LINES, GAP] = [100, 4, 0.45];
const looks = ['filled', 'striped'] as const;

/** Stacked bars on a grid. Drawn in percent of its place, so that nothing is measured and nothing moves. */
export function BarChart({ label, bars, series, tick, atLeast }: BarChartProps) {
  const stripes = useId();
  const most = Math.max(atLeast, ...bars.map(({ values }) => sum(values)));
  const height = scaleLinear().domain([0, most]).range([0, PERCENT]).nice(LINES);
  const place = scaleBand<number>()
    .domain(bars.keys())
    .range([0, PERCENT])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2);
  const lines = height.ticks(LINES);
  return (
    <div role="img" aria-label={label} className={css.chart}>
      <div className={css.axis}>
        {lines.map((line) => (
          <span key={line} className={css.tick} style={{ bottom: `${height(line)}%` }}>
            {tick(line)}
          </span>
        ))}
      </div>
      <svg className={css.plot}>
        <defs>
          <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className={css.stripeGround} />
            <rect width="2.5" height="6" className={css.stripe} />
          </pattern>
        </defs>
        {bars.map(({ label: name, isMarked }, index) =>
          isMarked ? (
            <rect key={name} className={css.band} height="100%" {...across(place.step() * index, place.step())} />
          ) : null,
        )}
        {lines.map((line) => (
          <line key={line} x2="100%" className={css.line} {...level(PERCENT - height(line))} />
        ))}
        {bars.map(({ label: name, values, hint }, index) => (
          <g key={name}>
            <title>{hint}</title>
            <rect className={css.reach} height="100%" {...across(place.step() * index, place.step())} />
            {values.map((value, part) => (
              <rect
                key={looks[part]}
                className={css.part[looks[part] ?? 'filled']}
                fill={part === 0 ? undefined : `url(#${stripes})`}
                y={`${PERCENT - height(sum(values.slice(0, part + 1)))}%`}
                height={`${height(value)}%`}
                {...across(place(index) ?? 0, place.bandwidth())}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className={css.labels}>
        {bars.map(({ label: text, isMarked }) => (
          <span key={text} className={cx(css.label, isMarked && css.marked)}>
            {text}
          </span>
        ))}
      </div>
      {series.length > 1 && (
        <div className={css.legend}>
          {series.map((name, part) => (
            <span key={name} className={css.entry}>
              <svg className={css.swatch}>
                <rect
                  width="100%"
                  height="100%"
                  className={css.part[looks[part] ?? 'filled']}
                  fill={part === 0 ? undefined : `url(#${stripes})`}
                />
              </svg>
              {name}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const across = (x: number, width: number) => ({ x: `${x}%`, width: `${width}%` });
const level = (y: number) => ({ y1: `${y}%`, y2: `${y}%` });

import { type CourtSport, courts } from './court-markings.ts';
import { cover } from './court-cover.css.ts';
import { cx } from './cx.ts';
import { pick, seedOf } from './seed.ts';

export interface CourtCoverProps {
  sport: CourtSport;
  /** Tints and turns the drawing; the same id looks the same everywhere. */
  id: string | number;
  /** The uploaded picture; null draws the court. */
  image?: string | null;
  /** Read out; decoration without it. */
  title?: string;
  className?: string;
}

/** Around the court, the court, its second colour. */
type Paint = readonly [around: string, court: string, area: string];

const hard: readonly [Paint, ...Paint[]] = [
  ['#3A2A86', '#5B45BD', '#6C57CF'],
  ['#1F6B57', '#2C5FA8', '#3A70BC'],
  ['#16465F', '#1F8A84', '#2E9C95'],
  ['#7B3A22', '#C1653A', '#CE774C'],
  ['#27365F', '#3F63B5', '#527AC9'],
  ['#4B2A63', '#8A4A96', '#9A5CA6'],
  ['#1D5240', '#3A8C5F', '#4A9C6F'],
];

const paints: Readonly<Record<CourtSport, readonly [Paint, ...Paint[]]>> = {
  football: [
    ['#1E6B3C', '#2E8B4E', '#359757'],
    ['#14593F', '#1F7A55', '#26865F'],
    ['#3B6B1E', '#55902E', '#5F9C36'],
    ['#2A4D2C', '#447E45', '#4E8A4F'],
    ['#0F5A57', '#1C7F78', '#258B84'],
    ['#3A2A86', '#2E8B4E', '#359757'],
  ],
  basketball: [
    ['#3A2A86', '#D9A066', '#4B38A6'],
    ['#16465F', '#D8AB78', '#1F6F84'],
    ['#7A2E23', '#DDB17C', '#A8432F'],
    ['#1D5240', '#CFA06C', '#2C7A5D'],
    ['#27365F', '#4F78B8', '#D9824A'],
    ['#4B2A63', '#8F5AA6', '#E0A94F'],
  ],
  volleyball: [
    ['#2C5FA8', '#E08A4A', '#EA9A5D'],
    ['#3A2A86', '#DD9A5B', '#E7A96D'],
    ['#1F6B57', '#E0A04F', '#EAAF63'],
    ['#B98A4E', '#E3C48B', '#EBD09C'],
    ['#7B3A22', '#D98955', '#E39966'],
    ['#16465F', '#2A93A0', '#3BA3AF'],
  ],
  tennis: hard,
};

/** How the court lies in the picture: turn in degrees, zoom, and the x and y (in court lengths) of the point that is centred. */
const views = [
  [0, 1, 0, 0],
  [-14, 1.12, 0, 0],
  [14, 1.12, 0, 0],
  [0, 1.55, -0.17, 0],
  [-24, 1.6, -0.15, 0.04],
  [24, 1.6, 0.15, 0.04],
  [90, 1.3, 0, 0],
] as const;

const ballPlaces = [
  [-0.19, 0.12],
  [0.14, -0.15],
  [-0.1, -0.19],
  [0.21, 0.16],
] as const;

/** Cover of a venue or a court: its uploaded picture, else its court seen from above (brand, pictures). */
export function CourtCover({ sport, id, image, title, className }: CourtCoverProps) {
  if (image != null) return <img className={cx(cover, className)} src={image} alt={title ?? ''} loading="lazy" />;
  const seed = seedOf(id);
  const { length, width, scale, areas, lines, net, ball } = courts[sport];
  const [around, court, area] = pick(paints[sport], seed);
  const [turn, closer, x, y] = pick(views, seed, 1);
  const [ballX, ballY] = pick(ballPlaces, seed, 2);
  const zoom = scale * closer;
  const outline = `M${-length / 2} ${-width / 2}h${length}v${width}h${-length}z`;
  const line = 1.9 / zoom;
  // In the middle of what is seen, whatever the view.
  const at = {
    cx: (x + ballX / closer) * length,
    cy: y * length + (ballY / closer) * width,
    r: ball.radius,
  };
  return (
    <svg
      className={cx(cover, className)}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <rect width="320" height="180" fill={around} />
      <g transform={`translate(160 90) rotate(${turn}) scale(${zoom}) translate(${-x * length} ${-y * length})`}>
        <path d={outline} fill={court} />
        <path d={areas} fill={area} />
        <path d={outline + lines} fill="none" stroke="#fff" strokeOpacity={0.92} strokeWidth={line} />
        {net !== null && (
          <>
            <path
              d={net}
              stroke="#000"
              strokeOpacity={0.22}
              strokeWidth={line * 2.6}
              transform={`translate(${line * 2} ${line * 2})`}
            />
            <path d={net} stroke="#F4F1FA" strokeWidth={line * 1.8} strokeLinecap="round" />
            <path d={net} stroke="#1C1530" strokeOpacity={0.55} strokeWidth={line * 0.7} />
          </>
        )}
        <circle {...at} cx={at.cx + at.r * 0.7} cy={at.cy + at.r * 0.9} fill="#000" fillOpacity={0.25} />
        <circle {...at} fill={ball.fill} />
      </g>
      {/* The shade of a floodlit stand across one corner. */}
      <path d="M0 0H150L0 118Z" fill="#fff" fillOpacity={0.07} />
      <path d="M320 180H120L320 52Z" fill="#100B22" fillOpacity={0.14} />
    </svg>
  );
}

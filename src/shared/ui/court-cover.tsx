import { type CourtSport, courts } from './court-markings.tsx';
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

interface Paint {
  /** Around the court, the court, its second colour. */
  around: string;
  court: string;
  area: string;
}

const hard: readonly [Paint, ...Paint[]] = [
  { around: '#3A2A86', court: '#5B45BD', area: '#6C57CF' },
  { around: '#1F6B57', court: '#2C5FA8', area: '#3A70BC' },
  { around: '#16465F', court: '#1F8A84', area: '#2E9C95' },
  { around: '#7B3A22', court: '#C1653A', area: '#CE774C' },
  { around: '#27365F', court: '#3F63B5', area: '#527AC9' },
  { around: '#4B2A63', court: '#8A4A96', area: '#9A5CA6' },
  { around: '#1D5240', court: '#3A8C5F', area: '#4A9C6F' },
];

const paints: Readonly<Record<CourtSport, readonly [Paint, ...Paint[]]>> = {
  football: [
    { around: '#1E6B3C', court: '#2E8B4E', area: '#359757' },
    { around: '#14593F', court: '#1F7A55', area: '#26865F' },
    { around: '#3B6B1E', court: '#55902E', area: '#5F9C36' },
    { around: '#2A4D2C', court: '#447E45', area: '#4E8A4F' },
    { around: '#0F5A57', court: '#1C7F78', area: '#258B84' },
    { around: '#3A2A86', court: '#2E8B4E', area: '#359757' },
  ],
  basketball: [
    { around: '#3A2A86', court: '#D9A066', area: '#4B38A6' },
    { around: '#16465F', court: '#D8AB78', area: '#1F6F84' },
    { around: '#7A2E23', court: '#DDB17C', area: '#A8432F' },
    { around: '#1D5240', court: '#CFA06C', area: '#2C7A5D' },
    { around: '#27365F', court: '#4F78B8', area: '#D9824A' },
    { around: '#4B2A63', court: '#8F5AA6', area: '#E0A94F' },
  ],
  volleyball: [
    { around: '#2C5FA8', court: '#E08A4A', area: '#EA9A5D' },
    { around: '#3A2A86', court: '#DD9A5B', area: '#E7A96D' },
    { around: '#1F6B57', court: '#E0A04F', area: '#EAAF63' },
    { around: '#B98A4E', court: '#E3C48B', area: '#EBD09C' },
    { around: '#7B3A22', court: '#D98955', area: '#E39966' },
    { around: '#16465F', court: '#2A93A0', area: '#3BA3AF' },
  ],
  tennis: hard,
};

/** How the court lies in the picture: turn in degrees, zoom, and the point (in court lengths) that is centred. */
const views = [
  { turn: 0, zoom: 1, x: 0, y: 0 },
  { turn: -14, zoom: 1.12, x: 0, y: 0 },
  { turn: 14, zoom: 1.12, x: 0, y: 0 },
  { turn: 0, zoom: 1.55, x: -0.17, y: 0 },
  { turn: -24, zoom: 1.6, x: -0.15, y: 0.04 },
  { turn: 24, zoom: 1.6, x: 0.15, y: 0.04 },
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
  const { length, width, scale, areas, half, whole, net, ball } = courts[sport];
  const paint = pick(paints[sport], seed);
  const view = pick(views, seed, 1);
  const [ballX, ballY] = pick(ballPlaces, seed, 2);
  const zoom = scale * view.zoom;
  const box = { x: -length / 2, y: -width / 2, width: length, height: width };
  const line = 1.9 / zoom;
  // In the middle of what is seen, whatever the view.
  const at = {
    cx: (view.x + ballX / view.zoom) * length,
    cy: view.y * length + (ballY / view.zoom) * width,
    r: ball.radius,
  };
  return (
    <svg
      className={cx(cover, className)}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <rect width="320" height="180" fill={paint.around} />
      <g
        transform={`translate(160 90) rotate(${view.turn}) scale(${zoom}) translate(${-view.x * length} ${-view.y * length})`}
      >
        <rect {...box} fill={paint.court} />
        <g fill={paint.area}>{areas}</g>
        <g fill="none" stroke="#fff" strokeOpacity={0.92} strokeWidth={line}>
          <rect {...box} />
          <path d={half} />
          <path d={half} transform="scale(-1 1)" />
          <path d={whole} />
        </g>
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

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

/** Its own stacking context: Leaflet's layers stay below the app's bars and dialogs. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** The neighbours; twice the class, because Leaflet's own sheet may come later. */
export const map = style({
  height: '100%',
  selectors: { '&&': { background: color.neutralSoft, font: 'inherit' }, '&&:focus-visible': { outlineOffset: -2 } },
});

/** Tiles are drawn for light pages; turned over, water stays blue and woods stay green. */
const darkTiles = { filter: 'invert(1) hue-rotate(180deg) brightness(0.85) contrast(0.85)' };
globalStyle(`:root[data-theme="dark"] ${map} .leaflet-tile-pane`, darkTiles);
globalStyle(`:root:not([data-theme]) ${map} .leaflet-tile-pane`, {
  '@media': { '(prefers-color-scheme: dark)': darkTiles },
});

export const ground = style({
  selectors: {
    'path&': {
      fill: color.brandSoft,
      fillOpacity: 1,
      stroke: color.edge,
      strokeWidth: 1.5,
      strokeOpacity: 0.6,
      strokeLinejoin: 'round',
    },
  },
});

export const water = style({
  selectors: {
    'path&': { fill: color.infoSoft, fillOpacity: 1, stroke: color.info, strokeWidth: 1, strokeOpacity: 0.35 },
  },
});

export const controls = style({
  position: 'absolute',
  zIndex: 1000,
  top: space(2),
  insetInlineEnd: space(2),
  display: 'grid',
  gap: space(2),
});

/** The point on the map; what is drawn there stands around it. */
export const anchor = style({});
globalStyle(`${anchor}.leaflet-div-icon, ${anchor}`, { background: 'none', border: 0 });

export const pin = style({
  position: 'absolute',
  minWidth: target,
  minHeight: target,
  padding: `0 ${space(2)}`,
  transform: 'translate(-50%, -50%)',
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: color.onBrand,
  background: color.brand,
  border: `2px solid ${color.surface}`,
  borderRadius: radius.full,
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible': { outlineOffset: 1 },
    // one venue: what it costs; a disc is a number of venues
    '&[aria-pressed]': { color: color.brand, background: color.surface, borderColor: color.brand },
    '&[aria-pressed="true"], &[data-marked]': {
      color: color.onAccent,
      background: color.accent,
      borderColor: color.onAccent,
      boxShadow: `0 0 0 3px ${color.surface}, 0 4px 12px #14101F66`,
    },
  },
});
// above its neighbours
globalStyle(`${anchor}:has(> [aria-pressed="true"], > [data-marked])`, { zIndex: '900 !important' });

/** A drop whose tip is the place. */
export const positionPin = style({
  position: 'absolute',
  width: target,
  height: target,
  padding: 0,
  transform: 'translate(-50%, -100%)',
  background: 'none',
  border: 0,
  borderRadius: radius.control,
  cursor: 'grab',
  pointerEvents: 'auto',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '8px',
      bottom: '6px',
      width: '28px',
      height: '28px',
      background: color.brand,
      border: `3px solid ${color.surface}`,
      borderRadius: '50% 50% 50% 0',
      transform: 'rotate(-45deg)',
      boxShadow: `0 0 0 1px ${color.edge}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '17px',
      bottom: '15px',
      width: '10px',
      height: '10px',
      background: color.surface,
      borderRadius: '50%',
    },
  },
});

export const town = style({
  position: 'absolute',
  transform: `translate(-50%, ${space(6)})`,
  lineHeight: 1.2,
  paddingTop: '2px',
  fontSize: fontSize[12],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  color: color.text,
  // a halo, so that no line runs through a name
  textShadow: [-1, 0, 1]
    .flatMap((x) => [-1, 0, 1].map((y) => `${2 * x}px ${2 * y}px 2px ${color.brandSoft}`))
    .join(', '),
});

export const credit = style({
  position: 'absolute',
  zIndex: 1000,
  insetInlineEnd: 0,
  bottom: 0,
  paddingInline: space(2),
  fontSize: fontSize[12],
  // the link is as high as its line
  lineHeight: '24px',
  background: color.surface,
  borderStartStartRadius: radius.control,
});
globalStyle(`${credit} > a`, { display: 'inline-block' });

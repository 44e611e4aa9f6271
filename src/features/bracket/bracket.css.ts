import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';
import { oneRound, whole } from './bracket-media.ts';

export const champion = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: fontSize[18],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const trophy = style({ flex: 'none', color: color.brand });

export const zoom = style({
  display: 'flex',
  '@media': { [oneRound]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Buttons beside the picker of rounds, at the bottom of its label. */
export const rounds = style({
  display: 'none',
  '@media': {
    [oneRound]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space(2), alignItems: 'end' },
  },
});

/** Scrolls in both directions where the bracket is larger. */
export const frame = style({
  '@media': {
    [oneRound]: { touchAction: 'pan-y pinch-zoom', borderRadius: radius.control },
    [media.md]: {
      maxHeight: 'calc(100vh - 120px)',
      overflow: 'auto',
      // room for the outline of a focused box
      margin: `calc(-1 * ${space(1)})`,
      padding: space(1),
      cursor: 'grab',
      selectors: { '&:active': { cursor: 'grabbing' } },
    },
    [media.print]: { containerType: 'inline-size', maxHeight: 'none', overflow: 'visible' },
  },
});
/** What it holds is as wide as it. */
export const measured = style({ '@media': { [media.md]: { containerType: 'inline-size' } } });
export const canvas = style({
  '@media': {
    [media.md]: { position: 'relative', width: 'var(--width)', height: 'var(--height)', fontSize: 'var(--size)' },
    [media.print]: { position: 'relative', width: 'var(--width)', height: 'var(--height)', fontSize: 'var(--whole)' },
  },
});
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 0.1,
  pointerEvents: 'none',
  '@media': { [oneRound]: { display: 'none' } },
});
export const mine = style({ stroke: color.brand, strokeWidth: 0.3 });

export const round = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '@media': {
    [oneRound]: { selectors: { '&:not([data-shown])': { display: 'none' } } },
    [whole]: { display: 'block', position: 'absolute', width: '13.5em' },
  },
});
/** On narrow screens the picker says it. */
export const name = style({
  '@media': {
    [oneRound]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [whole]: {
      fontSize: '1em',
      lineHeight: 1.4,
      color: color.muted,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [whole]: { display: 'block' } },
});
export const item = style({
  '@media': { [whole]: { position: 'absolute', insetInline: 0, height: '4.75em' } },
});
/** Of many, the browser does not look into those out of sight, whose size it knows; on paper all are in sight. */
export const itemOfMany = style({
  '@media': { [media.md]: { contentVisibility: 'auto' }, [media.print]: { contentVisibility: 'visible' } },
});

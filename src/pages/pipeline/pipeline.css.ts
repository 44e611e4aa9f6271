import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, target, weight } from '../../shared/ui/tokens.ts';

/** From left to right, on a phone one below the other. */
export const stages = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', alignItems: 'stretch' },
  },
});
export const item = style({ position: 'relative' });
/** In the gap before a stage, from the one that it takes its teams from. */
export const fromStage = style({
  position: 'absolute',
  insetBlockStart: '-22px',
  insetInlineStart: 'calc(50% - 10px)',
  color: color.muted,
  transform: 'rotate(90deg)',
  '@media': {
    [media.tablet]: {
      insetBlockStart: 'calc(50% - 10px)',
      insetInlineStart: '-22px',
      transform: 'none',
    },
  },
});
export const stage = style({ display: 'flex', flexDirection: 'column', gap: space(3), height: '100%' });
/** As high with a menu as without. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space(2), minHeight: target });
export const name = style({ flex: 1, minWidth: 0, fontSize: fontSize[18], overflowWrap: 'anywhere' });
export const number = style({ color: color.muted, fontWeight: weight.medium });
export const facts = style({ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none' });
export const quiet = style({ color: color.muted });
/** At the lower edge, in one line with those of the stages beside it. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: 'auto' });
/** Lines of a readable length. */
export const seeds = style({ maxWidth: '720px' });
export const seedNumber = style({
  minWidth: '2ch',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const seedIcon = style({ display: 'flex', alignItems: 'center', gap: space(2) });
export const problems = style({ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none' });

import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { bottomBar, gutter, layer, overGutter, space } from '../../shared/ui/tokens.ts';

/** In a dialog's footer: one below the other on a phone. */
export const effectAndButton = style({
  display: 'grid',
  gap: space(2),
  width: '100%',
  alignItems: 'center',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space(4) } },
});

/** Side by side on a phone too: the way back takes no height of the step. */
export const backAndButton = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  width: '100%',
  '@media': { [media.sm]: { display: 'flex', justifyContent: 'end' } },
});

/** At the lower edge of the screen while the form goes on below it: a long form is saved from anywhere. */
export const pageSubmit = style({
  position: 'sticky',
  bottom: `calc(${bottomBar} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  display: 'grid',
  paddingBlock: space(3),
  marginInline: overGutter,
  paddingInline: gutter,
  background: color.page,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: { bottom: 0, marginInline: 0, paddingInline: 0 },
    [media.sm]: { gridTemplateColumns: 'minmax(12rem, max-content)' },
    // on its side a phone has no height to spare
    '(max-height: 479px)': { position: 'static' },
  },
});

// Focused fields scroll to above the button.
globalStyle(`:root:has(${pageSubmit})`, {
  scrollPaddingBottom: `calc(${bottomBar} + 84px + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { scrollPaddingBottom: '84px' } },
});

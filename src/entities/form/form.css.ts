import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { layer, space } from '../../shared/ui/tokens.ts';

/** Height of the app's bottom bar on phones, above which the button sticks. */
const bottomBar = '64px';

/** At the lower edge of the screen while the form goes on below it: a long form is saved from anywhere. */
export const pageSubmit = style({
  position: 'sticky',
  bottom: `calc(${bottomBar} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  display: 'grid',
  paddingBlock: space(3),
  marginInline: `-${space(4)}`,
  paddingInline: space(4),
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

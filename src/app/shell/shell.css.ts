import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { bottomBar, gutter, pageMax, space } from '../../shared/ui/tokens.ts';
import { railWidth } from './main-navigation.css.ts';

/** A focused element is scrolled between the bars, not under them (WCAG 2.4.12). */
globalStyle(':root', {
  scrollPaddingBlock: `72px calc(${bottomBar} + ${space(4)} + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { scrollPaddingBottom: space(6) } },
});

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: `calc(${bottomBar} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.tablet]: { paddingBottom: 0, paddingInlineStart: railWidth },
    [media.print]: { padding: 0 },
  },
});

export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: pageMax,
  marginInline: 'auto',
  padding: `${space(4)} max(${gutter}, env(safe-area-inset-right)) ${space(8)} max(${gutter}, env(safe-area-inset-left))`,
  '@media': { [media.tablet]: { padding: `${space(6)} ${gutter} ${space(10)}` } },
});

/** Of a page that fills the screen and keeps clear of notch and home indicator itself (RT-69). */
export const bareShell = style({ minHeight: '100dvh' });
export const bareMain = style({ outline: 'none' });

import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, gutter, layer, radius, space, target, weight } from '../../shared/ui/tokens.ts';
import { railWidth } from './main-navigation.css.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  // two lines when the user has enlarged the text
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: '56px',
  padding: `calc(${space(1)} + env(safe-area-inset-top)) ${gutter} ${space(1)}`,
  background: color.page,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.print]: { display: 'none' },
    '(max-width: 359px)': { gap: 0, paddingInline: space(3) },
    // also above the rail, so that the logo is in line with its icons
    [media.tablet]: {
      zIndex: layer.navigation + 1,
      marginInlineStart: `-${railWidth}`,
      paddingInline: `33px ${gutter}`,
    },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target,
  color: color.brand,
  fontSize: fontSize[22],
  fontWeight: weight.title,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});

export const tools = style({
  display: 'flex',
  marginInlineStart: 'auto',
  alignItems: 'center',
  gap: space(1),
  '@media': { '(max-width: 359px)': { gap: 0 } },
});

export const account = style({
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  borderRadius: radius.full,
});

/** Reserves the place of the bell, which is loaded after the page. */
export const bell = style({ width: target, height: target });

/** Language and theme. */
export const switches = style({ display: 'flex', alignItems: 'center', gap: space(1) });

/** A phone's bar has room for what is always needed: the account page has these too. */
export const elsewhereToo = style({ '@media': { [`not all and ${media.sm}`]: { display: 'none' } } });

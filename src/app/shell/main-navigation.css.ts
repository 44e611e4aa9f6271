import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { bottomBar, fontSize, layer, radius, space, weight } from '../../shared/ui/tokens.ts';

export const railWidth = '100px';

export const navigation = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.navigation,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.print]: { display: 'none' },
    [media.tablet]: {
      insetInlineEnd: 'auto',
      top: 0,
      width: railWidth,
      paddingTop: '72px',
      borderTop: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});

export const list = style({
  display: 'flex',
  '@media': { [media.tablet]: { flexDirection: 'column', gap: space(1), padding: `${space(2)} ${space(1)}` } },
});

/** A long label takes the room that short ones leave: five of one width would break it on a phone. */
export const entry = style({ flex: '1 1 auto', minWidth: 0, '@media': { [media.tablet]: { flex: 'none' } } });

/** A phone's bar has no room for it. */
export const railEntry = style([entry, { display: 'none', '@media': { [media.tablet]: { display: 'block' } } }]);

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  width: '100%',
  minHeight: bottomBar,
  // icons are aligned, whatever the length of the labels below them
  padding: `10px 2px ${space(1)}`,
  lineHeight: 1.3,
  textAlign: 'center',
  letterSpacing: '-0.01em',
  // the longest label fits in the rail; an enlarged one breaks, between syllables where the browser knows them
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  color: color.muted,
  // enlarged by a third at most: five labels side by side keep their words whole
  fontSize: `min(${fontSize[12]}, 4.1vw)`,
  fontWeight: weight.medium,
  textDecoration: 'none',
  borderRadius: radius.control,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current="page"]': { color: color.brand, fontWeight: weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.tablet]: { paddingInline: 0, selectors: { '&[aria-current="page"]': { background: color.brandSoft } } },
    [media.forcedColors]: {
      border: '3px solid Canvas',
      selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } },
    },
  },
});

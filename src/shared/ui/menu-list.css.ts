import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, target, weight } from './tokens.ts';

export const list = style({ minWidth: '200px', padding: space(1) });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  fontSize: fontSize[16],
  lineHeight: 1.3,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.brandSoft },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-disabled]': { color: color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const danger = style({
  selectors: { '&:not([data-disabled])': { color: color.danger, fontWeight: weight.medium } },
});

export const icon = style({ flex: 'none', color: color.muted, selectors: { [`${danger} &`]: { color: 'inherit' } } });

export const separator = style({ height: 1, margin: `${space(1)} ${space(3)}`, background: color.line });

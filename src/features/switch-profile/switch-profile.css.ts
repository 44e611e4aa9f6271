import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const title = style({ fontSize: fontSize[18] });

export const list = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

export const profile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: target,
  padding: space(3),
  textAlign: 'start',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  selectors: {
    '&:hover': { borderColor: color.edge },
    '&[aria-pressed="true"]': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: 3 } } },
  },
});

export const text = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: weight.strong });

export const module = style({ fontSize: fontSize[14], color: color.muted });

export const marks = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space(2),
});

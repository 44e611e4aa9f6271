import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, target, weight } from '../../shared/ui/tokens.ts';

export const page = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '440px',
  '@media': { [media.tablet]: { marginInline: 'auto', paddingTop: space(8) } },
});

export const title = style({ fontSize: fontSize[28] });

export const subtitle = style({ color: color.muted });

/** Links to other pages, outside the form. */
export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4) });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: target,
  minHeight: target,
  fontWeight: weight.medium,
});

export const strong = style({ fontWeight: weight.strong, whiteSpace: 'nowrap', color: color.text });

export const code = style({
  textAlign: 'center',
  // `input&` outranks the field's own class whatever the order of the style sheets
  selectors: {
    'input&': {
      fontSize: fontSize[28],
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.3em',
      textIndent: '0.3em',
    },
  },
});

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const resend = style({ display: 'grid', gap: space(2), justifyItems: 'start' });

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontSize: fontSize[14],
  color: color.muted,
  ':before': { content: '', flex: 1, borderTop: `1px solid ${color.line}` },
  ':after': { content: '', flex: 1, borderTop: `1px solid ${color.line}` },
});

export const providers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: space(2),
});

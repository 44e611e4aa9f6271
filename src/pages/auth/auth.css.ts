import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

export const page = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '440px',
  '@media': { [media.sm]: { marginInline: 'auto' }, [media.tablet]: { paddingTop: space(8) } },
});

export const title = style({ fontSize: fontSize[28] });

export const subtitle = style({ color: color.muted });

export const strong = style({ fontWeight: weight.strong, whiteSpace: 'nowrap', color: color.text });

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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
});

/** The label is ordinary text: a mark keeps its own colour or has that of the text. */
export const provider = style({ selectors: { '&&': { color: color.text } } });

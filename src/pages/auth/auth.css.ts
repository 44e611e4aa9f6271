import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const page = style({
  maxWidth: '440px',
  '@media': {
    [media.sm]: { marginInline: 'auto' },
    [media.tablet]: {
      maxWidth: '512px',
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      overflow: 'clip',
    },
    [media.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 496px', maxWidth: '1040px' },
  },
});

/** Fills the left of the card, however high the form is. */
export const court = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block', width: '100%', height: '100%', minHeight: 0, aspectRatio: 'auto' } },
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { padding: space(8) }, [media.md]: { minHeight: '560px', alignContent: 'center' } },
});

export const title = style({ fontSize: fontSize[28] });

export const subtitle = style({ marginTop: space(1), color: color.muted });

export const strong = style({ fontWeight: weight.strong, whiteSpace: 'nowrap', color: color.text });

/** What an account brings. */
export const gains = style({ display: 'grid', gap: space(1), listStyle: 'none' });

export const gain = style({ display: 'flex', gap: space(2), alignItems: 'start' });

export const tick = style({ flex: 'none', marginTop: '0.15em', color: color.success });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const resend = style({ display: 'grid' });

/** What else can be done, at the two ends of a line. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
});

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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space(2),
});

/** The label is ordinary text: a mark keeps its own colour or has that of the text. */
export const provider = style({ selectors: { '&&': { color: color.text } } });

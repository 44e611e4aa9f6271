import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

/** The title: the times go to the next line as a whole where they do not fit beside the day; lines of one length would part the day. */
export const when = style({ display: 'block', textWrap: 'wrap' });
export const times = style({ display: 'inline-block' });

export const sessions = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
});

export const partTitle = style({ fontSize: fontSize[16], fontWeight: weight.strong });

export const sessionLink = style({
  display: 'inline-block',
  paddingBlock: '10px',
  fontVariantNumeric: 'tabular-nums',
  ':first-letter': { textTransform: 'uppercase' },
});

/** On a phone two beside each other, as wide as one another; what stands alone fills its line. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space(2) });

globalStyle(`${actions} > *`, {
  '@media': {
    [`not all and ${media.sm}`]: { flex: '1 1 calc(50% - 4px)', minWidth: 'fit-content', paddingInline: space(2) },
  },
});

/** Secondary like the others, in the colour of what cannot be taken back. */
export const danger = style({ selectors: { '&&': { color: color.danger } } });

/** A day and its times; Albanian writes days in lower case. */
export const option = style({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  ':first-letter': { textTransform: 'uppercase' },
});

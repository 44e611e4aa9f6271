import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Day names and lines of a readable length side by side. */
export const page = style({ maxWidth: '960px' });

/** The words of a quiet action, not their padding, end where the page does. */
globalStyle(`${page} > header button`, { marginInlineEnd: `-${space(3)}` });

export const day = style({
  '@media': { [media.md]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: space(4) } },
});

export const dayName = style({
  fontSize: fontSize[18],
  lineHeight: 1.2,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  '@media': { [media.md]: { paddingTop: space(4), fontSize: fontSize[16] } },
});

/** Unread is shown by weight and a dot as well, not by colour alone. */
export const unread = style({ fontWeight: weight.title });

export const unreadIcon = style({ color: color.brand });

export const meta = style({ fontVariantNumeric: 'tabular-nums' });

/** The dot is a border: backgrounds are not drawn in forced colours. */
export const mark = style({
  color: color.brand,
  '::before': {
    content: '',
    display: 'inline-block',
    marginInlineEnd: space(1),
    border: '4px solid currentColor',
    borderRadius: radius.full,
    verticalAlign: '0.1em',
  },
});

/** Below the words of a notification, not below its icon. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  padding: `0 ${space(4)} ${space(3)} calc(${space(4)} + 22px + ${space(3)})`,
});
/** Until when to answer stands in a line of its own above the button. */
export const deadline = style({ flex: '1 0 100%', fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums' });

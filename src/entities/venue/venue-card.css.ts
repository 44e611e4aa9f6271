import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { duration, fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const grid = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
  transition: `opacity ${duration.quick}`,
});

/** On a phone the picture stands beside the text, so that three venues fit on a screen. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(84px, 30%, 128px) 1fr',
  height: '100%',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' } },
});

export const cover = style({
  minHeight: '120px',
  position: 'relative',
  overflow: 'clip',
  '@media': { [media.sm]: { minHeight: 0, aspectRatio: '16 / 9' } },
});

// The picture fills its place, whatever the text beside it needs.
globalStyle(`${cover} > :first-child`, { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' });

export const coverSkeleton = style({ borderRadius: 0 });

/** The name, a control in the corner beside it, and the facts below both. */
export const body = style({
  display: 'grid',
  gridTemplate: "'name action' auto 'facts facts' 1fr / minmax(0, 1fr) auto",
  gap: space(1),
  minWidth: 0,
  padding: space(3),
  '@media': { [media.sm]: { padding: space(4) } },
});

export const name = style({
  gridArea: 'name',
  fontSize: fontSize[16],
  fontWeight: weight.strong,
  '@media': { [media.sm]: { fontSize: fontSize[18] } },
});

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  containerType: 'inline-size',
});

export const quiet = style({ fontSize: fontSize[14], color: color.muted });

export const price = style({ fontSize: fontSize[14], fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const perHour = style({ fontWeight: weight.body, color: color.muted });

export const slots = style({
  display: 'flex',
  flexWrap: 'wrap',
  // lines far enough apart for the targets not to touch
  gap: `${space(4)} ${space(1)}`,
  marginTop: 'auto',
  paddingTop: space(1),
});

/** The time is a small mark in the middle of its target, which reaches over the words around it and adds nothing to the card. */
export const slotLink = style([
  aboveCardLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: target,
    minHeight: target,
    marginBlock: `-${space(2)}`,
    borderRadius: radius.control,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

/** Albanian writes days in lower case; what begins with one begins with a capital. */
export const time = style({ display: 'inline-block', ':first-letter': { textTransform: 'uppercase' } });

/** Only in a card that is wide enough for three in a line; twice the class, because the link brings its own display. */
export const third = style({ '@container': { '(max-width: 279px)': { selectors: { '&&': { display: 'none' } } } } });

/** Reaches into the corner, and leaves the line of the name as high as it is. */
export const action = style([
  aboveCardLink,
  { gridArea: 'action', margin: `-${space(3)} -${space(3)} -${space(3)} 0` },
]);

// beside the name, which it must not outweigh, it needs no ground of its own
globalStyle(`${action} > button`, { background: 'none', borderColor: 'transparent', color: color.muted });
globalStyle(`${action} > button[aria-pressed="true"]`, { background: 'none', color: color.brand });

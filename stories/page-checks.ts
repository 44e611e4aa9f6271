import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contrastDoubts } from './contrast-doubts.ts';
import { AXE_OPTIONS } from './story-globals.ts';

/** WCAG 2.5.5, and brand: touch targets, in px. */
const TARGET = 44;
/** A link within a sentence, which WCAG 2.5.8 allows to be as high as its line. */
const INLINE = 24;

/** A screen of 390 px, or of 1280 px. */
export type Size = 'phone' | 'wide';

/** Of a story that `checkPage` checks: axe leaves the contrast to it, and takes these sets of rules. */
export const axeBesides = (runOnly: string[]) => ({
  options: {
    ...AXE_OPTIONS,
    runOnly,
    ...(import.meta.env.MODE === 'test' && { rules: { 'color-contrast': { enabled: false } } }),
  },
});

/**
 * Checks a page in any state and size: `checkLayout`, and the contrast of both themes, which axe judges where it is in doubt.
 * Contrast takes axe nearly half of its time, so Storybook's own run leaves it out (`axeBesides`).
 */
export async function checkPage(context: StoryContext, size: Size): Promise<void> {
  await checkLayout(size);
  const { dataset } = document.documentElement;
  const { theme = 'light' } = dataset;
  for (const each of new Set(['dark', theme])) {
    dataset['theme'] = each;
    await checkContrast(context);
  }
}

async function checkContrast(context: StoryContext): Promise<void> {
  const doubts = contrastDoubts(document.body);
  if (doubts.length === 0) return;
  const onlyContrast = {
    test: 'error',
    // what is in doubt may go before axe starts (a closing dialog), and axe refuses to check nothing
    context: { include: [...doubts, document.head] },
    options: { ...AXE_OPTIONS, runOnly: ['color-contrast'] },
  };
  await runAxe({ ...context, parameters: { ...context.parameters, a11y: onlyContrast } });
}

/**
 * Nothing is wider than the screen, also with text at 200 %, nothing moves under reduced motion, and touch targets are large
 * enough.
 */
export async function checkLayout(size: Size): Promise<void> {
  const root = document.documentElement;
  // an open menu or panel gets its place in the next frames
  await waitFor(() => assertFits(''));
  await expect(longAnimations(), 'runs under reduced motion').toEqual([]);
  if (size !== 'phone') return;
  await expect(smallTargets(), 'smaller than 44 × 44 px').toEqual([]);
  root.style.setProperty('font-size', '32px');
  try {
    await waitFor(() => assertFits(' with text at 200 %'));
  } finally {
    root.style.removeProperty('font-size');
  }
}

/** Throws when the page, or the open dialog, is wider than the screen; names the elements that end beyond it. */
function assertFits(when: string): void {
  const root = document.querySelector('dialog:modal') ?? document.documentElement;
  const beyond = root.scrollWidth - root.clientWidth;
  if (beyond <= 0) return;
  const edge = root.getBoundingClientRect().left + root.clientWidth;
  const found = [...root.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge + 0.5);
  const names = found.map(
    ({ localName, className, textContent }) => `${localName}.${className} "${textContent.slice(0, 40)}"`,
  );
  throw new Error([`${beyond} px wider than the screen${when}:`, ...names].join('\n'));
}

/** Animations and transitions that take longer than 10 ms. */
function longAnimations(): string[] {
  return document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 10)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name));
}

/** Describes each control of the page, or of its open dialog, that is too small a touch target. */
function smallTargets(): string[] {
  const root = document.querySelector('dialog:modal') ?? document;
  const controls = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]',
  );
  return [...controls].flatMap((control) => {
    const style = getComputedStyle(control);
    const box = reach(control);
    const isShown = box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.opacity !== '0';
    if (!isShown || control.closest('[inert], [aria-hidden="true"]')) return [];
    const isInline = control.matches('a') && style.display.startsWith('inline') && isInText(control);
    const side = isInline ? INLINE : TARGET;
    // half a pixel for fractions of a grid
    if (box.height >= side - 0.5 && (isInline || box.width >= side - 0.5)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    return [`${control.tagName.toLowerCase()} "${name}" ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`];
  });
}

/** The size of the touch target: with the control's labels, and the card under a link. */
function reach(control: HTMLElement): { width: number; height: number } {
  const after = getComputedStyle(control, '::after');
  const card = after.content !== 'none' && after.position === 'absolute' ? control.offsetParent : null;
  const labels = control instanceof HTMLInputElement && control.type !== 'text' ? [...(control.labels ?? [])] : [];
  const boxes = [control, card, ...labels].flatMap((element) => (element ? [element.getBoundingClientRect()] : []));
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
}

/** Whether there is text before or after it in its parent. */
function isInText(link: HTMLElement): boolean {
  const around = link.parentElement?.textContent ?? '';
  return around.trim().length > link.textContent.trim().length;
}

import { color } from './theme.css.ts';

/** A pitch from above: half-way line and centre circle. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden fill="none" stroke={color.onBrand} strokeWidth="2">
      <rect width="30" height="30" rx="8" fill={color.brand} stroke="none" />
      <rect x="6" y="8" width="18" height="14" rx="1.5" />
      <path d="M15 8v14" />
      <circle cx="15" cy="15" r="3" fill={color.accent} />
    </svg>
  );
}

import { encode } from 'uqr';
import * as css from './qr-code.css.ts';

interface QrCodeDrawingProps {
  /** Full URL. */
  url: string;
  /** What the code leads to. */
  label: string;
  hint: string;
}

/** A link as a QR code: dark on white in both themes, because scanners expect it, with the link in letters below. */
export function QrCodeDrawing({ url, label, hint }: QrCodeDrawingProps) {
  const { data, size } = encode(url, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className={css.figure}>
      <svg
        className={css.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <figcaption className={css.caption}>
        {hint}
        <span className={css.link}>{url}</span>
      </figcaption>
    </figure>
  );
}

import { Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import * as css from './bracket.css.ts';
import type { useZoom } from './use-zoom.ts';

type ZoomButtonsProps = Pick<ReturnType<typeof useZoom>, 'zoomIn' | 'zoomOut' | 'whole' | 'isLargest' | 'isSmallest'>;

/** The size of a bracket that is drawn as a whole. */
export function ZoomButtons({ zoomIn, zoomOut, whole, isLargest, isSmallest }: ZoomButtonsProps) {
  const t = useT('standings');
  return (
    <div role="group" aria-label={t('bracket.size')} className={css.zoom}>
      <IconButton aria-label={t('bracket.zoomOut')} aria-disabled={isSmallest} onClick={zoomOut}>
        <ZoomOut size={20} />
      </IconButton>
      <IconButton aria-label={t('bracket.zoomIn')} aria-disabled={isLargest} onClick={zoomIn}>
        <ZoomIn size={20} />
      </IconButton>
      <IconButton aria-label={t('bracket.whole')} onClick={whole}>
        <Scan size={20} />
      </IconButton>
    </div>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './bracket.css.ts';

interface RoundPickerProps {
  names: readonly string[];
  /** From 0. */
  shown: number;
  onShow: (index: number) => void;
}

/** The round that narrow screens show: one by one, or any of them from a list. */
export function RoundPicker({ names, shown, onShow }: RoundPickerProps) {
  const t = useT('standings');
  const [isFirst, isLast] = [shown === 0, shown === names.length - 1];
  return (
    <div className={css.rounds}>
      <IconButton
        variant="tonal"
        aria-label={t('bracket.previous')}
        aria-disabled={isFirst}
        onClick={() => onShow(shown - 1)}
      >
        <ChevronLeft size={22} />
      </IconButton>
      <SelectField
        label={t('bracket.round')}
        options={names.map((label, value) => ({ value, label }))}
        value={shown}
        onChange={({ target }) => onShow(Number(target.value))}
      />
      <IconButton
        variant="tonal"
        aria-label={t('bracket.next')}
        aria-disabled={isLast}
        onClick={() => onShow(shown + 1)}
      >
        <ChevronRight size={22} />
      </IconButton>
      <div role="status">
        <VisuallyHidden>
          {t('bracket.shown', { round: names[shown] ?? '', at: shown + 1, total: names.length })}
        </VisuallyHidden>
      </div>
    </div>
  );
}

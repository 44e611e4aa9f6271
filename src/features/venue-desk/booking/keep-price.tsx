import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';

interface KeepPriceProps {
  /** In lek, as are all prices here. */
  before: number;
  after: number;
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** The new place costs something else: the venue keeps the price that was agreed, or takes the new one. */
export function KeepPrice({ before, after, isKept, onChange }: KeepPriceProps) {
  const t = useT('desk');
  const format = useFormat();
  const difference = format.money(Math.abs(after - before));
  return (
    <Stack gap={2}>
      <p role="status">{t(after > before ? 'move.dearer' : 'move.cheaper', { difference })}</p>
      <SegmentedControl
        label={t('common:fields.price')}
        segments={[
          { value: 'keep', label: t('move.keep', { price: format.price(before) }) },
          { value: 'take', label: t('move.take', { price: format.price(after) }) },
        ]}
        value={isKept ? 'keep' : 'take'}
        onChange={(value) => onChange(value === 'keep')}
        block
      />
    </Stack>
  );
}

import { Printer } from 'lucide-react';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useDaySheet } from './use-day-sheet.tsx';

interface DaySheetButtonProps {
  venueId: Id;
  /** `yyyy-MM-dd` */
  date: string;
}

/** Prints a day of the venue. A menu has an item of its own for it: `useDaySheet`. */
export function DaySheetButton({ venueId, date }: DaySheetButtonProps) {
  const t = useT('figures');
  const { print, isPreparing, sheet } = useDaySheet(venueId, date);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Printer size={18} />}
        loading={isPreparing}
        onClick={() => void print()}
      >
        {t('sheet.print')}
      </Button>
      {sheet}
    </>
  );
}

import { CalendarPlus, Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDisclosure } from '../../shared/ui/use-floating-parts.ts';
import type { CalendarPlace } from './calendar-grid.tsx';

interface CellMenu {
  onBook: (place: CalendarPlace) => void;
  onBlock: (place: CalendarPlace) => void;
}

/** What can be done with a free cell: the menu of a right click, a long press, or the menu key. */
export function useCellMenu({ onBook, onBlock }: CellMenu) {
  const t = useT('calendar');
  const id = useId();
  const { parts, isOpen, open, close } = useDisclosure<HTMLElement>();
  const anchor = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CalendarPlace | null>(null);
  return {
    open: (cell: HTMLElement | null, at: CalendarPlace) => {
      anchor.current = cell;
      setPlace(at);
      cell?.focus();
      open(true);
    },
    element: isOpen && parts && place && (
      <parts.MenuList
        id={id}
        label={t('cellMenu')}
        anchor={anchor}
        byKeyboard
        onClose={close}
        items={[
          { label: t('bookCell'), icon: <CalendarPlus size={20} />, onSelect: () => onBook(place) },
          { label: t('blockCell'), icon: <Lock size={20} />, onSelect: () => onBlock(place) },
        ]}
      />
    ),
  };
}

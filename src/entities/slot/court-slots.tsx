import type { ReactNode } from 'react';
import type { CourtAvailability, CourtSlot } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { pad } from '../../shared/lib/time/wall-time.ts';
import { moveFocus, type RovingProps, useRovingFocus } from '../../shared/ui/roving-focus.ts';
import * as css from './court-slots.css.ts';
import { nextFreeSlot } from './slot.ts';
import { SlotButton, type TakenSlot } from './slot-button.tsx';

interface CourtSlotsProps {
  courts: readonly CourtAvailability[];
  /** Courts below each other with their times as chips, or courts × hours on wide screens. */
  layout: 'list' | 'matrix';
  /** Which slots are shown; in a matrix the others leave their place empty. */
  shows: (slot: CourtSlot) => boolean;
  /** In place of the times of a court that shows none though it is open. */
  noneShown: string;
  /** Why a court without any slot is closed. */
  closed: (courtId: number) => string;
  /** What a court is. */
  renderFacts?: (courtId: number) => ReactNode;
  /** What the slots' prices are for: an hour, or a whole session of some hours. */
  priced?: 'hour' | 'session';
  /** The court's usual price, or null. */
  usualPrice: (courtId: number) => number | null;
  isSelected: (courtId: number, slotId: number) => boolean;
  /** Gets the button of the first selected slot. */
  slotRef: (button: HTMLElement | null) => void;
  onPress: (courtId: number, slotId: number) => void;
  /** What a press on a taken slot opens; null where it cannot be pressed. */
  takenSlot?: (slot: CourtSlot) => TakenSlot | null;
}

type Cell = (court: CourtAvailability, slot: CourtSlot) => ReactNode;

const idOf = ({ court }: CourtAvailability, slotId: number): string => `${court.id}-${slotId}`;

/** The times of one day, court by court: one stop for Tab, the arrow keys lead to the others. */
export function CourtSlots(props: CourtSlotsProps) {
  const { courts, layout, shows, usualPrice, isSelected, slotRef, onPress, takenSlot } = props;
  const next = nextFreeSlot(courts, shows);
  const shown = courts.flatMap((court) =>
    court.slots.flatMap((slot) => (shows(slot) ? [{ id: idOf(court, slot.time_slot_id), court, slot }] : [])),
  );
  const selected = shown.find(({ court, slot }) => isSelected(court.court.id, slot.time_slot_id));
  const roving = useRovingFocus(
    shown.map(({ id }) => id),
    (selected ?? shown.find(({ slot }) => slot === next))?.id,
  );
  const cell: Cell = (court, slot) => (
    <SlotButton
      slot={slot}
      shape={layout === 'list' ? 'chip' : 'cell'}
      usualPrice={layout === 'list' ? lowestPrice(court) : usualPrice(court.court.id)}
      isNext={slot === next}
      selected={isSelected(court.court.id, slot.time_slot_id)}
      onPress={() => onPress(court.court.id, slot.time_slot_id)}
      taken={takenSlot?.(slot)}
      roving={roving(idOf(court, slot.time_slot_id)) satisfies RovingProps}
      ref={selected?.slot === slot ? slotRef : undefined}
    />
  );
  return layout === 'list' ? <List {...props} cell={cell} /> : <Matrix {...props} cell={cell} />;
}

type LayoutProps = CourtSlotsProps & { cell: Cell };

function List({ courts, shows, noneShown, closed, renderFacts, priced = 'hour', usualPrice, cell }: LayoutProps) {
  const t = useT('venue');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the times in it have the focus
    <ul className={css.courts} aria-label={t('times.courts')} onKeyDown={moveFocus}>
      {courts.map((available) => {
        const { court, slots } = available;
        const shown = slots.filter((slot) => shows(slot));
        return (
          <li key={court.id} className={css.court}>
            <div className={css.name}>
              <NameAndPrice
                name={court.name}
                price={lowestPrice(available) ?? usualPrice(court.id)}
                isLowest={onlyPrice(available) === null}
                isHourly={priced === 'hour'}
              />
            </div>
            {renderFacts && <div className={css.listFacts}>{renderFacts(court.id)}</div>}
            {shown.length === 0 && <p className={css.quiet}>{slots.length === 0 ? closed(court.id) : noneShown}</p>}
            <div role="group" aria-label={court.name} className={css.chips} hidden={shown.length === 0}>
              {shown.map((slot) => (
                <div key={slot.time_slot_id} className={css.place}>
                  {cell(available, slot)}
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Matrix({ courts, shows, closed, renderFacts, usualPrice, cell }: LayoutProps) {
  const t = useT('venue');
  const ids = [...new Set(courts.flatMap(({ slots }) => slots.map(({ time_slot_id: id }) => id)))].toSorted(
    (a, b) => a - b,
  );
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA practice for grids of controls */}
      <table role="grid" aria-label={t('times.courts')} className={css.matrix} onKeyDown={moveFocus}>
        <thead>
          <tr>
            {ids.map((id) => (
              <th key={id} scope="col" className={css.hour}>
                {pad(id + FIRST_HOUR - 1)}
              </th>
            ))}
          </tr>
        </thead>
        {courts.map((available) => {
          const { court, slots } = available;
          return (
            <tbody key={court.id}>
              <tr>
                <th scope="rowgroup" colSpan={Math.max(1, ids.length)} className={css.head}>
                  <div className={css.heading}>
                    <NameAndPrice name={court.name} price={usualPrice(court.id)} />
                    <div className={css.facts}>{renderFacts?.(court.id)}</div>
                  </div>
                  {slots.length === 0 && <p className={css.quiet}>{closed(court.id)}</p>}
                </th>
              </tr>
              {slots.length > 0 && (
                <tr aria-label={court.name}>
                  {ids.map((id) => {
                    const slot = slots.find(({ time_slot_id: own }) => own === id);
                    return (
                      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- older screen readers take every td for a plain cell
                      <td key={id} role="gridcell" className={css.cell}>
                        {slot && shows(slot) && cell(available, slot)}
                      </td>
                    );
                  })}
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

/** Slot 1 begins at 06:00 (design §1). */
const FIRST_HOUR = 6;

/** Of an hour on this day; null on a day without hours. */
const lowestPrice = ({ slots }: CourtAvailability): number | null =>
  slots.length === 0 ? null : Math.min(...slots.map(({ price }) => price));

/** What every hour of the day costs; null when they differ, or there are none. */
const onlyPrice = ({ slots }: CourtAvailability): number | null => {
  const [first, ...rest] = new Set(slots.map(({ price }) => price));
  return rest.length === 0 ? (first ?? null) : null;
};

interface NameAndPriceProps {
  name: string;
  price: number | null;
  /** Other hours of the day cost more. */
  isLowest?: boolean;
  isHourly?: boolean;
}

function NameAndPrice({ name, price, isLowest = false, isHourly = true }: NameAndPriceProps) {
  const t = useT('venue');
  const format = useFormat();
  const hourly = price && (isHourly ? t('slot.hourly', { price: format.price(price) }) : format.price(price));
  return (
    <>
      <h3>{name}</h3>
      {price !== null && (
        <span className={css.price}>
          {isLowest && hourly ? t('common:money.from', { price: hourly }) : hourly || format.price(price)}
        </span>
      )}
    </>
  );
}

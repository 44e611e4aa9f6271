import { describe, expect, it } from 'vitest';
import { readAskedSlot, writeAskedSlot } from './asked-slot.ts';

const read = (search: string) => readAskedSlot(new URLSearchParams(search));

describe('[R24] the time that a guest wants to be told about', () => {
  it('is in the address, beside what else is there', () => {
    const search = writeAskedSlot(new URLSearchParams('?date=2026-11-26'), { courtId: 4, slotId: 14 });
    expect(String(search)).toBe('date=2026-11-26&tell=4-14');
    expect(readAskedSlot(search)).toEqual({ courtId: 4, slotId: 14 });
    expect(String(writeAskedSlot(search, null))).toBe('date=2026-11-26');
  });
  it.each(['', '?tell=', '?tell=4', '?tell=4-', '?tell=-14', '?tell=4-19', '?tell=0-14', '?tell=4-14-1', '?tell=x-14'])(
    '"%s" names none',
    (search) => expect(read(search)).toBeNull(),
  );
});

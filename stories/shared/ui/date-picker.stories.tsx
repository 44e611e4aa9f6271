import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { DatePicker } from '../../../src/shared/ui/date-picker.tsx';
import { Dialog } from '../../../src/shared/ui/dialog.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/DatePicker', component: DatePicker } satisfies Meta<typeof DatePicker>;
export default meta;

const isSunday = (date: string) => ['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20'].includes(date);
const limits = { min: '2026-11-24', max: '2026-12-24', isClosed: isSunday };
const field = () => screen.getByRole('textbox', { name: 'Date' });
const opener = () => screen.getByRole('button', { name: 'Open the calendar' });

const matrix: PartMatrix = {
  states: {
    chosen: (say) => <DatePicker label={say('Date', 'Data')} defaultValue="2026-11-26" {...limits} />,
    empty: (say) => (
      <DatePicker label={say('First day', 'Dita e parë')} hint={say('The season begins', 'Fillon sezoni')} optional />
    ),
    error: (say) => (
      <DatePicker
        label={say('Last day', 'Dita e fundit')}
        error={say('Date is required.', 'Data është e detyrueshme.')}
        required
      />
    ),
    'too early': (say) => <DatePicker label={say('Too early', 'Tepër herët')} defaultValue="2026-01-01" {...limits} />,
    'no date': (say) => <DatePicker label={say('No date', 'Pa datë')} defaultValue="next Friday" />,
    disabled: (say) => <DatePicker label={say('Until', 'Deri më')} defaultValue="2026-11-26" disabled />,
  },
  opens: { control: (pane) => pane.getAllByRole('button')[0]!, role: 'dialog' },
  play: async ({ en, sq }) => {
    await expect(en.getByLabelText('Date')).toHaveValue('11/26/2026');
    await expect(en.getByLabelText('Too early')).toHaveAccessibleDescription('Choose Nov 24, 2026 or later.');
    await expect(en.getByLabelText('No date')).toHaveAccessibleDescription(
      'This is not a date. Type it as mm/dd/yyyy.',
    );
    await expect(en.getByLabelText('Last day')).toHaveAccessibleDescription('Date is required.');
    await expect(sq.getByLabelText('Data')).toHaveValue('26.11.2026');
    await expect(sq.getByLabelText('Tepër herët')).toHaveAccessibleDescription('Zgjidh 24.11.2026 ose më vonë.');
    await expect(sq.getByLabelText('Pa datë')).toHaveAccessibleDescription(
      'Kjo nuk është datë. Shkruaje si dd.mm.yyyy.',
    );
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const picked = fn();

export const Typed = partStory({
  render: () => <DatePicker label="Date" onPick={picked} {...limits} />,
  play: async ({ userEvent }) => {
    picked.mockClear();
    for (const [typed, shown, message] of [
      ['12/1/2026', '12/01/2026', ''],
      ['2/30/2026', '2/30/2026', 'This is not a date. Type it as mm/dd/yyyy.'],
      ['tomorrow', 'tomorrow', 'This is not a date. Type it as mm/dd/yyyy.'],
      ['11/23/2026', '11/23/2026', 'Choose Nov 24, 2026 or later.'],
      ['12/25/2026', '12/25/2026', 'Choose Dec 24, 2026 or earlier.'],
      ['11/29/2026', '11/29/2026', 'This day cannot be chosen.'],
      ['12242026', '12/24/2026', ''],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      // no complaint about what is half typed
      await expect(field()).toHaveAccessibleDescription('');
      await userEvent.tab();
      await expect(field()).toHaveValue(shown);
      await expect(field()).toHaveAccessibleDescription(message);
    }
    await userEvent.clear(field());
    await expect(picked).toHaveBeenLastCalledWith(null);
    // nothing half typed, refused or mistyped
    const days = picked.mock.calls.flat().filter((day) => day !== null);
    await expect(days).toEqual(['2026-12-01', '2026-12-24']);
  },
});

/** The keys of the ARIA date grid, and the focus back at the button. */
export const Keyboard = partStory({
  wide: true,
  render: () => (
    <DatePicker label="Date" defaultValue="2026-11-26" min="2026-11-10" max="2028-03-31" isClosed={isSunday} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const day = (name: string) => screen.getByRole('button', { name });
    await expect(day('Thursday, November 26, 2026')).toHaveFocus();
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('26');
    await expect(day('Tuesday, November 24, 2026')).toHaveAttribute('aria-current', 'date');
    for (const [keys, name] of [
      ['{ArrowRight}', 'Friday, November 27, 2026'],
      ['{ArrowDown}', 'Friday, December 4, 2026'],
      ['{Home}', 'Monday, November 30, 2026'],
      ['{ArrowLeft}', 'Sunday, November 29, 2026'],
      ['{End}', 'Sunday, November 29, 2026'],
      ['{PageDown}', 'Tuesday, December 29, 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Wednesday, December 29, 2027'],
      ['{Shift>}{PageUp}{/Shift}{PageUp}', 'Sunday, November 29, 2026'],
      ['{PageUp}{PageUp}', 'Tuesday, November 10, 2026'], // nothing before the first day
      ['{PageDown}{ArrowUp}', 'Thursday, December 3, 2026'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(day(name)).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    // a closed day chooses nothing
    await expect(day('Sunday, December 6, 2026')).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener()).toHaveFocus();
    await expect(field()).toHaveValue('11/26/2026');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(opener()).toHaveFocus();
    await expect(field()).toHaveValue('12/03/2026');
  },
});

export const OpenOnAPhoneInAlbanian = partStory({
  language: 'sq',
  render: () => <DatePicker label="Date" defaultValue="2027-01-15" {...limits} max="2027-02-10" />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Hap kalendarin' }));
    await expect(screen.getByRole('grid', { name: 'janar 2027' })).toBeVisible();
    const days = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(days).toEqual(['hën', 'mar', 'mër', 'enj', 'pre', 'sht', 'die']);
    await userEvent.click(screen.getByRole('button', { name: 'Muaji tjetër' }));
    await expect(screen.getByRole('grid', { name: 'shkurt 2027' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Muaji tjetër' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'e mërkurë, 3 shkurt 2027' }));
    await expect(field()).toHaveValue('03.02.2027');
    await userEvent.click(screen.getByRole('button', { name: 'Hap kalendarin' }));
  },
});

export const OpenOnADesktop = partStory({
  wide: true,
  render: () => <DatePicker label="Date" {...limits} />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(screen.getByRole('button', { name: 'Tuesday, November 24, 2026' })).toHaveFocus();
    const panel = screen.getByRole('dialog', { name: 'Calendar' }).getBoundingClientRect();
    await expect(Math.abs(panel.left - field().getBoundingClientRect().left)).toBeLessThan(8);
    await expect(panel.top).toBeGreaterThan(field().getBoundingClientRect().bottom - 1);
  },
});

export const WithinADialog = partStory({
  render: () => (
    <Dialog title="Move booking" onClose={fn()} closeButton actions={<Button>Move</Button>}>
      <DatePicker label="Date" {...limits} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Move booking' })).toBeVisible();
    await expect(opener()).toHaveFocus();
  },
});

const sent = fn();

function AForm() {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { date: '2026-11-26' } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
      <Stack>
        <DatePicker label="Date" {...register('date')} {...limits} />
        <Button type="submit">Send</Button>
        <Button variant="secondary" onClick={() => reset()}>
          Discard
        </Button>
      </Stack>
    </form>
  );
}

/** What a schema sees: the day, or the text that is none. */
export const Registered = partStory({
  render: () => <AForm />,
  play: async ({ userEvent }) => {
    sent.mockClear();
    const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(field()).toHaveValue('11/26/2026');
    await send();
    for (const text of ['12/3/2026', '12/25/2026', 'soon']) {
      await userEvent.clear(field());
      await userEvent.type(field(), text);
      await send();
    }
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ date: '2026-11-26' }],
        [{ date: '2026-12-03' }],
        [{ date: '12/25/2026' }],
        [{ date: 'soon' }],
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(field()).toHaveValue('11/26/2026');
  },
});

function AFilter() {
  const [date, setDate] = useState<string | undefined>('2026-11-26');
  return (
    <Stack>
      <DatePicker label="Date" value={date ?? ''} onPick={(day) => setDate(day ?? undefined)} {...limits} />
      <Button onClick={() => setDate(undefined)}>Clear filters</Button>
      <p>{date ?? 'any day'}</p>
    </Stack>
  );
}

/** The page hears that there is no day as soon as the field shows none; what is typed stays. */
export const Controlled = partStory({
  render: () => <AFilter />,
  play: async ({ userEvent }) => {
    await userEvent.tripleClick(field());
    await userEvent.keyboard('11/23/2026{Enter}');
    await expect(screen.getByText('any day')).toBeVisible();
    await expect(field()).toHaveValue('11/23/2026');
    await expect(field()).toHaveAccessibleDescription('Choose Nov 24, 2026 or later.');
    await userEvent.tripleClick(field());
    await userEvent.keyboard('11/27/2026');
    await expect(screen.getByText('2026-11-27')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), '12/1/2026');
    await expect(screen.getByText('2026-12-01')).toBeVisible();
  },
});

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart, type BarChartProps } from '../../../src/shared/ui/bar-chart.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/BarChart', component: BarChart } satisfies Meta<typeof BarChart>;
export default meta;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const days = ['hën', 'mar', 'mër', 'enj', 'pre', 'sht', 'die'];

/** A week with these values, its second day marked. */
const week = (say: Say, values: readonly (readonly number[])[]): Pick<BarChartProps, 'bars'> => ({
  bars: values.map((parts, index) => ({
    label: say(weekdays[index] ?? '', days[index] ?? ''),
    values: parts,
    hint: parts.join(', '),
    isMarked: index === 1,
  })),
});
const percent = (value: number) => `${value}%`;
const lek = (value: number) => value.toLocaleString('en');

const matrix: PartMatrix = {
  states: {
    'one series': (say) => (
      <BarChart
        {...week(say, [[12], [31], [0], [8], [45], [20], [3]])}
        label={say('Hours booked: most on Friday.', 'Orët e zëna: më shumë të premten.')}
        series={[say('Hours booked', 'Orët e zëna')]}
        tick={percent}
        atLeast={20}
      />
    ),
    'two series': (say) => (
      <BarChart
        {...week(say, [
          [9000, 2500],
          [12_000, 39_000],
          [0, 40_000],
          [500, 0],
          [0, 0],
          [25_000, 25_000],
          [100, 100],
        ])}
        label={say('Income: paid and open.', 'Të ardhurat: të paguara dhe të papaguara.')}
        series={[say('Paid', 'Të paguara'), say('Open', 'Të papaguara')]}
        tick={lek}
        atLeast={1000}
      />
    ),
    'nothing yet': (say) => (
      <BarChart
        {...week(say, [[0], [0], [0], [0], [0], [0], [0]])}
        label={say('Nothing is booked.', 'Asnjë rezervim.')}
        series={[say('Hours booked', 'Orët e zëna')]}
        tick={percent}
        atLeast={20}
      />
    ),
  },
  play: async ({ en }) => {
    const [, stacked, none] = en.getAllByRole('img');
    await expect(stacked).toHaveAccessibleName('Income: paid and open.');
    const words = (chart: HTMLElement | undefined) =>
      [...(chart?.querySelectorAll('span') ?? [])].map((one) => one.textContent);
    await expect(words(stacked)).toEqual(['0', '20,000', '40,000', '60,000', ...weekdays, 'Paid', 'Open']);
    // the scale does not end below the smallest full week
    await expect(words(none)).toEqual(['0%', '5%', '10%', '15%', '20%', ...weekdays]);
    // the bar of Saturday: half of it filled, half of it striped, one above the other
    const [, ...bars] = [...(stacked?.querySelectorAll('g') ?? [])[5]!.querySelectorAll('rect')];
    await expect(bars.map((bar) => [bar.getAttribute('y'), bar.getAttribute('height')])).toEqual([
      ['58.33333333333333%', '41.66666666666667%'],
      ['16.666666666666657%', '41.66666666666667%'],
    ]);
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

import type { VenueDayFigures, VenueFigures } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { BarChart } from '../../shared/ui/bar-chart.tsx';
import { income, occupancy, percentText } from './compare.ts';
import * as css from './venue-figures.css.ts';

interface WeekChartsProps {
  days: readonly VenueDayFigures[];
  week: VenueFigures;
  /** `yyyy-MM-dd` */
  today: string;
}

/** A small week does not fill its chart: percent, and lek. */
const [LEAST_PERCENT, LEAST_INCOME] = [20, 1000];

/** Hours booked and income of each day. */
export function WeekCharts({ days, week, today }: WeekChartsProps) {
  const t = useT('figures');
  const format = useFormat();
  const percentOf = (figures: VenueFigures): string => percentText(occupancy(figures) ?? 0, format);
  const incomeOf = ({ income_paid: paid, income_open: open }: VenueFigures): string =>
    `${t('tiles.paid', { amount: format.money(paid) })} · ${t('tiles.open', { amount: format.money(open) })}`;
  /** "Monday 13%, Tuesday 20%, and …" */
  const said = (value: (figures: VenueFigures) => string): string =>
    format.list(days.map(({ date, figures }) => `${format.weekdayLong(date)} ${value(figures)}`));
  const barOf = ({ date }: VenueDayFigures, hint: string) => ({
    label: format.weekdayShort(date),
    hint: `${format.dateMedium(date)}: ${hint}`,
    isMarked: date === today,
  });
  const charts = [
    {
      title: t('charts.occupancy'),
      label:
        week.slots_taken === 0
          ? t('charts.nothing', { title: t('charts.occupancy') })
          : t('charts.occupancyName', { days: said(percentOf) }),
      bars: days.map((day) =>
        Object.assign(barOf(day, percentOf(day.figures)), { values: [occupancy(day.figures) ?? 0] }),
      ),
      series: [t('charts.occupancy')],
      tick: (percent: number) => percentText(percent, format),
      atLeast: LEAST_PERCENT,
    },
    {
      title: t('charts.income'),
      label:
        income(week) === 0
          ? t('charts.nothing', { title: t('charts.income') })
          : t('charts.incomeName', {
              days: said((figures) => format.money(income(figures))),
              paid: format.money(week.income_paid),
              open: format.money(week.income_open),
            }),
      bars: days.map((day) =>
        Object.assign(barOf(day, incomeOf(day.figures)), {
          values: [day.figures.income_paid, day.figures.income_open],
        }),
      ),
      series: [t('charts.paid'), t('charts.open')],
      tick: (lek: number) => format.number(lek, 0),
      atLeast: LEAST_INCOME,
    },
  ] as const;
  return (
    <div className={css.charts}>
      {charts.map(({ title, ...chart }) => (
        <div key={title} className={css.chart}>
          <h3 className={css.chartTitle}>{title}</h3>
          <BarChart {...chart} />
        </div>
      ))}
    </div>
  );
}

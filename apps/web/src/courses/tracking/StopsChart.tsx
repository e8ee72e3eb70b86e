import { useQuery } from '@tanstack/react-query';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { BarPlot } from '../../ui/charts/BarPlot.tsx';
import { COURSES } from '../courses.queries.ts';
import { nameOf } from '../nameOf.ts';

/** Who stopped where: of those who began a course, how many stand how with each lesson. */
export function StopsChart({ course }: { course: number }) {
  const t = useText('courseTracking');
  const charts = useText('charts');
  const query = useQuery({
    queryKey: [...COURSES, 'stops', course],
    queryFn: ({ signal }) => call('listCourseStops', { params: { id: course }, signal }),
  });
  const begun = query.data?.filter(({ done, open, missed }) => done + open + missed > 0) ?? [];
  return (
    <>
      <UntilRead query={query} />
      {begun.length > 0 && (
        <ChartFigure
          title={t('stops')}
          sentence={t('stopsSentence')}
          format={formatNumber}
          Plot={BarPlot}
          words={{ asTable: charts('asTable'), asChart: charts('asChart'), empty: charts('empty') }}
          data={{
            of: t('lesson'),
            series: [{ name: t('stopsDone') }, { name: t('stopsBegun') }, { name: t('stopsMissed') }],
            rows: begun.map(({ lesson, done, open, missed }) => ({
              name: nameOf(lesson),
              values: [done, open, missed],
            })),
          }}
        />
      )}
    </>
  );
}

import { useEffect } from 'react';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { late } from '../../platform/late/late.tsx';
import { call } from '../../platform/network/api.ts';
import { countryName, formatNumber } from '../../platform/texts/format.ts';
import { textNow, useText } from '../../platform/texts/i18n.ts';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { ComingFigures } from '../satisfaction/Figure.tsx';
import { RegionReporting } from './RegionReporting.tsx';
import classes from './RegionFigures.module.css';

const Waiting = () => <SkeletonLines lines={6} label={textNow('common', 'loading')} />;
// The world and the bars are heavy, and the list below does not wait for them.
const World = late(async () => ({ default: (await import('../../ui/charts/WorldPlot.tsx')).WorldPlot }), Waiting);
const Bars = late(async () => ({ default: (await import('../../ui/charts/BarPlot.tsx')).BarPlot }), Waiting);

/** How the region reports, where its churches are and which are silent, and how far its applications are. */
export function RegionFigures() {
  const t = useText('myRegion');
  const charts = useText('charts');
  const stages = useText('stages');
  const common = useText('common');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['myRegion', 'figures'],
    queryFn: ({ signal }) => call('getMyRegion', { signal }),
  });
  useEffect(() => {
    // On its way beside the numbers, not after them.
    for (const plot of [World, Bars]) void plot.load();
  }, []);
  if (error && !data) return <FailedReading error={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <ComingParts label={common('loading')} />;
  const shared = {
    format: formatNumber,
    words: { asTable: charts('asTable'), asChart: charts('asChart'), empty: charts('empty') },
  };
  const onMap = (values: 'churches' | 'silent') =>
    data.countries.flatMap((row) =>
      row[values] === 0 ? [] : { country: row.country, name: countryName(row.country), values: [row[values]] },
    );
  return (
    <div className={classes.parts}>
      <RegionReporting reporting={data.reporting} countries={data.countries} />
      <div className={classes.figures}>
        <ChartFigure
          title={t('map')}
          sentence={t('mapSentence')}
          data={{
            of: t('country'),
            series: [{ name: t('churches') }],
            rows: onMap('churches'),
          }}
          Plot={World.Component}
          {...shared}
        />
        <ChartFigure
          title={t('silentMap')}
          sentence={t('silentMapSentence')}
          data={{ of: t('country'), series: [{ name: t('silentChurches') }], rows: onMap('silent') }}
          Plot={World.Component}
          {...shared}
          words={{ ...shared.words, empty: t('noneSilent') }}
        />
        <ChartFigure
          title={t('pipeline')}
          sentence={t('pipelineSentence')}
          data={{
            of: t('stage'),
            series: [{ name: t('applications') }],
            rows: data.stages.map(({ stage, applications }) => ({ name: stages(stage), values: [applications] })),
          }}
          Plot={Bars.Component}
          {...shared}
        />
        <ChartFigure
          title={t('attendance')}
          sentence={t('attendanceSentence')}
          data={{
            of: t('year'),
            series: [{ name: t('attended') }],
            rows: data.attendance.map(({ year, people }) => ({ name: String(year), values: [people] })),
          }}
          Plot={Bars.Component}
          {...shared}
          words={{ ...shared.words, empty: t('nobodyAttended') }}
        />
      </div>
    </div>
  );
}

/** In rem, as high as they mostly come. */
const CHARTS = [25, 22, 34, 20] as const;

/** Stands where the figures will and as high, so that the list below them is not pushed away from under a finger. */
const ComingParts = ({ label }: { label: string }) => (
  <div className={classes.parts} aria-busy="true">
    <VisuallyHidden>
      <output>{label}</output>
    </VisuallyHidden>
    <ComingFigures count={4} />
    <div className={classes.figures}>
      {CHARTS.map((height) => (
        <Skeleton key={height} height={`${height}rem`} />
      ))}
    </div>
  </div>
);

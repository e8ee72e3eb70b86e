import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { late } from '../../platform/late/late.tsx';
import { countryName, formatNumber } from '../../platform/texts/format.ts';
import { textNow, useLanguage, useText } from '../../platform/texts/i18n.ts';
import { BarPlot } from '../../ui/charts/BarPlot.tsx';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { LinePlot } from '../../ui/charts/LinePlot.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { BY_COUNTRY, BY_MONTH, BY_STAGE } from './chartSamples.ts';
import classes from './ChartSamplesScreen.module.css';

const Waiting = () => <SkeletonLines lines={6} label={textNow('common', 'loading')} />;
// The world is as heavy as the charts, and not every screen of figures has one.
const World = late(async () => ({ default: (await import('../../ui/charts/WorldPlot.tsx')).WorldPlot }), Waiting);

/** One of each kind of chart, with figures that are made up: how the theme of charts looks. */
export function ChartSamplesScreen() {
  const t = useText('charts');
  const common = useText('common');
  const stages = useText('stages');
  const months = new Intl.DateTimeFormat(useLanguage(), { month: 'short', timeZone: 'UTC' });
  const words = { asTable: t('asTable'), asChart: t('asChart'), empty: t('empty') };
  const shared = { format: formatNumber, words };
  const byStage = {
    of: t('stage'),
    series: [{ name: t('applications') }],
    rows: BOARD_STAGES.map((stage, index) => ({ name: stages(stage), values: [BY_STAGE[index] ?? 0] })),
  };
  const byMonth = {
    of: t('month'),
    series: (['submitted', 'approved', 'deactivated'] as const).map((key) => ({ name: t(key) })),
    rows: BY_MONTH.map((values, month) => ({ name: months.format(Date.UTC(2025, month)), values })),
  };
  const byCountry = {
    of: t('country'),
    series: [{ name: t('churches') }],
    rows: Object.entries(BY_COUNTRY).map(([country, value]) => ({
      country,
      name: countryName(country),
      values: [value],
    })),
  };
  return (
    <Screen title={t('samplesTitle')} product={common('productName')} lead={t('samplesLead')}>
      <div className={classes.samples}>
        <ChartFigure title={t('bars')} sentence={t('barsSentence')} data={byStage} Plot={BarPlot} {...shared} />
        <ChartFigure title={t('lines')} sentence={t('linesSentence')} data={byMonth} Plot={LinePlot} {...shared} />
        <ChartFigure title={t('map')} sentence={t('mapSentence')} data={byCountry} Plot={World.Component} {...shared} />
        <ChartFigure
          title={t('nothing')}
          sentence={t('nothingSentence')}
          data={{ ...byStage, rows: [] }}
          Plot={BarPlot}
          {...shared}
        />
      </div>
    </Screen>
  );
}

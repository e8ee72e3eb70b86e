import { NativeSelect } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { ChurchStatistics } from '@portal/contract/census/statistics.ts';
import { CENSUS_SECTIONS, FIGURE_KEYS, type CensusKey } from '@portal/domain/census/form.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { countryName, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { LinePlot } from '../../ui/charts/LinePlot.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { keysOf } from '../report/reportParts.ts';
import { useReportWords } from '../report/useReportWords.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { useStatistics } from './statistics.queries.ts';
import classes from './Statistics.module.css';

/** A church against its own past and its region (product/census.md#statistics); `id` = the quarter whose figures stand in the table. */
export function StatisticsScreen() {
  const t = useText('reportStatistics');
  const common = useText('common');
  const { church = '' } = useParams();
  const query = useStatistics(idIn(church));
  const { data } = query;
  return (
    <Screen
      title={data ? t('title', { church: data.church.name }) : t('titleWaiting')}
      lead={data && [data.church.city, countryName(data.church.country)].filter(Boolean).join(', ')}
      product={common('productName')}
      back={<BackLink to={useParent()} label={t('back')} />}
    >
      <UntilRead query={query} />
      {data &&
        (data.quarters.length > 0 ? (
          <Figures statistics={data} />
        ) : (
          <EmptyState icon={<IconChartLine size={28} stroke={1.5} />} title={t('empty')} text={t('emptyText')} />
        ))}
    </Screen>
  );
}

/** The address of what the statistics are of: a church's reports, or a leader in a church. */
const useParent = (): string => useLocation().pathname.replace(/\/statistics(?:\/\d*)?$/, '');

const isFigure = (key: CensusKey): boolean => FIGURE_KEYS.includes(key);

function Figures({ statistics: { region, quarters } }: { statistics: ChurchStatistics }) {
  const t = useText('reportStatistics');
  const reports = useText('reportChurches');
  const form = useText('censusForm');
  const charts = useText('charts');
  const navigate = useNavigate();
  const parent = useParent();
  const { id } = useParams();
  const { label } = useReportWords();
  const { address, change } = useAddress();
  const figure = FIGURE_KEYS.find((key) => key === address.get('figure')) ?? 'activeMembers';
  const show = (key: string) => change({ figure: key === 'activeMembers' ? undefined : key }, { replace: true });
  const chosen = quarters.find(({ census }) => census.id === idIn(id)) ?? quarters.at(-1);
  const before = quarters[quarters.findIndex((quarter) => quarter === chosen) - 1];
  const titleOf = ({ census }: ChurchStatistics['quarters'][number]) => reports('quarterOf', census);
  const words = { asTable: charts('asTable'), asChart: charts('asChart'), empty: charts('empty') };
  return (
    <div className={classes.parts}>
      <div className={classes.choices}>
        <NativeSelect
          label={t('figure')}
          value={figure}
          data={CENSUS_SECTIONS.filter((section) => keysOf(section).some(isFigure)).map((section) => ({
            group: form(`section.${section}`),
            items: keysOf(section)
              .filter(isFigure)
              .map((key) => ({ value: key, label: label(key) })),
          }))}
          onChange={({ currentTarget }) => show(currentTarget.value)}
        />
        <NativeSelect
          label={t('quarter')}
          value={String(chosen?.census.id ?? '')}
          data={quarters.toReversed().map((quarter) => ({ value: String(quarter.census.id), label: titleOf(quarter) }))}
          onChange={({ currentTarget }) =>
            void navigate(
              {
                pathname: `${parent}/statistics/${currentTarget.value}`,
                search: address.toString(),
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </div>
      <ChartFigure
        title={t('chart', { figure: label(figure) })}
        sentence={region ? t('sentence', { ephesian: region.name }) : t('sentenceCountry')}
        data={{
          of: t('quarter'),
          series: [{ name: t('church') }, { name: t('mean') }],
          rows: quarters.map((quarter) => ({
            name: titleOf(quarter),
            values: [quarter.values[figure], quarter.mean[figure]],
          })),
        }}
        format={formatNumber}
        Plot={LinePlot}
        words={words}
      />
      {chosen && (
        <FiguresTable
          title={t('all', { quarter: titleOf(chosen) })}
          note={t('churches', { count: chosen.churches, shown: formatNumber(chosen.churches) })}
          now={chosen}
          before={before}
          onShow={show}
        />
      )}
    </div>
  );
}

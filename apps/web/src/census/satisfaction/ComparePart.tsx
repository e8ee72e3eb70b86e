import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Link } from 'react-router';
import type { SatisfactionFigures } from '@portal/contract/census/satisfaction.ts';
import { choseIn, shareOf, type CensusTotals, type SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { withChanges } from '../../platform/address/addressWords.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { countryName, formatNumber, formatShare } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { behind } from './behind.ts';
import { FigureLink } from './FigureLink.tsx';
import type { ReportFilters } from './satisfaction.queries.ts';
import classes from './Satisfaction.module.css';

const WAYS = ['quarter', 'country', 'ephesian'] as const;
const FIGURES = ['generated', 'received', 'pending', 'expired', 'satisfied', 'dissatisfied'] as const;

interface Props {
  report: SatisfactionReport;
  figures: SatisfactionFigures;
  filters: ReportFilters;
}

interface Row {
  key: string;
  name: string;
  /** What narrows the lists behind its figures. */
  filters: ReportFilters;
  /** It is of another quarter, which it opens. */
  opens?: string | undefined;
  totals: CensusTotals;
}

/** The figures side by side: the quarters of the year, or of the quarter its countries or Ephesians. */
export function ComparePart({ report, figures, filters }: Props) {
  const t = useText('satisfaction');
  const { address, change } = useAddress();
  const by = WAYS.find((way) => way === address.get('by')) ?? 'quarter';
  const rows = useRows(figures, filters)[by];
  return (
    <Panel title={t('compare')}>
      <SegmentedControl
        className={classes.ways ?? ''}
        aria-label={t('by')}
        value={by}
        data={WAYS.map((value) => ({ value, label: t(`by.${value}`) }))}
        onChange={(value) => change({ by: value === 'quarter' ? undefined : value }, { replace: true })}
      />
      {rows.length === 0 && <p className={classes.note}>{t('nothingFits')}</p>}
      {rows.length > 0 && (
        // A wide table scrolls by itself, and whoever has no mouse scrolls it by the arrows.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={classes.scroller} aria-label={t(`by.${by}`)} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t(`by.${by}`)}</th>
                {FIGURES.map((figure) => (
                  <th key={figure} scope="col">
                    {t(figure)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} data-shown={by === 'quarter' && row.opens === undefined}>
                  <th scope="row">
                    {row.opens === undefined ? (
                      row.name
                    ) : (
                      <Link to={row.opens} className={classes.link ?? ''} preventScrollReset>
                        {row.name}
                      </Link>
                    )}
                  </th>
                  {FIGURES.map((figure) => (
                    <td key={figure}>
                      <FigureLink
                        name={`${row.name}, ${t(figure)}`}
                        count={row.totals[figure]}
                        shown={shown(figure, row.totals)}
                        to={behind(report, figure, row.filters)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}

/** What was chosen is told as a part of those who chose. */
function shown(figure: keyof CensusTotals, totals: CensusTotals): string {
  if (figure !== 'satisfied' && figure !== 'dissatisfied') return formatNumber(totals[figure]);
  const share = shareOf(totals[figure], choseIn(totals));
  return share === null ? '–' : formatShare(share);
}

function useRows(
  { census, quarters, countries, ephesians }: SatisfactionFigures,
  filters: ReportFilters,
): Record<(typeof WAYS)[number], Row[]> {
  const t = useText('satisfaction');
  const { address } = useAddress();
  const at = (id: number) => `?${withChanges(address, { census: String(id) }).toString()}`;
  return {
    quarter: quarters.map(({ census: each, ...totals }) => ({
      key: String(each.id),
      name: t('quarterShort', each),
      filters: { ...filters, census: String(each.id) },
      opens: each.id === census?.id ? undefined : at(each.id),
      totals,
    })),
    country: countries.map(({ country, ...totals }) => ({
      key: country,
      name: countryName(country),
      filters: { ...filters, country },
      totals,
    })),
    ephesian: ephesians.map(({ ephesian, ...totals }) => ({
      key: String(ephesian?.id ?? 'none'),
      name: ephesian?.name ?? t('nobody'),
      filters: { ...filters, ephesian: String(ephesian?.id ?? 'none') },
      totals,
    })),
  };
}

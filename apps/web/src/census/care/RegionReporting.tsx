import type { RegionFigures } from '@portal/contract/census/myRegion.ts';
import { choseIn, shareOf, type CensusTotals, type SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { formatNumber, formatShare } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { behind } from '../satisfaction/behind.ts';
import { Figure, Figures } from '../satisfaction/Figure.tsx';
import { FigureLink } from '../satisfaction/FigureLink.tsx';

/** How the churches of the region report, what they are satisfied with, and who is silent; each leads to its churches. */
export function RegionReporting({ reporting, countries }: Pick<RegionFigures, 'reporting' | 'countries'>) {
  const t = useText('myRegion');
  const churches = countries.reduce((sum, country) => sum + country.churches, 0);
  const silent = countries.reduce((sum, country) => sum + country.silent, 0);
  return (
    <Figures>
      {reporting && <Quarter {...reporting} />}
      <Figure
        name={t('silentChurches')}
        value={
          <FigureLink
            name={t('silentChurches')}
            count={silent}
            shown={formatNumber(silent)}
            to="/pastoral-care/list?silent=yes"
          />
        }
        note={t('ofChurches', { count: churches, shown: formatNumber(churches) })}
      />
    </Figures>
  );
}

function Quarter({ census, care, vision }: NonNullable<RegionFigures['reporting']>) {
  const t = useText('myRegion');
  const words = useText('satisfaction');
  const share = (part: number, whole: number) => {
    const found = shareOf(part, whole);
    return found === null ? '–' : formatShare(found);
  };
  const of = { census: String(census.id), country: undefined, ephesian: undefined };
  const satisfied = (report: SatisfactionReport, totals: CensusTotals, name: string) => {
    const chose = choseIn(totals);
    return (
      <Figure
        name={name}
        value={
          <FigureLink
            name={name}
            count={totals.satisfied}
            shown={share(totals.satisfied, chose)}
            to={behind(report, 'satisfied', of)}
          />
        }
        note={
          chose === 0
            ? words('nobodyChose')
            : words('ofChose', { count: chose, part: formatNumber(totals.satisfied), shown: formatNumber(chose) })
        }
      />
    );
  };
  return (
    <>
      <Figure
        name={t('reporting', census)}
        value={
          <FigureLink
            name={t('received')}
            count={care.received}
            shown={share(care.received, care.generated)}
            to={behind('care', 'received', of)}
          />
        }
        note={t('ofReports', { part: formatNumber(care.received), shown: formatNumber(care.generated) })}
      />
      {satisfied('care', care, t('satisfiedCare'))}
      {satisfied('vision', vision, t('satisfiedVision'))}
    </>
  );
}

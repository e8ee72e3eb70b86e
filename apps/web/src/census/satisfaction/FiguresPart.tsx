import type { SatisfactionFigures } from '@portal/contract/census/satisfaction.ts';
import { choseIn, shareOf, type CensusTotals, type SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { formatNumber, formatShare } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { behind } from './behind.ts';
import { Figure, Figures } from './Figure.tsx';
import { FigureLink } from './FigureLink.tsx';
import type { ReportFilters } from './satisfaction.queries.ts';
import { ShareBar } from './ShareBar.tsx';
import classes from './Satisfaction.module.css';

interface Props {
  report: SatisfactionReport;
  figures: SatisfactionFigures;
  filters: ReportFilters;
}

/** The quarter in figures: how many reports, and what the churches chose, with over how many (product/census.md#totals). */
export function FiguresPart({ report, figures: { all, erased }, filters }: Props) {
  const t = useText('satisfaction');
  const chose = choseIn(all);
  const link = (figure: keyof CensusTotals, shown: string) => (
    <FigureLink name={t(figure)} count={all[figure]} shown={shown} to={behind(report, figure, filters)} />
  );
  const ofGenerated = (part: number) => {
    const share = shareOf(part, all.generated);
    return share === null ? undefined : t('ofGenerated', { share: formatShare(share) });
  };
  const ofChose = (part: number) =>
    chose === 0
      ? t('nobodyChose')
      : t('ofChose', { count: chose, part: formatNumber(part), shown: formatNumber(chose) });
  const percent = (part: number) => {
    const share = shareOf(part, chose);
    return share === null ? '–' : formatShare(share);
  };
  return (
    <>
      <Figures>
        <Figure name={t('generated')} value={link('generated', formatNumber(all.generated))} />
        <Figure
          name={t('received')}
          value={link('received', formatNumber(all.received))}
          note={ofGenerated(all.received)}
        />
        <Figure
          name={t('pending')}
          value={link('pending', formatNumber(all.pending))}
          note={ofGenerated(all.pending)}
        />
        <Figure
          name={t('expired')}
          value={link('expired', formatNumber(all.expired))}
          note={ofGenerated(all.expired)}
        />
        <Figure
          name={t('satisfied')}
          value={link('satisfied', percent(all.satisfied))}
          note={ofChose(all.satisfied)}
          tone="good"
        />
        <Figure
          name={t('dissatisfied')}
          value={link('dissatisfied', percent(all.dissatisfied))}
          note={ofChose(all.dissatisfied)}
          tone="bad"
        />
      </Figures>
      <ShareBar part={all.satisfied} of={chose} />
      {erased > 0 && <p className={classes.note}>{t('erased', { count: erased, shown: formatNumber(erased) })}</p>}
    </>
  );
}

import type { ReactNode } from 'react';
import { LISTS } from 'virtual:lists';
import type { SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { FilterSheet } from '../../platform/lists/filterSheet.ts';
import type { ListAddress } from '../../platform/lists/useListAddress.ts';
import { useListFilters, type LooseText } from '../../platform/lists/useListFilters.ts';
import { useTableTexts } from '../../platform/lists/useTableTexts.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FilterBar } from '../../ui/table/filters/FilterBar.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ComparePart } from './ComparePart.tsx';
import { FiguresPart } from './FiguresPart.tsx';
import { QuarterChoice } from './QuarterChoice.tsx';
import { useFigures, type ReportFilters } from './satisfaction.queries.ts';
import classes from './Satisfaction.module.css';

/** These narrow the figures and the comments. */
const BOTH = ['country', 'ephesian'];

interface Props {
  report: SatisfactionReport;
  address: ListAddress;
  /** The comments. */
  children: ReactNode;
}

/** A report: what narrows all of it, its figures, these compared, and the comments. */
export function ReportParts({ report, address, children }: Props) {
  const t = useText('satisfaction');
  const texts = useTableTexts();
  const { census = '', country, ephesian } = address.filters;
  const filters: ReportFilters = { census, country, ephesian };
  const choices = useListFilters(LISTS.listVisionComments.filters, t as LooseText, undefined);
  const query = useFigures(report, filters);
  const { data } = query;
  return (
    <div className={classes.parts}>
      <div className={classes.filters}>
        <QuarterChoice census={census} onChoose={(chosen) => address.filterBy('census', chosen)} />
        <FilterBar
          filters={choices.filter(({ key }) => BOTH.includes(key))}
          values={address.filters}
          onFilter={address.filterBy}
          onClear={() => address.clear(['census', 'answer'])}
          texts={texts}
          Sheet={FilterSheet}
          found={query.isPlaceholderData ? undefined : data?.all.generated}
        />
      </div>
      <UntilRead query={query} />
      {data && (
        <>
          <FiguresPart report={report} figures={data} filters={filters} />
          <ComparePart report={report} figures={data} filters={filters} />
        </>
      )}
      <Panel title={t('title')}>{children}</Panel>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { SettingHistory } from '../../platform/history/SettingHistory.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { DatesForm } from './DatesForm.tsx';
import { DatesRead } from './DatesRead.tsx';
import { NextSending } from './NextSending.tsx';
import { reportDatesQuery } from './reportDates.queries.ts';

/** When the quarterly reports go out and are due, and what goes out next (product/configuration.md#report-dates). */
export function ReportDatesScreen() {
  const t = useText('reportDates');
  const common = useText('common');
  const { permissions } = useActor();
  const query = useQuery(reportDatesQuery);
  const { data: dates } = query;
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      lead={t('lead')}
      {...(permissions.has('business.configuration.census') && { actions: <SettingHistory of="CENSUS_TIME" /> })}
    >
      <UntilRead query={query} />
      {dates && (
        <>
          <NextSending dates={dates} />
          {permissions.has('business.configuration.census') ? (
            <DatesForm key={dates.version} dates={dates} />
          ) : (
            <DatesRead time={dates.time} />
          )}
        </>
      )}
    </Screen>
  );
}

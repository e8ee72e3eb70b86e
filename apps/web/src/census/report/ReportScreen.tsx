import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import type { CensusReport } from '@portal/contract/census/reports.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { countryName, formatDate, formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ContactsPanel } from '../chasing/ContactsPanel.tsx';
import { DownloadMenu } from '../quarterly/DownloadMenu.tsx';
import { reportAddress } from '../quarterly/reportAddress.ts';
import { useReportsLive } from '../reports.live.ts';
import { OpenReport } from './OpenReport.tsx';
import { ReadReport } from './ReadReport.tsx';
import { useReport } from './report.queries.ts';
import classes from './Report.module.css';

/** One church's report of a quarter: filled in (`start`, `edit`) or read (`view`), as far as its reader may (product/census.md#states). */
export function ReportScreen() {
  const t = useText('censusReport');
  const reports = useText('reportChurches');
  const common = useText('common');
  const navigate = useNavigate();
  const { permissions } = useActor();
  const { church = '', census = '', mode } = useParams();
  const query = useReport({ church: idIn(church), census: idIn(census) });
  useReportsLive(idIn(church));
  const { data: told } = query;
  const list = `/reports/list-churches/${church}/quarterly-list`;
  const addressOf = (way: 'edit' | 'view') => reportAddress(idIn(church), idIn(census), way);
  const isOpen = told !== undefined && (told.may.includes('start') || told.may.includes('edit'));
  const isOwed = told !== undefined && told.sentAt === null;
  const isFilledIn = isOpen && mode !== 'view';
  const fillIn = isOpen && !isFilledIn && (
    <Button component={Link} to={addressOf('edit')}>
      {t('fillIn')}
    </Button>
  );
  const actions = told?.files ? <DownloadMenu name={reports('quarterOf', told.census)} files={told.files} /> : fillIn;
  return (
    <Screen
      title={told ? reports('quarterOf', told.census) : t('title')}
      lead={told && [told.church.name, told.church.city, countryName(told.church.country)].filter(Boolean).join(', ')}
      product={common('productName')}
      back={<BackLink to={list} label={t('back')} />}
      {...(actions && { actions })}
    >
      <UntilRead query={query} />
      {told && <HowItStands told={told} />}
      {told &&
        (isFilledIn ? (
          <OpenReport
            key={`${church} ${census}`}
            told={told}
            onSent={() => void navigate(addressOf('view'), { replace: true })}
          />
        ) : (
          <>
            {isOwed && permissions.has('business.report.census') && (
              <ContactsPanel of={{ church: told.church.id, census: told.census.id }} />
            )}
            <ReadReport told={told} />
          </>
        ))}
    </Screen>
  );
}

/** By when it may be sent, when it was received, or why nothing is entered any more. */
function HowItStands({ told: { state, sentAt, sentBy, deadline, church } }: { told: CensusReport }) {
  const t = useText('censusReport');
  const day = formatDate(deadline);
  const said = () => {
    if (sentAt !== null) {
      const instant = formatInstant(sentAt);
      return sentBy === null ? t('receivedFromChurch', { instant }) : t('received', { instant, name: sentBy });
    }
    if (church.closed) return t('closed');
    return state === 'EXPIRED' ? t('expired', { day }) : t('open', { day });
  };
  return <p className={classes.stands}>{said()}</p>;
}

import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconExternalLink, IconPrinter } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Licence } from '@portal/contract/licences/licences.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { call, presentOf } from '../platform/network/api.ts';
import { formatDate } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { StateMark } from '../ui/states/StateMark.tsx';
import { ToastPlace } from '../ui/toasts/ToastPlace.tsx';
import { LeaderCard } from './LeaderCard.tsx';
import { acceptLicence } from './licences.queries.ts';
import { gapsOfDetail } from './spouseOf.ts';
import { STANDING_MARKS } from './standingMarks.ts';
import classes from './Licence.module.css';

/** What is asked before it is done. */
export type LicenceQuestion = 'reissue' | 'deactivate';

interface Props {
  application: Detail;
  licence: Licence;
  onAsk: (question: LicenceQuestion) => void;
}

/** How a licence stands, the leader card or what it lacks, and what this reader may do with it. */
export function LicenceShown({ application, licence, onAsk }: Props) {
  const t = useText('licences');
  const { id, may } = application;
  const gaps = gapsOfDetail(application);
  const { standing, deactivated, reason, address, renewable } = licence;
  const renew = useLicenceAct('renewLicence', id, {
    done: (now) => t('renewed', { date: formatDate(now.validUntil) }),
    failed: t('renewFailed'),
  });
  const activate = useLicenceAct('switchLicence', id, { done: () => t('activated'), failed: t('activateFailed') });
  const { icon, tone } = STANDING_MARKS[standing];
  usePrintsCard();
  return (
    <div className={classes.part}>
      <div className={classes.standing}>
        <StateMark icon={icon} tone={tone}>
          {t(`standing.${standing}`)}
        </StateMark>
        <a href={address} target="_blank" rel="noreferrer" className={classes.link}>
          {t('verify')} <IconExternalLink size={16} aria-hidden />
        </a>
      </div>
      {reason && <p className={classes.quiet}>{t('reason', { reason })}</p>}
      {standing === 'INACTIVE' && !deactivated && <p className={classes.quiet}>{t('notAdmitted')}</p>}
      {gaps.length === 0 ? (
        <LeaderCard application={application} licence={licence} />
      ) : (
        <div>
          <p>{t('incomplete')}</p>
          <ul className={classes.gaps}>
            {gaps.map((gap) => (
              <li key={gap}>{t(`gap.${gap}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <ToastPlace />
      <div className={classes.acts}>
        {gaps.length === 0 && standing === 'ACTIVE' && (
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
        {gaps.length === 0 && licence.pdf !== null && (
          <Button
            variant="default"
            component="a"
            href={licence.pdf}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t('pdf')}
          </Button>
        )}
        {may.licence && !deactivated && renewable && (
          <Button loading={renew.busy} onClick={() => renew.press({ seen: licence.version })}>
            {t('renew')}
          </Button>
        )}
        {may.licence && !deactivated && (
          <>
            <Button variant="default" onClick={() => onAsk('reissue')}>
              {t('reissue')}
            </Button>
            <Button variant="default" onClick={() => onAsk('deactivate')}>
              {t('deactivate')}
            </Button>
          </>
        )}
        {may.licence && deactivated && (
          <Button loading={activate.busy} onClick={() => activate.press({ active: true, seen: licence.version })}>
            {t('activate')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** An act of one press; what another did meanwhile is shown, so that the next press is upon that. */
function useLicenceAct(
  name: 'renewLicence' | 'switchLicence',
  id: number,
  texts: { done: (now: Licence) => string; failed: string },
) {
  const client = useQueryClient();
  const { press, pressed } = useQuickAct({
    act: async (body: { seen: number; active?: boolean }) => {
      try {
        const held =
          name === 'renewLicence'
            ? await call('renewLicence', { params: { id }, body })
            : await call('switchLicence', { params: { id }, body: { active: true, ...body } });
        acceptLicence(client, id, held);
        return held;
      } catch (error) {
        const present = presentOf(name, error);
        if (present) acceptLicence(client, id, present);
        throw error;
      }
    },
    done: (_, { licence }) => (licence ? texts.done(licence) : undefined),
    failed: () => texts.failed,
  });
  return { press, busy: pressed !== undefined };
}

/** While the card is shown, printing prints it alone. */
function usePrintsCard(): void {
  useEffect(() => {
    document.documentElement.dataset['prints'] = 'card';
    return () => void delete document.documentElement.dataset['prints'];
  }, []);
}

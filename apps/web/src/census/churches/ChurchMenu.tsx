import {
  IconBellRinging,
  IconBuildingChurch,
  IconCalendarPlus,
  IconEye,
  IconListDetails,
  IconPhone,
} from '@tabler/icons-react';
import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import { whyNotReopen } from '@portal/domain/census/states.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useChase } from '../chasing/useChase.tsx';
import { reportAddress } from '../quarterly/reportAddress.ts';

/** What is done about the newest report of a church from the list (product/census.md#chasing), and where more of it is read. */
export function ChurchMenu({ church }: { church: ReportChurch }) {
  const t = useText('reportChurches');
  const contacts = useText('reportContacts');
  const { permissions } = useActor();
  const { remind, note, reopen, dialog } = useChase(church);
  const { id, name, last, chase, closed } = church;
  if (!last) return null;
  const isOwed = last.sentAt === null;
  const why = chase?.whyNotRemind ?? undefined;
  return (
    <>
      <RowMenu
        label={t('actionsOf', { name })}
        acts={[
          isOwed &&
            chase !== null && {
              label: contacts('remind'),
              icon: IconBellRinging,
              does: remind,
              why: why && why !== 'census.sent' ? t(`whyNotRemind.${why}`) : undefined,
            },
          isOwed && chase !== null && { label: contacts('note'), icon: IconPhone, does: note },
          whyNotReopen(last.state, closed).length === 0 && {
            label: t('moreTime'),
            icon: IconCalendarPlus,
            does: reopen,
            why: permissions.has('business.census.edit') ? undefined : t('onlyEditors'),
          },
          { label: t('viewReport'), icon: IconEye, does: reportAddress(id, last.census.id, 'view') },
          {
            label: t('allReports'),
            icon: IconListDetails,
            does: `/reports/list-churches/${id}/quarterly-list`,
          },
          { label: t('openChurch'), icon: IconBuildingChurch, does: `/churches/${id}` },
        ]}
      />
      {dialog}
    </>
  );
}

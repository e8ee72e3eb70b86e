import type { Notice } from '@portal/contract/notifications/notices.ts';
import { formatDate, formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { ownTime } from '../platform/texts/ownClock.ts';

/** Which part of the card is looked at for it. */
const TABS: Partial<Record<Notice['kind'], string>> = {
  INTERVIEW_NEAR: 'interview',
  CHAT: 'chat',
  MAIL_FAILED: 'history',
};

/** Where a notice leads to; nowhere where the active role does not see its case. A run is opened over the screen. */
export function placeOf({ kind, applicationId, case: about }: Notice): string | undefined {
  if (kind === 'EXPORT_READY') return '/account/exports';
  if (kind === 'CENSUS_OPENED') return '/reports/list-churches';
  if (about === null || applicationId === null) return undefined;
  const tab = TABS[kind];
  return `/requests/dashboard?card=${applicationId}${tab ? `&tab=${tab}` : ''}`;
}

/** What a notice says, in the reader's language. */
export function useNoticeText(): (notice: Notice) => string {
  const t = useText('notices');
  const bulk = useText('bulk');
  const exports = useText('exports');
  const caseOf = ({ case: about }: Notice): string => {
    if (about === null) return t('someCase');
    return about.caseNumber === null ? about.name : t('ofCase', { name: about.name, caseNumber: about.caseNumber });
  };
  return (notice) => {
    const { kind, times: count, startsAt, list, run, said, census } = notice;
    const named = { case: caseOf(notice) };
    switch (kind) {
      case 'INTERVIEW_NEAR':
        return startsAt ? t(kind, { ...named, time: ownTime(startsAt) }) : t('INTERVIEW_gone', named);
      case 'EXPORT_READY':
        return list ? t(kind, { list: exports(`list.${list}`) }) : t('EXPORT_gone');
      case 'BULK_DONE':
        return run
          ? bulk(`${run.kind}.done`, { done: formatNumber(run.done), total: formatNumber(run.total) })
          : t('BULK_gone');
      case 'NOTIFICATION':
        return said ? t(kind, said) : t('NOTIFICATION_gone');
      case 'CENSUS_OPENED':
        return census
          ? t(kind, { quarter: census.quarter, year: String(census.year), deadline: formatDate(census.deadline) })
          : t('CENSUS_gone');
      case 'CASE_ASSIGNED':
        return t(kind, named);
      default:
        return count === 1 ? t(kind, named) : t(`${kind}_times`, { ...named, count, shown: formatNumber(count) });
    }
  };
}

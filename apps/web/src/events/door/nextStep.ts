import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { formatDate, formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { momentOf, timeOf } from '../eventTimes.ts';

/** What whoever stands at the door may do about a refusal, beyond what its own text says; nothing of one that it has no word for. */
export function useNextStep(door: Door) {
  const t = useText('door');
  const stages = useText('stages');
  const events = useText('eventList');
  return ({ code, params = {} }: FieldProblem): string => {
    switch (code) {
      case 'CKE003':
      case 'CKE006':
      case 'CKE008':
      case 'CKE016':
      case 'event.code':
        return t(`next.${code}`);
      case 'CKE004':
        return t('next.CKE004', { date: momentOf(door.startsAt, door.zone) });
      case 'CKE005':
        return t('next.CKE005', { date: momentOf(door.endsAt, door.zone) });
      case 'CKE007':
        return t('next.CKE007', { date: formatDate(String(params['date'])) });
      case 'CKE009':
        return params['stage'] === undefined
          ? t('next.CKE009.none')
          : t('next.CKE009', { stage: stages(params['stage'] as Parameters<typeof stages>[0]) });
      case 'CKE010':
        return t('next.CKE010', { date: timeOf(new Date(Number(params['at'])).toISOString(), door.zone) });
      case 'event.kind':
        return t('next.event.kind', { kinds: formatList(door.access.map((kind) => events(`access.${kind}`))) });
      default:
        return '';
    }
  };
}

/** When an appointment is, on the applicant's clock and on the reader's. */
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { hoursText, spanText, zoneText, type Span } from '@portal/messages/zonedTimeText.ts';
import { currentLanguage } from '../../platform/texts/i18n.ts';

export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface BothTimes {
  theirs: string;
  zone: string;
  /** Nothing where the reader's clock shows the same; the day where it is another there. */
  yours: string | null;
}

export function bothTimes(span: Span, zone: string): BothTimes {
  const language = currentLanguage();
  const [there, here] = [zone, readerZone()].map((one) => wallAt(span.startsAt.getTime(), one));
  const isSameDay = there?.day === here?.day;
  const mine = (isSameDay ? hoursText : spanText)(language, span, readerZone());
  return {
    theirs: spanText(language, span, zone),
    zone: zoneText(language, zone, span.startsAt),
    yours: isSameDay && there?.time === here?.time ? null : mine,
  };
}

export const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

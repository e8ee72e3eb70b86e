import type { LineEntry } from '@portal/contract/churches/churches.ts';
import { isBoardStage } from '@portal/domain/applications/stages.ts';
import { INTERVIEW_RESULTS } from '@portal/domain/applications/values.ts';
import { countryName, formatDate, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** What happened, in words; what a version to come tells of has words of its own there. */
export function useLineText(): (entry: LineEntry) => string {
  const t = useText('churchPages');
  const stages = useText('stages');
  const form = useText('applicationForm');
  const stage = (value: string | null | undefined) => (value && isBoardStage(value) ? stages(value) : '–');
  const text = (value: string | null | undefined) => value || '–';

  const ofChurch = ({ what, detail: { what: fact, day, from, to } }: LineEntry): string => {
    const on = day ? formatDate(day) : '–';
    if (what === 'recorded') return t('line.recorded');
    if (what === 'closingUndone') return t('line.closingUndone', { day: on });
    if (fact === 'country') return t('line.country', { day: on, from: country(from), to: country(to) });
    if (fact === 'name') return from && to ? t('line.name', { day: on, from, to }) : t('line.renamed', { day: on });
    return t(fact === 'closed' ? 'line.closed' : 'line.opened', { day: on });
  };
  const country = (code: string | null | undefined) => (code ? countryName(code) : '–');

  const ofApplication = ({ what, detail: { from, to, result, until } }: LineEntry): string => {
    const named = INTERVIEW_RESULTS.find((known) => known === result);
    switch (what) {
      case 'submitted':
        return t('line.submitted');
      case 'moved':
        return t('line.moved', { from: stage(from), to: stage(to) });
      case 'undone':
        return t('line.undone', { to: stage(to) });
      case 'interview.recorded':
        return t('line.interviewed', { result: named ? form(`values.interviewResult.${named}`) : '–' });
      case 'exonerated':
        return t('line.exonerated');
      case 'licence.issued':
        return t('line.licence.issued');
      case 'licence.renewed':
        return t('line.licence.renewed', { until: until ? formatDate(until) : '–' });
      case 'licence.reissued':
        return t('line.licence.reissued');
      case 'licence.deactivated':
        return t('line.licence.deactivated');
      case 'licence.activated':
        return t('line.licence.activated');
      default:
        return what.startsWith('paid.') ? t('line.paid') : t('line.other');
    }
  };

  const ofPerson = ({ what, detail: { from, to } }: LineEntry): string => {
    if (what === 'recorded') return t('line.recorded');
    if (what === 'associated') return to ? t('line.associated', { to }) : t('line.dissociated');
    if (what === 'parentSet') return to ? t('line.parentSet', { to }) : t('line.parentNone', { from: text(from) });
    return t('line.other');
  };

  const ofReport = ({ what, detail: { quarter, year, to } }: LineEntry): string => {
    const of = { quarter: text(quarter), year: text(year) };
    if (what === 'reopened') return t('line.report.reopened', { ...of, day: to ? formatDate(to) : '–' });
    return t(what === 'missed' ? 'line.report.missed' : 'line.report.received', of);
  };

  const ofEvent = ({ what, detail: { name, people } }: LineEntry): string => {
    const count = Number(people ?? 0);
    if (what === 'entered') return t('line.entered', { event: text(name) });
    return t('line.attended', { event: text(name), count, shown: formatNumber(count) });
  };

  const ofSame = ({ what, detail: { other } }: LineEntry): string | undefined => {
    if (what === 'merged') return t('line.merged', { other: text(other) });
    if (what === 'unmerged') return t('line.unmerged', { other: text(other) });
    return what === 'notSame' ? t('line.notSame', { other: text(other) }) : undefined;
  };

  return (entry) => {
    const same = entry.source === 'applications' || entry.source === 'events' ? undefined : ofSame(entry);
    if (same !== undefined) return same;
    if (entry.source === 'churches') return ofChurch(entry);
    if (entry.source === 'census') return ofReport(entry);
    if (entry.source === 'events') return ofEvent(entry);
    return entry.source === 'persons' ? ofPerson(entry) : ofApplication(entry);
  };
}

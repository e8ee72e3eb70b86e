import { fieldTarget } from '@portal/domain/applications/form.ts';
import { useText } from '../../../platform/texts/i18n.ts';

/** The label of a field key (`FORM_LEADER_NAME` …); with its section, since several sections have a name. */
export function useFieldLabel(): { plain: (key: string) => string; full: (key: string) => string } {
  const t = useText('applicationForm');
  const detail = useText('applicationDetail');

  const plain = (key: string): string => {
    const target = fieldTarget(key);
    if (!target) return t('fields.unknown');
    if (target.type === 'document') return t(`fields.documents.${target.kind}`);
    if (target.type === 'photo') return target.kind === 'LEADER' ? t('fields.leader.photo') : t('fields.spouse.photo');
    return t(`fields.${target.section}.${target.name}` as 'fields.leader.name');
  };
  const full = (key: string): string => {
    const target = fieldTarget(key);
    if (target?.type !== 'field') return plain(key);
    return t('fields.inSection', { field: plain(key), section: detail(`section.${target.section}`) });
  };
  return { plain, full };
}

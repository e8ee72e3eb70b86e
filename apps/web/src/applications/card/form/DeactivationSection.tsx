import type { Detail } from '@portal/contract/applications/detail.ts';
import { DEACTIVATION_TYPES, type DeactivationType } from '@portal/domain/applications/values.ts';
import { formatDate } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { RecordSection } from './RecordSection.tsx';

const isType = (value: string): value is DeactivationType => (DEACTIVATION_TYPES as readonly string[]).includes(value);

/** Why and by whom the application was deactivated. */
export function DeactivationSection({ deactivation }: { deactivation: NonNullable<Detail['deactivation']> }) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const { type, reason, description, departureDate } = deactivation;
  return (
    <RecordSection
      title={t('section.deactivation')}
      rows={[
        [t('record.type'), form(`values.deactivationType.${isType(type) ? type : 'OTHER'}`)],
        [t('record.reason'), reason],
        [t('deactivation.description'), description],
        [t('deactivation.departureDate'), departureDate && formatDate(departureDate)],
      ]}
      record={deactivation}
    />
  );
}

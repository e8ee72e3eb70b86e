import { useWatch, type Control } from 'react-hook-form';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { reachOf, visibleStages } from '@portal/domain/access/reach.ts';
import { RECIPIENT_GROUPS } from '@portal/domain/notifications/notification.ts';
import { ChecksField } from '../../platform/forms/fields/ChecksField.tsx';
import { SelectField } from '../../platform/forms/fields/SelectField.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useCountryChoices } from '../../platform/texts/useCountryChoices.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { ApplicantsField } from './ApplicantsField.tsx';
import { useNotificationOptions } from './notifications.queries.ts';
import { PeopleField } from './PeopleField.tsx';
import { RecipientCount } from './RecipientCount.tsx';
import type { NotificationValues } from './useNotificationForm.ts';

interface Props {
  control: Control<NotificationValues>;
  /** As it was last seen; nothing where one is made. */
  base: Notification | undefined;
}

interface Named {
  id: number;
  name: string;
}

const NOBODY: Notification['applicants'] = [];
const choicesOf = (of: readonly Named[]) => of.map(({ id, name }) => ({ value: String(id), label: name }));

/** Groups, which applicants of them, single persons, and how many they are. */
export function RecipientsFields({ control, base }: Props) {
  const t = useText('notificationForm');
  const stages = useText('stages');
  const countries = useCountryChoices();
  const options = useNotificationOptions().data;
  const groups = useWatch({ control, name: 'groups' });
  const known = options?.people ?? [];
  // Whoever was chosen and is not active any more still stands there.
  const others = (base?.people ?? []).filter(({ id }) => !known.some((one) => one.id === id));
  const seen = visibleStages(reachOf(useActor()));
  return (
    <>
      <ChecksField
        control={control}
        name="groups"
        label={t('groups')}
        hint={t('groupsHint')}
        choices={RECIPIENT_GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
        optional
      />
      {groups.includes('APPLICANTS') && (
        <>
          <FieldGroup title={t('narrowed')}>
            <FieldPair>
              <SelectField
                control={control}
                name="country"
                label={t('country')}
                placeholder={t('anyCountry')}
                choices={countries}
                optional
              />
              <SelectField
                control={control}
                name="ephesian"
                label={t('ephesian')}
                placeholder={t('anyEphesian')}
                choices={choicesOf(options?.ephesians ?? [])}
                optional
              />
            </FieldPair>
          </FieldGroup>
          <ChecksField
            control={control}
            name="stages"
            label={t('stages')}
            hint={t('stagesHint')}
            choices={seen.map((value) => ({ value, label: stages(value) }))}
            optional
          />
        </>
      )}
      <FieldGroup title={t('recipients')}>
        <PeopleField control={control} choices={choicesOf([...known, ...others])} />
        <ApplicantsField control={control} known={base?.applicants ?? NOBODY} />
        <RecipientCount control={control} />
      </FieldGroup>
    </>
  );
}

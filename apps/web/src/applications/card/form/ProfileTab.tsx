import { Button } from '@mantine/core';
import { IconPhotoEdit } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { photoKey } from '@portal/domain/applications/form.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardActions } from '../../board/BoardActions.ts';
import { WithCorrection } from '../../corrections/WithCorrection.tsx';
import photoClasses from '../../photos/Photos.module.css';
import { EditableSection } from './EditableSection.tsx';
import { DeactivationSection } from './DeactivationSection.tsx';
import { SeenSection } from './SeenSection.tsx';
import classes from './FormSection.module.css';

/** The leader and the spouse, with their photos; before them what a reader must know first. */
export function ProfileTab({ application }: { application: Detail }) {
  const detail = useText('applicationDetail');
  const actions = useBoardActions();
  const { leader, spouse, photos } = application.pastor;
  const photo = (kind: 'LEADER' | 'SPOUSE') => {
    const found = photos.find((one) => one.kind === kind);
    return (
      <WithCorrection application={application} field={photoKey(kind)}>
        {found && <img className={classes.photo} src={found.url} alt={found.name} loading="lazy" decoding="async" />}
      </WithCorrection>
    );
  };
  const leaderPhoto = application.may.photo ? (
    <div className={photoClasses.change}>
      {photo('LEADER')}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPhotoEdit size={16} aria-hidden />}
        onClick={() => actions.begin({ row: 'photo', card: application })}
      >
        {detail('act.photo')}
      </Button>
    </div>
  ) : (
    photo('LEADER')
  );
  const hasSpouse =
    leader.civilStatus === 'MARRIED' || Object.values(spouse).some((value) => value !== null && value !== '');
  return (
    <>
      {application.deactivation && <DeactivationSection deactivation={application.deactivation} />}
      {application.seen.length > 0 && <SeenSection seen={application.seen} />}
      <EditableSection section="leader" application={application}>
        {leaderPhoto}
      </EditableSection>
      {hasSpouse ? (
        <EditableSection section="spouse" application={application}>
          {photo('SPOUSE')}
        </EditableSection>
      ) : (
        <p className={classes.empty}>{detail('section.noSpouse')}</p>
      )}
    </>
  );
}

import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { FormSection } from './FormSection.tsx';
import { DeactivationSection } from './DeactivationSection.tsx';
import { SeenSection } from './SeenSection.tsx';
import classes from './FormSection.module.css';

/** The leader and the spouse, with their photos; before them what a reader must know first. */
export function ProfileTab({ application }: { application: Detail }) {
  const detail = useText('applicationDetail');
  const { leader, spouse, photos } = application.pastor;
  const photo = (kind: 'LEADER' | 'SPOUSE') => {
    const found = photos.find((one) => one.kind === kind);
    return found && <img className={classes.photo} src={found.url} alt={found.name} loading="lazy" decoding="async" />;
  };
  const hasSpouse = Object.values(spouse).some((value) => value !== null && value !== '');
  return (
    <>
      {application.deactivation && <DeactivationSection deactivation={application.deactivation} />}
      {application.seen.length > 0 && <SeenSection seen={application.seen} />}
      <FormSection section="leader" values={leader} gender={leader.gender}>
        {photo('LEADER')}
      </FormSection>
      {hasSpouse ? (
        <FormSection section="spouse" values={spouse}>
          {photo('SPOUSE')}
        </FormSection>
      ) : (
        <p className={classes.empty}>{detail('section.noSpouse')}</p>
      )}
    </>
  );
}

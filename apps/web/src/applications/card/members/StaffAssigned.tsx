import type { Card } from '@portal/contract/applications/card.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { Portrait } from '../../../ui/people/Portrait.tsx';
import classes from './StaffAssigned.module.css';

/** The staff in charge, by kind; a kind without anybody says so. */
export function StaffAssigned({ assignment }: Pick<Card, 'assignment'>) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  return (
    <dl className={classes.people}>
      {ASSIGNMENT_KINDS.map((kind) => {
        const person = assignment[kind];
        return (
          <div key={kind} className={classes.person}>
            <dt>{board(`kinds.${kind}`)}</dt>
            <dd>
              {person ? (
                <>
                  <Portrait name={person.name} url={null} size={24} />
                  {person.name}
                </>
              ) : (
                <span className={classes.nobody}>{t('drawer.nobody')}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

import type { Detail } from '@portal/contract/applications/detail.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { isStage } from '@portal/domain/applications/stages.ts';
import { countryName, formatInstant, formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { CardBadges } from '../board/cards/CardBadges.tsx';
import { Flag } from '../board/cards/Flag.tsx';
import { LeaderPhoto } from '../board/cards/LeaderPhoto.tsx';
import { fullName } from '../fullName.ts';
import { stageStyle } from '../board/stageStyle.ts';
import { useTitle } from '../board/cards/useTitle.ts';
import classes from './CardHeading.module.css';

/** Person, church, stage, marks and the staff assigned. */
export function CardHeading({ application }: { application: Detail }) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const stages = useText('stages');
  const female = application.pastor.leader.gender === 'FEMALE';
  const title = useTitle(application.pastorTitle, female ? '_female' : '');
  const couple = useTitle(application.coupleTitle, '_couple');
  const names = [application.pastor.leader.name, application.pastor.spouse.name].filter(
    (name) => typeof name === 'string' && name !== '',
  );
  const { assignment, caseNumber, churchName, churchCity, churchCountry, status } = application;
  return (
    <header className={classes.heading} style={stageStyle(status)}>
      <div className={classes.who}>
        <LeaderPhoto name={fullName(application)} photo={application.pastorPhoto} size={56} />
        <div>
          <h2 className={classes.name}>
            {title && `${title} `}
            {fullName(application)}
          </h2>
          {couple && names.length === 2 && (
            <p className={classes.quiet}>
              {t('drawer.couple', { title: couple, names: formatList(names.map(String)) })}
            </p>
          )}
          <p className={classes.church}>{churchName}</p>
        </div>
      </div>
      <p className={classes.place}>
        <Flag country={churchCountry} />
        {[churchCity, countryName(churchCountry)].filter(Boolean).join(', ')}
        {caseNumber && <span className={classes.case}>{caseNumber}</span>}
      </p>
      <p className={classes.stage}>
        {isStage(status) && <span className={classes.stageName}>{stages(status)}</span>}
        <span className={classes.quiet}>{t('drawer.since', { date: formatInstant(application.stageEnteredAt) })}</span>
      </p>
      <CardBadges card={application} whole />
      <dl className={classes.people}>
        {ASSIGNMENT_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{board(`kinds.${kind}`)}</dt>
            <dd>{assignment[kind]?.name ?? <span className={classes.quiet}>{t('drawer.nobody')}</span>}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

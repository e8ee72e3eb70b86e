import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Licence } from '@portal/contract/licences/licences.ts';
import { presentLicenceCode } from '@portal/domain/licences/code.ts';
import { useTitle } from '../applications/board/cards/useTitle.ts';
import { fullName } from '../applications/fullName.ts';
import { countryName, formatDate } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Portrait } from '../ui/people/Portrait.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { spouseOf } from './spouseOf.ts';
import '../ui/theme.css';
import classes from './LeaderCard.module.css';

/** The leader card as it is printed, in the proportions of a credit card (product/licences.md#leader-card). */
export function LeaderCard({ application, licence }: { application: Detail; licence: Licence }) {
  const t = useText('licences');
  const spouse = spouseOf(application);
  const title = useTitle(
    application.pastorTitle,
    spouse ? '_couple' : application.pastorGender === 'FEMALE' ? '_female' : '',
  );
  const photoOf = (kind: 'LEADER' | 'SPOUSE') =>
    application.pastor.photos.find((one) => one.kind === kind)?.url ?? null;
  const people = [
    { name: fullName(application), photo: photoOf('LEADER') },
    ...(spouse ? [{ name: spouse, photo: photoOf('SPOUSE') }] : []),
  ];
  return (
    <section className={classes.card} aria-label={t('card')} data-leader-card>
      <div className={classes.who}>
        <div className={classes.people}>
          {people.map(({ name, photo }) => (
            <Portrait key={name} name={name} url={photo} size={people.length > 1 ? 14 : 18} unit="cqw" />
          ))}
        </div>
        <div>
          {title && <p className={classes.title}>{title}</p>}
          {people.map(({ name }) => (
            <p key={name} className={classes.name}>
              {name}
            </p>
          ))}
          <p className={classes.church}>{application.churchName}</p>
          <p className={classes.quiet}>{countryName(application.churchCountry)}</p>
        </div>
      </div>
      <div className={classes.proof}>
        <div>
          <p className={classes.quiet}>{t('code')}</p>
          <p className={classes.code}>{presentLicenceCode(licence.code)}</p>
          <p className={classes.quiet}>{t('until', { date: formatDate(licence.validUntil) })}</p>
        </div>
        <QrCode text={licence.address} label={t('qr')} className={classes.qr} />
      </div>
    </section>
  );
}

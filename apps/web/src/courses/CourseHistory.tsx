import { useQuery } from '@tanstack/react-query';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Certificate, CourseHistory as Told } from '@portal/contract/courses/certificates.ts';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { call } from '../platform/network/api.ts';
import { formatDate, formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { certificateFiles } from './certificates/certificateFiles.ts';
import { nameOf } from './nameOf.ts';
import classes from './CourseHistory.module.css';

/** The courses that the leader of a card took part in, the latest first, with what is done and the certificate. */
export default function CourseHistory({ application }: { application: Detail }) {
  const t = useText('courseHistory');
  const query = useQuery({
    queryKey: ['application', application.id, 'courses'],
    queryFn: ({ signal }) => call('listPersonCourses', { params: { id: application.id }, signal }),
    staleTime: 0,
  });
  return (
    <>
      <UntilRead query={query} />
      {query.data?.length === 0 && <p className={classes.quiet}>{t('none')}</p>}
      {query.data && query.data.length > 0 && (
        <ol className={classes.list}>
          {query.data.map((entry) => (
            <Entry key={entry.course.id} entry={entry} />
          ))}
        </ol>
      )}
    </>
  );
}

function Entry({
  entry: { course, required, done, completed, passed, firstPlay, lastPlay, certificate },
}: {
  entry: Told;
}) {
  const t = useText('courseHistory');
  const standing = [
    ...(completed ? [t('completed')] : []),
    required === 0 ? t('noRequired') : t('done', { done, required }),
    ...(passed > 0 ? [t('passed', { count: passed })] : []),
    ...(course.ended ? [t('ended')] : []),
  ];
  return (
    <li>
      <p className={classes.what}>{nameOf(course)}</p>
      <p>{standing.join(' · ')}</p>
      {certificate && <Proof certificate={certificate} />}
      {firstPlay && lastPlay && (
        <p className={classes.quiet}>
          {t('plays', { first: formatInstant(firstPlay), last: formatInstant(lastPlay) })}
        </p>
      )}
    </li>
  );
}

function Proof({ certificate }: { certificate: Certificate }) {
  const t = useText('courseHistory');
  const { code, standing, issuedAt, reason } = certificate;
  const shown = presentCode(code);
  return (
    <>
      <p>
        {standing === 'VALID'
          ? t('certificate', { code: shown, date: formatDate(issuedAt) })
          : t('revoked', { code: shown, reason: reason ?? '' })}
      </p>
      {standing === 'VALID' && (
        <p className={classes.files}>
          {certificateFiles(certificate).map(({ language, address }) => (
            <a key={language} href={address} download>
              {t('download', { language: t(language) })}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

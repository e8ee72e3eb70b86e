import { useMemo } from 'react';
import { IconCertificate } from '@tabler/icons-react';
import type { ListedCertificateRow } from '@portal/contract/courses/certificates.ts';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { COURSES, useCourses } from '../courses.queries.ts';
import { nameOf } from '../nameOf.ts';
import { STATE_MARKS } from './stateMarks.ts';
import { useCertificateActs } from './useCertificateActs.tsx';

const LIST = shownList('listCertificates', 'certificates', [
  { key: 'name', cell: ({ name }) => <PersonCell name={name} />, fixed: true, width: 12, tall: true, title: true },
  { key: 'course', cell: ({ course }) => nameOf({ name: course }), width: 12, tall: true },
  {
    key: 'state',
    cell: ({ state, certificate }, t) => (
      <StateMark icon={STATE_MARKS[state].icon} tone={STATE_MARKS[state].tone}>
        <span title={certificate.reason ?? undefined}>{t(`state.${state}`)}</span>
      </StateMark>
    ),
    width: 9,
  },
  { key: 'code', cell: ({ certificate }) => presentCode(certificate.code), width: 11 },
  {
    key: 'issued',
    cell: ({ certificate }) => cellOf.instant(certificate.issuedAt),
    sorts: 'down',
    width: 8,
    zoned: true,
  },
  {
    key: 'language',
    cell: ({ language }, t) => (language ? t(`language.${language}`) : t('noAccount')),
    width: 8,
  },
  { key: 'reason', cell: ({ certificate }) => certificate.reason ?? '', width: 12, tall: true, rare: true },
]);

/** All certificates of courses; who may, revokes them and issues them again from here (product/courses.md#certificates). */
export function CertificatesScreen() {
  const t = useText('certificates');
  const tracking = useText('courseTracking');
  const { data: courses } = useCourses();
  const choices = useMemo(
    () => ({ course: (courses ?? []).map((each) => ({ value: String(each.id), label: nameOf(each) })) }),
    [courses],
  );
  const list = useList(LIST, COURSES);
  const { actsOn, asked } = useCertificateActs();
  const menuOf = ({ name, state, certificate }: ListedCertificateRow) => {
    // What gave way to another stays as it is; its holder's present one is in the list too.
    const acts = state === 'REPLACED' ? [] : actsOn(name, certificate);
    return acts.length > 0 && <RowMenu label={tracking('acts', { name })} acts={acts} />;
  };
  return (
    <ListPage
      of={LIST}
      list={list}
      choices={choices}
      lead={t('lead')}
      nameOf={({ name, course }) => `${name}, ${nameOf({ name: course })}`}
      rowActions={menuOf}
      icon={<IconCertificate size={28} stroke={1.5} />}
    >
      {asked}
    </ListPage>
  );
}

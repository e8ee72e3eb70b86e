import { nameIn } from '@portal/domain/courses/course.ts';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import { certificates, tellListed } from './listCertificates.ts';

/** Who was certified, in what. */
export const certificatesExport = exportOf(
  'listCertificates',
  'certificates',
  { rows: certificates.whole, tell: (rows) => rows.map((row) => tellListed(row)) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'course', text: ({ course }, { language }) => nameIn(course, language), width: 30 },
    { key: 'issued', instant: ({ certificate }) => certificate.issuedAt },
    { key: 'code', text: ({ certificate }) => presentCode(certificate.code), width: 20 },
    { key: 'state', text: ({ state }, words) => words.say('certificates', `state.${state}`), width: 14 },
    {
      key: 'language',
      text: ({ language }, words) => language && words.say('certificates', `language.${language}`),
      width: 12,
    },
    { key: 'reason', under: 'state', text: ({ certificate }) => certificate.reason, width: 40 },
  ],
);

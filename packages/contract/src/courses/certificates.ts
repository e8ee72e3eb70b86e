/** Certificates of courses: product/courses.md#certificate. */
import * as z from 'zod/mini';
import { COURSE_READERS } from '@portal/domain/courses/access.ts';
import { CERTIFICATE_STANDINGS, LISTED_CERTIFICATES } from '@portal/domain/courses/certificate.ts';
import { COURSE_LIMITS } from '@portal/domain/courses/course.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant, language, ruled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

export const heldCertificate = z.object({
  id,
  code: z.string(),
  standing: z.enum(CERTIFICATE_STANDINGS),
  issuedAt: instant,
  /** Why it was revoked. */
  reason: z.nullable(z.string()),
  /** Below it stands the PDF while it is valid: `/en.pdf`, `/es.pdf`, `/both.pdf`. */
  pdf: z.nullable(z.string()),
  version: z.int(),
});
export type HeldCertificate = z.output<typeof heldCertificate>;

export const certificate = z.object({
  ...heldCertificate.shape,
  /** Where anybody reads whether it is valid; its QR leads there. */
  address: z.string(),
});
export type Certificate = z.output<typeof certificate>;

/** How far the person of an application is with a course that they began. */
const history = z.object({
  course: z.object({ id, name: z.object({ en: z.string(), es: z.string() }), ended: z.boolean() }),
  /** Of the lessons that the certificate asks for. */
  required: z.int(),
  done: z.int(),
  completed: z.boolean(),
  /** Let pass by hand, among those that are done. */
  passed: z.int(),
  firstPlay: z.nullable(instant),
  lastPlay: z.nullable(instant),
  certificate: z.nullable(certificate),
});
export type CourseHistory = z.output<typeof history>;

/** A certificate among all, under the names that are printed on it. */
const listedCertificate = z.object({
  id,
  name: z.string(),
  course: z.object({ en: z.string(), es: z.string() }),
  state: z.enum(LISTED_CERTIFICATES),
  /** Of the account of its holder, in which it was mailed; null: no account is left. */
  language: z.nullable(language),
  certificate: heldCertificate,
});
export type ListedCertificateRow = z.output<typeof listedCertificate>;

export const CERTIFICATE_LIST = declareList({
  search: 'words',
  filters: {
    course: { kind: 'record' },
    state: { kind: 'several', of: { kind: 'oneOf', values: LISTED_CERTIFICATES } },
    language: { kind: 'oneOf', values: LANGUAGES },
    issued: { kind: 'date' },
  },
  sorts: ['issued'],
  usual: '-issued',
});

const params = z.object({ id: idText });
/** The version of the certificate that the reader saw. */
const seen = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const certificateEndpoints = endpoints({
  listCertificates: {
    path: '/business/course-certificate',
    permission: anyOf(...COURSE_READERS),
    does: 'Certificates of people within the reader’s reach, 25 a page, the latest first; those that gave way to others among them.',
    ...listOf(CERTIFICATE_LIST, listedCertificate),
  },
  revokeCertificate: {
    method: 'POST',
    path: '/business/course-certificate/:id/revocations',
    permission: anyOf('business.course.pass'),
    does: 'Revokes a certificate, with the reason; whoever asks for its code is told so.',
    params,
    body: z.object({ reason: ruled(paragraph(COURSE_LIMITS.reason)), seen }),
    reply: certificate,
    present: certificate,
    errors: ['certificate.revoked', 'record.stale'],
  },
  reissueCertificate: {
    method: 'POST',
    path: '/business/course-certificate/:id/copies',
    permission: anyOf('business.course.pass'),
    does: 'Issues a certificate anew, under another code and the names of today; the one before is revoked.',
    params,
    body: z.object({ seen }),
    reply: certificate,
    present: certificate,
    errors: ['record.stale'],
  },
  listPersonCourses: {
    method: 'GET',
    path: '/business/request/:id/courses',
    permission: anyOf('business.course.manage'),
    does: 'The courses that the person who applied took part in, with what is done and the certificate.',
    params,
    reply: z.array(history),
  },
  verifyCertificate: {
    method: 'GET',
    path: '/verify-certificate/:code',
    permission: 'public',
    perMinute: 30,
    does: 'Whether a certificate is valid, with the name, the course and the day that it was issued; an unknown one is not found.',
    params: z.object({ code: z.string().check(z.maxLength(60)) }),
    reply: z.object({
      standing: z.enum(CERTIFICATE_STANDINGS),
      name: z.string(),
      course: z.object({ en: z.string(), es: z.string() }),
      /** `YYYY-MM-DD`, in New York. */
      issued: z.string(),
    }),
  },
});

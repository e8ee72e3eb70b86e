/** What proves that a course was completed (product/courses.md#certificate). */
import { makeCode, readCode } from '../fields/publicCodes.ts';
import { problem, type Problem } from '../problem.ts';

/** More signs than a licence has: by that the public page knows which of both it is asked for. */
export const CERTIFICATE_CODE_LENGTH = 14;

export const makeCertificateCode = (random: (bound: number) => number): string =>
  makeCode(CERTIFICATE_CODE_LENGTH, random);

export const readCertificateCode = (text: string): string | undefined => readCode(CERTIFICATE_CODE_LENGTH, text);

export const CERTIFICATE_STANDINGS = ['VALID', 'REVOKED'] as const;
export type CertificateStanding = (typeof CERTIFICATE_STANDINGS)[number];

/** Whether it proves anything: neither does one that was revoked, nor one that gave way to another. */
export const certificateStanding = ({
  revoked,
  replaced,
}: {
  revoked: boolean;
  replaced: boolean;
}): CertificateStanding => (revoked || replaced ? 'REVOKED' : 'VALID');

/** As staff see them among all: one that gave way to another is told apart from one that was revoked. */
export const LISTED_CERTIFICATES = [...CERTIFICATE_STANDINGS, 'REPLACED'] as const;
export type ListedCertificate = (typeof LISTED_CERTIFICATES)[number];

/** `certificate.revoked`: it is revoked once. */
export const whyNotRevoke = (revoked: boolean): Problem[] => (revoked ? [problem('certificate.revoked')] : []);

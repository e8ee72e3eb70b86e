/** The code of a licence (product/licences.md#code): what stands on the leader card, below its QR. */
import { makeCode, presentCode, readCode } from '../fields/publicCodes.ts';

export const LICENCE_CODE_LENGTH = 10;

export const makeLicenceCode = (random: (bound: number) => number): string => makeCode(LICENCE_CODE_LENGTH, random);

export const readLicenceCode = (text: string): string | undefined => readCode(LICENCE_CODE_LENGTH, text);

export const presentLicenceCode = (code: string): string => presentCode(code);

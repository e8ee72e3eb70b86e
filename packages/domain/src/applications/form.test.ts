import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_KINDS,
  FIELD_KEYS,
  FORM,
  PHOTO_KINDS,
  SECTIONS,
  documentKey,
  fieldKey,
  fieldProblem,
  fieldTarget,
  photoKey,
} from './form.ts';

const TODAY = '2026-11-21';
const keys = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);

/** Every field of product/form.md#fields, with its prefixes. */
const SPECIFIED = [
  ...keys(
    'FORM_LEADER_',
    'TITLE PHOTO EMAIL NAME LAST_NAME BIRTH_DATE BIRTH_COUNTRY GENDER ADDRESS CITY STATE COUNTRY ZIP',
  ),
  ...keys('FORM_LEADER_', 'CIVIL_STATUS HOME_AREA_CODE HOME_NUMBER FACEBOOK'),
  ...keys('FORM_LEADER_SPOUSE_', 'NAME LAST_NAME PHOTO EMAIL FACEBOOK PHONE AREA_CODE BIRTH_DATE TITLE'),
  ...keys('FORM_LEADER_SPOUSE_', 'NUMBER_OF_CHILDREN MARRIAGE_DATE'),
  ...keys('FORM_MINISTRY_', 'NAME FOUNDATION_DATE ADDRESS MEMBERS PRODUCT_OF_DIVISION PRODUCT_OF_DIVISION_REASON'),
  ...keys('FORM_MINISTRY_', 'UNDER_DENOMINATION UNDER_DENOMINATION_REASON WEBSITE INSTAGRAM FACEBOOK TWITTER YOUTUBE'),
  ...keys('FORM_MINISTRY_', 'PHONE FAX EMAIL'),
  ...keys('FORM_MINISTRY_CONTACT_', 'NAME LAST_NAME EMAIL AREA_CODE PHONE'),
  ...keys('FORM_DOCUMENT_', 'GOVERNMENT_ID MARRIAGE_CERTIFICATE CHURCH_LEGAL_DOCUMENT LOGO COVERAGE_LETTER CREED'),
  ...keys('FORM_DOCUMENT_', 'RECOMMENDATION_LETTER_1 RECOMMENDATION_LETTER_2 RECOMMENDATION_LETTER_3'),
];
/** What an address and an E.164 number need besides: rules go by the church's country. */
const BESIDES = keys('FORM_MINISTRY_', 'CITY STATE COUNTRY ZIP AREA_CODE');

describe('the field keys', () => {
  it('are those of the specification, what an address needs, and no other, each once', () => {
    expect(FIELD_KEYS.toSorted()).toEqual([...SPECIFIED, ...BESIDES].toSorted());
  });

  it.each(SECTIONS.flatMap((section) => Object.keys(FORM[section]).map((name) => ({ section, name }))))(
    'of $section.$name leads back to it',
    ({ section, name }) => {
      expect(fieldTarget(fieldKey(section, name))).toEqual({ type: 'field', section, name });
    },
  );

  it.each(DOCUMENT_KINDS)('of document %s leads back to it', (kind) => {
    expect(fieldTarget(documentKey(kind))).toEqual({ type: 'document', kind });
  });

  it.each(PHOTO_KINDS)('of photo %s leads back to it', (kind) => {
    expect(fieldTarget(photoKey(kind))).toEqual({ type: 'photo', kind });
  });

  it.each(FIELD_KEYS)('%s means something, and what it means has this key', (key) => {
    const target = fieldTarget(key);
    if (target?.type === 'field') expect(fieldKey(target.section, target.name)).toBe(key);
    else if (target?.type === 'document') expect(documentKey(target.kind)).toBe(key);
    else expect(target && photoKey(target.kind)).toBe(key);
  });

  it.each([
    '',
    'FORM_LEADER_',
    'FORM_LEADER_PASSWORD',
    'form_leader_name',
    'FORM_DOCUMENT_PASSPORT',
    'toString',
    '__proto__',
  ])('%j means nothing', (key) => {
    expect(fieldTarget(key)).toBeUndefined();
  });
});

describe('the objection to one value', () => {
  it.each([
    ['leader', 'name', 'José', undefined],
    ['leader', 'name', 'José 2', 'field.letters'],
    ['leader', 'address', 'ñ'.repeat(200), undefined],
    ['leader', 'address', 'ñ'.repeat(201), 'field.max'],
    ['leader', 'city', 'ñ'.repeat(100), undefined],
    ['leader', 'city', 'ñ'.repeat(101), 'field.max'],
    ['leader', 'birthDate', '2008-11-21', undefined],
    ['leader', 'birthDate', '2008-11-22', 'field.age'],
    ['spouse', 'birthDate', '2008-11-22', 'field.age'],
    ['spouse', 'marriageDate', '2026-11-22', 'field.past'],
    ['spouse', 'numberOfChildren', 30, undefined],
    ['spouse', 'numberOfChildren', 31, 'field.most'],
    ['ministry', 'foundationDate', '2026-11-22', 'field.foundation'],
    ['ministry', 'members', 0, undefined],
    ['ministry', 'members', -1, 'field.least'],
    ['ministry', 'members', 1.5, 'field.numbers'],
    ['ministry', 'members', Number.NaN, 'field.numbers'],
    ['ministry', 'members', 9_999_999, undefined],
    ['ministry', 'members', 10_000_000, 'field.most'],
    ['ministry', 'productOfDivision', true, undefined],
    ['ministry', 'productOfDivision', 'maybe', 'field.choice'],
    ['ministry', 'website', 'church.org', 'field.url'],
    ['contact', 'email', 'ana', 'field.email'],
    ['leader', 'gender', 'OTHER', 'field.choice'],
    ['leader', 'civilStatus', 'MARRIED', undefined],
  ] as const)('%s.%s = %j: %s', (section, name, value, code) => {
    expect(fieldProblem(section, name, value, TODAY)?.code).toBe(code);
  });

  it.each([null, ''])('is none to %j: what is missing is the submission’s matter', (value) => {
    for (const section of SECTIONS) {
      for (const name of Object.keys(FORM[section])) expect(fieldProblem(section, name, value, TODAY)).toBeUndefined();
    }
  });

  it.each(['password', 'constructor', 'toString', '__proto__'])(
    'is none to a field that does not exist (%s)',
    (name) => {
      expect(fieldProblem('leader', name, 'x', TODAY)).toBeUndefined();
    },
  );
});

import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_KINDS,
  formStateOf,
  whyNotSubmit,
  type DocumentKind,
  type FormValues,
  type PhotoKind,
  type SectionValues,
} from './form.ts';

const TODAY = '2026-11-21';
const keys = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);

const NO_SPOUSE: SectionValues<'spouse'> = {
  name: null,
  lastName: null,
  email: null,
  facebook: null,
  areaCode: null,
  phone: null,
  birthDate: null,
  title: null,
  numberOfChildren: null,
  marriageDate: null,
};

const SINGLE: FormValues = {
  leader: {
    title: 'PASTOR',
    email: 'ana@church.example',
    name: 'Ana',
    lastName: 'Núñez',
    birthDate: '1980-02-29',
    birthCountry: 'EC',
    gender: 'FEMALE',
    address: 'Av. 9 de Octubre 100',
    city: 'Guayaquil',
    state: null,
    country: 'EC',
    zip: null,
    civilStatus: 'SINGLE',
    homeAreaCode: '593',
    homeNumber: '42345678',
    facebook: null,
  },
  spouse: NO_SPOUSE,
  ministry: {
    name: 'Casa de Luz',
    foundationDate: TODAY,
    address: 'Calle 5',
    city: 'Guayaquil',
    state: '',
    country: 'EC',
    zip: null,
    members: 0,
    productOfDivision: false,
    productOfDivisionReason: null,
    underDenomination: false,
    underDenominationReason: null,
    website: null,
    instagram: null,
    facebook: null,
    twitter: null,
    youtube: null,
    areaCode: '593',
    phone: '42345679',
    fax: null,
    email: null,
  },
  contact: { name: 'Luis', lastName: 'Vera', email: 'luis@church.example', areaCode: '593', phone: '991234567' },
};

const MARRIED: FormValues = {
  ...SINGLE,
  leader: { ...SINGLE.leader, civilStatus: 'MARRIED' },
  spouse: { ...NO_SPOUSE, name: 'Pablo', lastName: 'Núñez', birthDate: '1979-05-05', marriageDate: '2001-06-30' },
};

const emptied = <T extends object>(section: T) =>
  Object.fromEntries(Object.keys(section).map((name) => [name, null])) as { [N in keyof T]: null };
const EMPTY: FormValues = {
  leader: emptied(SINGLE.leader),
  spouse: NO_SPOUSE,
  ministry: emptied(SINGLE.ministry),
  contact: emptied(SINGLE.contact),
};

const NEEDED: DocumentKind[] = DOCUMENT_KINDS.filter((kind) => kind !== 'CREED' && kind !== 'MARRIAGE_CERTIFICATE');
const having = (documents: readonly DocumentKind[], photos: readonly PhotoKind[] = ['LEADER']) => ({
  documents: new Set(documents),
  photos: new Set(photos),
});
const whyNot = (form: FormValues, present = having(NEEDED)) => whyNotSubmit(form, present, TODAY);
const REQUIRED = { code: 'field.required' };
const allRequired = (some: readonly string[]) => Object.fromEntries(some.map((key) => [key, REQUIRED]));

const ALWAYS = [
  ...keys('FORM_LEADER_', 'PHOTO TITLE EMAIL NAME LAST_NAME BIRTH_DATE BIRTH_COUNTRY GENDER ADDRESS CITY COUNTRY'),
  ...keys('FORM_LEADER_', 'CIVIL_STATUS HOME_AREA_CODE HOME_NUMBER'),
  ...keys('FORM_MINISTRY_', 'NAME FOUNDATION_DATE ADDRESS CITY COUNTRY MEMBERS PRODUCT_OF_DIVISION UNDER_DENOMINATION'),
  ...keys('FORM_MINISTRY_', 'AREA_CODE PHONE'),
  ...keys('FORM_MINISTRY_CONTACT_', 'NAME LAST_NAME EMAIL AREA_CODE PHONE'),
  ...keys('FORM_DOCUMENT_', 'GOVERNMENT_ID CHURCH_LEGAL_DOCUMENT LOGO COVERAGE_LETTER'),
  ...keys('FORM_DOCUMENT_', 'RECOMMENDATION_LETTER_1 RECOMMENDATION_LETTER_2 RECOMMENDATION_LETTER_3'),
];
const MARRIAGE = [
  ...keys('FORM_LEADER_SPOUSE_', 'NAME LAST_NAME BIRTH_DATE MARRIAGE_DATE'),
  'FORM_DOCUMENT_MARRIAGE_CERTIFICATE',
];

describe('a submission', () => {
  it('of an empty form is told everything that is missing, at once', () => {
    expect(whyNot(EMPTY, having([], []))).toEqual(allRequired(ALWAYS));
  });

  it.each(['SINGLE', 'DIVORCED', 'WIDOWER'])('of a complete form (%s) is accepted without a spouse', (civilStatus) => {
    expect(whyNot({ ...SINGLE, leader: { ...SINGLE.leader, civilStatus } })).toEqual({});
  });

  it('of a complete form of a married leader is accepted with spouse and marriage certificate', () => {
    expect(whyNot(MARRIED, having([...NEEDED, 'MARRIAGE_CERTIFICATE']))).toEqual({});
  });

  it('of a married leader asks for the spouse and the marriage certificate', () => {
    expect(whyNot({ ...MARRIED, spouse: NO_SPOUSE })).toEqual(allRequired(MARRIAGE));
  });

  it('of a leader who is not married does not judge what was once typed of a spouse', () => {
    expect(whyNot({ ...SINGLE, spouse: { ...NO_SPOUSE, name: '123', birthDate: '2020-01-01' } })).toEqual({});
  });

  it.each([
    ['productOfDivision', 'FORM_MINISTRY_PRODUCT_OF_DIVISION_REASON'],
    ['underDenomination', 'FORM_MINISTRY_UNDER_DENOMINATION_REASON'],
  ] as const)('with %s asks for the reason', (question, key) => {
    const reason = `${question}Reason` as const;
    const answered = (text: string | null) => ({
      ...SINGLE,
      ministry: { ...SINGLE.ministry, [question]: true, [reason]: text },
    });
    expect(whyNot(answered(null))).toEqual({ [key]: REQUIRED });
    expect(whyNot(answered(''))).toEqual({ [key]: REQUIRED });
    expect(whyNot(answered('Nos separamos en paz.\nHubo acuerdo.'))).toEqual({});
    expect(whyNot(answered('a'.repeat(1001)))).toEqual({ [key]: { code: 'field.max', params: { length: 1000 } } });
  });

  it('counts 0 members and a plain no as answers', () => {
    expect(whyNot(SINGLE)).toEqual({});
    expect(whyNot({ ...SINGLE, ministry: { ...SINGLE.ministry, members: null, productOfDivision: null } })).toEqual(
      allRequired(['FORM_MINISTRY_MEMBERS', 'FORM_MINISTRY_PRODUCT_OF_DIVISION']),
    );
  });

  it('judges again what was typed long ago, optional fields included', () => {
    const form: FormValues = {
      ...SINGLE,
      leader: { ...SINGLE.leader, birthDate: '2010-01-01', facebook: 'ana', email: 'ana' },
    };
    expect(whyNot(form)).toEqual({
      FORM_LEADER_BIRTH_DATE: { code: 'field.age', params: { length: 18 } },
      FORM_LEADER_FACEBOOK: { code: 'field.url' },
      FORM_LEADER_EMAIL: { code: 'field.email' },
    });
  });

  it.each(ALWAYS.filter((key) => key.startsWith('FORM_DOCUMENT_')))('without %s is refused for it alone', (key) => {
    const others = NEEDED.filter((kind) => `FORM_DOCUMENT_${kind}` !== key);
    expect(whyNot(SINGLE, having(others))).toEqual({ [key]: REQUIRED });
  });
});

describe('the form’s state', () => {
  it.each([
    ['FORM_STATE_PASTORAL_FORM', ALWAYS],
    ['FORM_STATE_PASTORAL_FORM', ['FORM_DOCUMENT_LOGO', 'FORM_MINISTRY_NAME', 'FORM_LEADER_PHOTO']],
    ['FORM_STATE_PASTORAL_FORM', ['FORM_LEADER_SPOUSE_NAME']],
    ['FORM_STATE_MINISTRY_FORM', ['FORM_DOCUMENT_LOGO', 'FORM_MINISTRY_NAME']],
    ['FORM_STATE_MINISTRY_FORM', ['FORM_MINISTRY_CONTACT_EMAIL']],
    ['FORM_STATE_DOCUMENTS', ['FORM_DOCUMENT_LOGO']],
    ['FORM_STATE_DOCUMENTS', []],
  ])('is %s while %j is missing', (state, missing) => {
    expect(formStateOf(missing)).toBe(state);
  });
});

import { expect, it } from 'vitest';
import { whyNotChange, whyNotEditSection } from './edits.ts';
import { whyNotEdit } from './whereStaffWork.ts';
import { FORM, SECTIONS, type FormValues, type SectionValues } from './form.ts';
import { STAGES, type Stage } from './stages.ts';

const TODAY = '2026-11-21';
const EMPTY = Object.fromEntries(
  SECTIONS.map((section) => [section, Object.fromEntries(Object.keys(FORM[section]).map((name) => [name, null]))]),
) as unknown as FormValues;

const withContact = (contact: Partial<SectionValues<'contact'>>, form = EMPTY): FormValues => ({
  ...form,
  contact: { ...form.contact, ...contact },
});

it.each(Object.keys(STAGES) as Stage[])('a form is edited in %s only if staff work on it there', (stage) => {
  const closed = ['UNFINISHED', 'REJECT_BY_TAG', 'COMPLETE', 'REJECTED'].includes(stage);
  expect(whyNotEdit(stage)).toEqual(closed ? [{ code: 'edit.stage' }] : []);
});

it('the spouse is edited while the leader is married', () => {
  const of = (civilStatus: string | null) =>
    whyNotEditSection('spouse', { ...EMPTY, leader: { ...EMPTY.leader, civilStatus } });
  expect(of('MARRIED')).toEqual([]);
  expect(of('SINGLE')).toEqual([{ code: 'edit.notMarried' }]);
  expect(whyNotEditSection('leader', EMPTY)).toEqual([]);
});

it('what was missing before and is left so keeps nobody from the rest', () => {
  expect(whyNotChange('contact', EMPTY, withContact({ name: 'Rosa' }), TODAY)).toEqual({});
});

it('what is emptied and needed, or breaks its rule, is told at its field', () => {
  const before = withContact({ name: 'Rosa', email: 'rosa@example.org' });
  expect(whyNotChange('contact', before, withContact({ name: null, email: 'rosa' }, before), TODAY)).toEqual({
    name: { code: 'field.required' },
    email: { code: 'field.email' },
  });
});

it('what becomes needed by another field is told though it was not touched', () => {
  const after = { ...EMPTY, ministry: { ...EMPTY.ministry, productOfDivision: true } };
  expect(whyNotChange('ministry', EMPTY, after, TODAY)).toEqual({
    productOfDivisionReason: { code: 'field.required' },
  });
});

it('a number too long for its country code is told at the number', () => {
  const after = withContact({ areaCode: '502', phone: '12345678901234' });
  expect(Object.keys(whyNotChange('contact', EMPTY, after, TODAY))).toEqual(['phone']);
});

import { expect, test } from 'vitest';
import { eachStaffField, STAFF_FIELDS } from '@portal/domain/users/staffFields.ts';
import { COLUMNS } from '../platform/privacy/columns.ts';
import { columnsOf } from './management/staffFields.ts';
import { textsOf } from './staffUser.ts';

test('what is entered into a field of the form is kept in its column and told under its name', () => {
  const entered = eachStaffField((_, name) => `entered ${name}`);
  const columns = columnsOf({ ...entered, language: 'en' });
  for (const [name, { column }] of Object.entries(STAFF_FIELDS))
    expect(columns[column], column).toBe(`entered ${name}`);
  expect(textsOf(columns)).toEqual(entered);
});

test('every field of the form is classified as personal', () => {
  for (const { column } of Object.values(STAFF_FIELDS))
    expect(COLUMNS.staff_user, column).toHaveProperty(column, 'personal');
});

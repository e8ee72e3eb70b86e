import { expect, test } from 'vitest';
import { guessColumns, missingColumns } from './fields.ts';
import { IMPORT_STATES, whyNotImport, type ImportAct } from './imports.ts';

const codes = (act: ImportAct, facts: Partial<Parameters<typeof whyNotImport>[1]>) =>
  whyNotImport(act, { state: 'READ', stopped: false, cleared: false, ...facts }).map(({ code }) => code);

test.each<[ImportAct, readonly string[], readonly string[]]>([
  ['check', ['READ', 'CHECKED'], ['READ', 'CHECKING', 'CHECKED']],
  ['run', ['CHECKED'], ['CHECKED', 'RUNNING']],
  ['undo', ['DONE'], ['RUNNING', 'DONE', 'UNDOING']],
])('%s is done from %j, and where the last run was stopped from %j', (act, from, afterStop) => {
  const allowed = (stopped: boolean) => IMPORT_STATES.filter((state) => codes(act, { state, stopped }).length === 0);
  expect(allowed(false)).toEqual(from);
  expect(allowed(true)).toEqual(afterStop);
});

test('nothing is done once it was cleared, and nothing is undone that somebody has touched', () => {
  expect(codes('undo', { state: 'DONE', cleared: true })).toEqual(['import.state']);
  expect(codes('undo', { state: 'DONE', touched: 1 })).toEqual(['import.touched']);
  expect(codes('undo', { state: 'DONE', touched: 0 })).toEqual([]);
});

test('columns are guessed by titles of both languages, first as they were chosen before, each once', () => {
  const spanish = ['Nombres', 'APELLIDO', 'Correo electrónico', 'País', 'Rol', 'Celular'];
  expect(guessColumns('STAFF', spanish, {})).toEqual({
    name: 0,
    lastName: 1,
    email: 2,
    country: 3,
    roles: 4,
    mobile: 5,
  });
  const english = ['e-mail', 'First name', 'Last name', '', 'Countries', 'What they do'];
  expect(guessColumns('STAFF', english, {})).toEqual({ email: 0, name: 1, lastName: 2, country: 4 });
  expect(guessColumns('STAFF', english, { roles: 'what they do', name: 'e-mail' })).toMatchObject({
    roles: 5,
    name: 0,
  });
});

test('a field that the form needs has a column', () => {
  expect(missingColumns('STAFF', { name: 0, lastName: 1, email: 2, country: 3 })).toEqual(['roles']);
  expect(missingColumns('STAFF', { name: 0, lastName: 0, email: 0, country: 0, roles: 0 })).toEqual([]);
});

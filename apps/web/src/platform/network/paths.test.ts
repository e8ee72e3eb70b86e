import { expect, test } from 'vitest';
import { pathWith } from './paths.ts';

test('fills parameters, escaped, and leaves out what is not asked', () => {
  const path = pathWith(
    '/business/request/status/:status',
    { status: 'A/B ñ' },
    { after: 'x=1&y', page: undefined, q: '' },
  );
  expect(path).toBe('/business/request/status/A%2FB%20%C3%B1?after=x%3D1%26y');
});

test('a path without all its parameters is a mistake of the caller', () => {
  expect(() => pathWith('/business/request/:id/corrections/:correction', { id: 4 })).toThrow('correction');
});

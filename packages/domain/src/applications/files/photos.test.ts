import { expect, test } from 'vitest';
import { whyNotCrop } from './photos.ts';

const PICTURE = { width: 400, height: 300 };

test.each([
  [{ x: 0, y: 0, size: 200 }, undefined],
  [{ x: 200, y: 100, size: 200 }, undefined],
  [{ x: 0, y: 0, size: 300 }, undefined],
  [{ x: 0, y: 0, size: 199 }, 'field.image'],
  [{ x: 0, y: 0, size: 301 }, 'field.choice'],
  [{ x: 201, y: 0, size: 200 }, 'field.choice'],
  [{ x: -1, y: 0, size: 200 }, 'field.choice'],
])('the part %j of a picture of 400 × 300 pixels', (crop, code) => {
  expect(whyNotCrop(crop, PICTURE)?.code).toBe(code);
});

import { expect, test } from 'vitest';
import { chosenCrop } from './chosenPhoto.ts';

const PICTURE = { width: 400, height: 300 };

test.each([
  [
    { x: 10.4, y: 20.6, width: 200.3, height: 200.3 },
    { x: 10, y: 21, size: 200 },
  ],
  [
    { x: 100.6, y: 0, width: 299.6, height: 299.6 },
    { x: 100, y: 0, size: 300 },
  ],
  [
    { x: -0.4, y: 0.4, width: 300.4, height: 300.4 },
    { x: 0, y: 0, size: 300 },
  ],
])('%j is cut in whole pixels within the picture', (area, crop) => expect(chosenCrop(area, PICTURE)).toEqual(crop));

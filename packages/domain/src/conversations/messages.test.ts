import { expect, it } from 'vitest';
import { isStage, STAGES } from '../applications/stages.ts';
import { whyNotWrite } from './messages.ts';

it('nobody writes before the application is submitted; in every later stage one may', () => {
  const closed = Object.keys(STAGES).filter((stage) => isStage(stage) && whyNotWrite(stage).length > 0);
  expect(closed).toEqual(['UNFINISHED']);
  expect(whyNotWrite('UNFINISHED')).toEqual([{ code: 'message.notSubmitted' }]);
});

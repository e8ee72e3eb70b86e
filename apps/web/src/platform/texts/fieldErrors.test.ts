import { beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';
import { failureTexts, setFieldErrors } from './fieldErrors.ts';
import { startTexts } from './i18n.ts';
import { ApiRefusal, ConnectionFailure } from '../network/refusals.ts';

beforeAll(async () => {
  fakeBrowser();
  await startTexts(['common', 'errors', 'stages']);
});

interface Form {
  reason: string;
  date: string;
}
const place = (error: unknown) => {
  fakeBrowser();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const placed: Record<string, string | undefined> = {};
  const rest = setFieldErrors<Form>(
    error,
    ['reason', 'date'],
    (name, problem) => {
      placed[name] = problem.message;
    },
    (path) => path.replace('deactivation.', ''),
  );
  return { placed, rest };
};

test('each problem lands on its field, the others are told beside the form', () => {
  const fields = {
    'deactivation.reason': { code: 'field.required' },
    'deactivation.date': { code: 'field.date' },
    version: { code: 'field.type' },
  } as const;
  expect(place(new ApiRefusal(400, ['field.required', 'field.date', 'field.type'], { fields }))).toEqual({
    placed: { reason: 'Please complete the field', date: 'Write a valid date' },
    rest: ['Check what you entered here'],
  });
});

test('a refusal without fields is told whole', () => {
  const problems = [{ code: 'move.notPaid' }, { code: 'move.corrections', params: { n: 2 } }] as const;
  const refusal = new ApiRefusal(422, ['move.notPaid', 'move.corrections'], { problems: [...problems] });
  expect(place(refusal).rest).toEqual([
    'The payment is missing. Nothing was changed.',
    '2 corrections are open. Accept them first. Nothing was changed.',
  ]);
});

test('a lost connection says so, anything else that it was unexpected', () => {
  expect(failureTexts(new ConnectionFailure())[0]).toContain('No connection');
  expect(failureTexts(new TypeError('x'))[0]).toContain('unexpected');
});

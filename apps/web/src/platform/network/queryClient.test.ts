import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';

test('what is told to be read anew while its first answer is on its way is read once more, and only once', async () => {
  fakeBrowser();
  const { queryClient } = await import('./queryClient.ts');
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockReturnValue(second.promise);
  const asked = () => ask.mock.calls.length;
  const observer = new QueryObserver(queryClient, { queryKey: ['users'], queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  void queryClient.invalidateQueries({ queryKey: ['users'] });
  expect(asked()).toBe(1);
  first.resolve('as it was before');
  await expect.poll(asked).toBe(2);
  second.resolve('as it is now');
  await expect.poll(() => observer.getCurrentResult().data).toBe('as it is now');
  expect(asked()).toBe(2);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  stop();
});

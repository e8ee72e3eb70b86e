import { expect, expectNothingSticksOut, test } from './story.ts';

/** As wide as a desk's window at a zoom of 400 %, and as the narrowest phones in use. */
const NARROWEST = { width: 320, height: 568 };

test('on the narrowest phone every screen is read by scrolling one way, in the longer language', async ({ portal }) => {
  const visit = { language: 'es', viewport: NARROWEST } as const;
  const visitor = await portal.visitor(visit);
  for (const path of ['', '/reset', '/terms', '/policies', '/successEmail', '/welcome-error', '/password/none']) {
    await visitor.goto(`/B_Portal/login${path}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingSticksOut(visitor);
  }
  const admin = await portal.signedIn('admin', visit);
  for (const path of [
    '/requests/dashboard',
    '/requests/dashboard?card=5',
    '/users/list',
    '/users/create',
    '/users/client-list',
    '/users/client-edit/1',
    '/users/unfinished-list',
    '/configurations/outbox',
    '/configurations/outbox?templates',
    '/configurations/problems',
    '/cms/questions',
    '/cms/post/create',
    '/cms/resources',
    '/account/sessions',
  ]) {
    await admin.goto(`/B_Portal${path}`);
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNothingSticksOut(admin);
  }
});

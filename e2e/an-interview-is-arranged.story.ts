import { PASSWORD, expect, PHONE, test } from './story.ts';

/** The day in so many days, as a field of the browser takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A card that waits for its interview and has no appointment yet, from the end of the column. */
async function cardToArrange(origin: string): Promise<number> {
  const ask = async (path: string, token?: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${origin}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()) as { data: any; access_token?: string };
  };
  const credentials = { grant_type: 'password', username: 'supervisor@portal.test', password: PASSWORD };
  const { access_token: token } = await ask('/auth/token', undefined, credentials);
  const { columns } = (await ask('/business/request/board', token)).data;
  const waiting = columns.find(({ status }: { status: string }) => status === 'INTERVIEW').data;
  for (const { id } of waiting.toReversed()) {
    const { coming, offered } = (await ask(`/business/request/${id}/appointments`, token)).data;
    if (!coming && offered.interviewer) return id;
  }
  throw new Error('Every card has its appointment.');
}

test('an interview is arranged over two zones on a phone, moved and called off, and others see it at once', async ({
  portal,
}) => {
  const at = `/B_Portal/requests/dashboard?card=${await cardToArrange(portal.origin)}&tab=interview`;
  const page = await portal.signedIn('supervisor', { at, viewport: PHONE });
  const colleague = await portal.signedIn('manager', { at });
  const part = page.getByRole('region', { name: 'Appointment' });
  const seen = colleague.getByRole('region', { name: 'Appointment' });
  await expect(seen).toContainText('No appointment yet.');

  // What is missing and what is not safe is said in place; what was typed stays.
  await part.getByRole('button', { name: 'Arrange the interview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill(inDays(20));
  await dialog.getByRole('textbox', { name: 'Place or link' }).fill('http://meet.example.org/a');
  await dialog.getByRole('button', { name: 'Arrange and invite' }).click();
  await expect(dialog.getByText('Start with https://')).toBeVisible();
  await dialog.getByLabel('Time', { exact: true }).fill('09:30');
  await dialog.getByRole('combobox', { name: 'Applicant’s time zone' }).fill('Kiritimati');
  await dialog.getByRole('combobox', { name: 'Applicant’s time zone' }).press('Enter');
  await expect(dialog.getByText(/^For the applicant: .*9:30 – 10:30 AM/)).toBeVisible();
  await expect(dialog.getByText(/^For you: /)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Place or link' }).fill('https://meet.example.org/a');
  await dialog.getByRole('button', { name: 'Arrange and invite' }).click();
  await expect(page.getByText(/arranged. The invitations are on their way/)).toBeVisible();
  await expect(part.getByRole('link', { name: 'https://meet.example.org/a' })).toBeVisible();
  await expect(seen).toContainText('9:30 – 10:30 AM');

  // The colleague moves it, which the first one sees.
  await seen.getByRole('button', { name: 'Change the appointment' }).click();
  const other = colleague.getByRole('dialog');
  await other.getByLabel('Time', { exact: true }).fill('11:00');
  await other.getByRole('button', { name: 'Save and notify' }).click();
  await expect(part).toContainText('11:00 AM – 12:00 PM');

  await part.getByRole('button', { name: 'Call it off' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Travelling that week.');
  await dialog.getByRole('button', { name: 'Call it off' }).click();
  await expect(part.getByRole('heading', { name: 'Appointment' })).toBeFocused();
  await expect(seen).toContainText('No appointment yet.');
  await seen.getByText(/earlier appointment/).click();
  await expect(seen).toContainText('Travelling that week.');
});

import { PASSWORD, type StaffName } from './story.ts';
import { customerPortal } from './applicant.ts';

interface Answer {
  status: boolean;
  data: any;
  access_token?: string;
}

/** What a member of the staff does beside the browser, by the API. */
export async function staff(origin: string, name: StaffName) {
  const call = async (path: string, body?: object, token?: string, method = body ? 'POST' : 'GET'): Promise<Answer> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!answer.status && !answer.access_token) throw new Error(`${name}, ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const credentials = { grant_type: 'password', username: `${name}@portal.test`, password: PASSWORD };
  const { access_token: token } = await call('/auth/token', credentials);
  return async (path: string, body?: object, method?: 'PUT') => (await call(path, body, token, method)).data;
}

/** The address of an admitted leader's account. */
export async function leaderAddress(origin: string): Promise<string> {
  const admin = await staff(origin, 'admin');
  const { data } = await admin('/business/client?stage=SENT&status=ACTIVE');
  return data[0].email;
}

/** Revokes the certificate of a course that was issued last. */
export async function revokeNewest(origin: string, course: number): Promise<void> {
  const admin = await staff(origin, 'admin');
  const { data } = await admin(`/business/course-view?course=${course}&certificate=VALID`);
  const { id, version } = data[0].certificate;
  await admin(`/business/course-certificate/${id}/revocations`, { reason: 'Somebody else watched.', seen: version });
}

/** A new case of one's own that is analysed, and what moves it on. */
export async function caseInAnalysis(origin: string) {
  const customers = customerPortal(origin);
  const submitted = await customers.submit(31);
  await customers.pay(submitted.id, submitted.token);
  const manager = await staff(origin, 'manager');
  const at = `/business/request/${submitted.id}`;
  let { version } = await manager(at);
  const move = async (from: string, to: string, assignee?: StaffName): Promise<number> => {
    const who = assignee && { assignee: (await (await staff(origin, assignee))('/business/user/me')).id };
    ({ version } = await manager(`${at}/moves`, { from, to, version, ...who }));
    return version;
  };
  await move('PAID', 'ANALYSIS', 'analyst');
  return { submitted, manager, at, move };
}

/** A new case of one's own that waits for its interview with an Ephesian, and for the correction of a field, if one is named. */
export async function caseToInterview(origin: string, ephesian: StaffName, field?: string) {
  const { submitted, manager, at, move } = await caseInAnalysis(origin);
  await move('ANALYSIS', 'COMPLETE_ANALYSIS');
  const version = await move('COMPLETE_ANALYSIS', 'INTERVIEW', ephesian);
  if (field !== undefined) {
    await manager(`${at}/corrections`, { corrections: [{ field, message: 'Please write it in full.' }], version });
  }
  return submitted;
}

/** A new case of one's own whose correction was answered. */
export async function answeredCase(origin: string): Promise<number> {
  const field = 'FORM_MINISTRY_CITY';
  const { id, token } = await caseToInterview(origin, 'ephesian', field);
  await customerPortal(origin).answerCorrections(id, token, { [field]: 'Ciudad de México' });
  return id;
}

/** A template for mails from cards, in both languages, beside those that there are. */
export async function writeTemplate(origin: string, name: string): Promise<void> {
  const admin = await staff(origin, 'admin');
  const { version, stages, templates } = await admin('/business/mail-text');
  const confirmed = (words: object) => ({ ...words, confirmed: true });
  const template = {
    id: `t-${Date.now()}`,
    name,
    subject: { en: 'We will call you', es: 'Le llamaremos' },
    text: { en: 'Dear {recipient},', es: 'Saludos, {recipient}:' },
  };
  const body = {
    version,
    stages: Object.fromEntries(Object.entries(stages).map(([stage, words]) => [stage, confirmed(words as object)])),
    templates: [...templates, template].map(confirmed),
  };
  await admin('/business/mail-text', body, 'PUT');
}

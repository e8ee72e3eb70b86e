import { afterAll, beforeAll, expect, test } from 'vitest';
import { CENSUS_KEYS, CENSUS_SUMS, FIGURE_KEYS, type CensusValue } from '@portal/domain/census/form.ts';
import { censusLabel } from '@portal/messages/census/censusLabel.ts';
import { numberText } from '@portal/messages/figures.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { readWorkbook } from '../../../test/listed/exportedFile.ts';
import { readPdf } from '../../../test/papers/readPdf.ts';
import { fresh, openedReport, readOwn, saveOwn, sendOwn, setClock } from '../../../test/people/openedReport.ts';
import { exportWords, type ExportWords } from '../../platform/lists/exportWords.ts';

let portal: TestServer;
const admin = fresh(() => portal.staff('admin'));
const ephesian = fresh(() => portal.staff('ephesian'));

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

/** Letters in a line of the PDF. */
const LONGEST_LABEL = 34;

const open = (url: string) => portal.server.inject({ url });

/** Every other figure blank, the rest of each kind answered. */
const ANSWERS: Record<string, CensusValue> = {
  ...Object.fromEntries(FIGURE_KEYS.map((key, place) => [key, place % 2 ? null : 1000 + place])),
  activeMembers: 12_345,
  averageAttendance: 0,
  visitors: 0,
  youthActive: true,
  menActive: false,
  youthLeader: '=HYPERLINK("x")',
  visionSatisfaction: 'DISSATISFIED',
  careComment: 'Gracias por la visita 은혜.',
};

async function received() {
  const one = await openedReport(portal, { churchName: 'Casa / Única', country: 'MX' });
  await saveOwn(one, 1, ANSWERS, { baptisms: 'Hubo una campaña.' });
  setClock(portal, `${one.year}-04-02T03:59:00Z`);
  expect((await sendOwn(one, 2)).codes).toEqual([]);
  return one;
}

/** Every question, then the sums, with what was answered, in the words of a reader. */
function expected(words: ExportWords): [string, number | string | null][] {
  const told = (value: CensusValue) => {
    if (typeof value === 'boolean') return words.say('censusForm', value ? 'file.yes' : 'file.no');
    return value === 'DISSATISFIED' ? words.say('censusForm', 'satisfaction.DISSATISFIED') : value;
  };
  return [
    ...CENSUS_KEYS.map((key): [string, number | string | null] => [
      censusLabel((text, params) => words.say('censusForm', text, params), key),
      told(ANSWERS[key] ?? null),
    ]),
    ...(['departmentParticipants', 'followers', 'broadcastHours'] as const).map((sum): [string, number | null] => [
      words.say('censusForm', `sum.${sum}`),
      CENSUS_SUMS[sum].reduce((total, key) => total + Number(ANSWERS[key] ?? 0), 0),
    ]),
  ];
}

test.each(['en', 'es'] as const)(
  'a received report is read from Excel and PDF with the same values, in %s',
  async (language) => {
    const one = await received();
    const words = await exportWords(language);
    const { files } = (await admin.get(one.at)).data;
    const wanted = expected(words);
    const year = String(one.year);
    const quarter = words.say('reportChurches', 'quarterOf', { quarter: 1, year });

    const xlsx = await open(`${files}/${language}.xlsx`);
    expect(xlsx.headers['content-disposition']).toContain(
      encodeURIComponent(`Casa Única – ${quarter.toLowerCase()}.xlsx`),
    );
    const { sheet, names } = readWorkbook(xlsx.rawPayload);
    expect(names).toEqual([quarter]);
    const lines = Object.keys(sheet)
      .filter((cell) => /^B\d+$/.test(cell))
      .map((cell): [string, unknown] => [String(sheet[cell]?.v), sheet[cell.replace('B', 'C')]?.v ?? null]);
    expect(lines.slice(1, 7).map(([, value]) => value)).toEqual([
      'Casa / Única',
      expect.any(String),
      words.country('MX'),
      quarter,
      new Date(`${year}-04-30T00:00:00Z`),
      // A minute before midnight in New York, a day behind UTC.
      new Date(`${year}-04-01T23:59:00Z`),
    ]);
    expect(Object.fromEntries(lines.slice(7))).toEqual(Object.fromEntries(wanted));
    expect(lines).toHaveLength(7 + wanted.length);
    const baptisms = lines.findIndex(([label]) => label === words.say('censusForm', 'field.baptisms')) + 1;
    expect(sheet[`D${baptisms}`]?.v).toBe('Hubo una campaña.');
    expect(sheet[`C${baptisms}`]).toMatchObject({ t: 'n', z: '#,##0' });

    const pdf = await readPdf((await open(`${files}/${language}.pdf`)).rawPayload);
    expect(pdf.title).toBe(`Casa / Única – ${quarter.toLowerCase()}`);
    const read = pdf.texts
      .flatMap((page) => page.split('\n'))
      .map((line) => line.trim().replace('은 혜', '은혜').replace('은혜 .', '은혜.'));
    expect(read.some((line) => line.includes('11:59'))).toBe(true);
    expect(read).toContain(`${words.say('censusForm', 'file.reason')} Hubo una campaña.`);
    for (const [label, value] of wanted) {
      const shown = typeof value === 'number' ? numberText(language, value) : (value ?? '');
      // A longer one goes on in the next line, behind what was answered.
      const isOneLine = label.length <= LONGEST_LABEL;
      if (isOneLine) expect(read).toContain(`${label} ${shown}`.trim());
      else expect(read.some((line) => line.endsWith(shown))).toBe(true);
    }
  },
);

test('is opened in the reader’s own session only, as long as the report may be read, and not before it was received', async () => {
  const one = await openedReport(portal);
  expect((await readOwn(one)).files).toBeNull();
  await saveOwn(one, 1, ANSWERS);
  await sendOwn(one, 2);
  const { files: own } = await readOwn(one);
  expect((await open(`${own}/es.xlsx`)).statusCode).toBe(200);
  for (const file of ['fr.pdf', 'es.csv', 'es.pdf.pdf', '.pdf', 'es']) {
    expect((await open(`${own}/${file}`)).statusCode, file).toBe(404);
  }
  expect((await open(`${own?.replace('own-', '')}/es.xlsx`)).statusCode).toBe(404);
  const { files } = (await ephesian.get(`/api/business/report/church/${one.church}`)).data.reports[0];
  expect((await open(`${files}/en.xlsx`)).statusCode).toBe(200);
  await portal.database.transaction((db) =>
    db.updateTable('church').set({ country: 'BR' }).where('id', '=', one.church).execute(),
  );
  expect((await open(`${files}/en.xlsx`)).statusCode).toBe(404);
  portal.clock.advance(600_000);
  expect((await open(`${own}/es.xlsx`)).statusCode).toBe(404);
});

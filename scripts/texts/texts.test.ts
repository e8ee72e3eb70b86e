import { expect, test } from 'vitest';
import { tree } from '../../house/tree.ts';
import { usesOf } from './findUses.ts';
import { readTexts } from './readTexts.ts';
import { textsPage, textsTable } from './textsPage.ts';

const project = () =>
  tree({
    'packages/messages/src/en/lists.ts':
      "export const lists = { title: 'A <list>', count_one: '{n} row', count_other: '{n} rows', 'state.OPEN': 'Open', gone: 'Gone' };",
    'packages/messages/src/es/lists.ts':
      "export const lists = { title: 'Una lista', count_one: '{n} fila', count_many: '{n} de filas', count_other: '{n} filas', 'state.OPEN': 'Abierta', gone: 'Ya no está' };",
    'packages/messages/src/en/mails.ts': "export const mails = { welcome: { text: 'Hello,\\nyou' } };",
    'packages/messages/src/es/mails.ts': "export const mails = { welcome: { text: 'Hola' } };",
    'apps/web/src/List.tsx':
      "const t = useText('lists');\nt('title');\nt('count', { count });\nt(`state.${row.state}`);\n// gone: t('gone')",
    'apps/web/src/Other.tsx': "const t = useText('others');\nt('title');",
    'apps/web/src/List.test.tsx': "useText('lists')('title');",
    'apps/server/src/sendWelcome.ts': "write({ template: 'welcome' });",
  });

const usedTexts = async () => {
  const root = project();
  const findUses = usesOf(root);
  return (await readTexts(root)).map((text) => ({ ...text, uses: findUses(text) }));
};

test('each text stands beside the other language, with the plural forms that only one of them has', async () => {
  expect((await usedTexts()).map(({ key, english, spanish }) => [key, english, spanish])).toEqual([
    ['title', 'A <list>', 'Una lista'],
    ['count_one', '{n} row', '{n} fila'],
    ['count_many', '', '{n} de filas'],
    ['count_other', '{n} rows', '{n} filas'],
    ['state.OPEN', 'Open', 'Abierta'],
    ['gone', 'Gone', 'Ya no está'],
    ['welcome.text', 'Hello,\nyou', 'Hola'],
  ]);
});

test('a text is used where its table and key are named, where a key is put together, or its template is named', async () => {
  const uses = Object.fromEntries((await usedTexts()).map((text) => [text.key, text.uses.join(' ')]));
  expect(uses).toEqual({
    title: 'apps/web/src/List.tsx:2',
    count_one: 'apps/web/src/List.tsx:3',
    count_many: 'apps/web/src/List.tsx:3',
    count_other: 'apps/web/src/List.tsx:3',
    'state.OPEN': 'apps/web/src/List.tsx:4',
    gone: '',
    'welcome.text': 'apps/server/src/sendWelcome.ts:1',
  });
});

test('the page shows texts as they are, the table has one line a text', async () => {
  const texts = await usedTexts();
  expect(textsPage(texts)).toContain('A &lt;list>');
  expect(textsTable(texts).trimEnd().split('\n')).toHaveLength(texts.length + 1);
});

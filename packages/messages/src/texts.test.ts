import { describe, expect, test } from 'vitest';
import { TITLES } from '@portal/domain/applications/values.ts';
import { NAMESPACES, textsIn } from './browserTexts.ts';
import { fillText } from './fillText.ts';
import { textOf } from './render.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(NAMESPACES)('%s', (namespace) => {
  test('both languages say the same things with the same placeholders', async () => {
    const [en, es] = [await textsIn('en', namespace), await textsIn('es', namespace)];
    for (const [key, text] of Object.entries(es)) {
      const base = key.replace(/_many$/, '_other');
      expect([key, placeholders(text)]).toEqual([key, placeholders(en[base] ?? '')]);
    }
  });

  test('what every list asks of its noun needs nothing filled in', async () => {
    for (const texts of [await textsIn('en', namespace), await textsIn('es', namespace)])
      for (const key of ['search', 'emptyText']) expect(placeholders(texts[key] ?? ''), key).toEqual([]);
  });

  test('no text is empty, shouts, or speaks of tú', async () => {
    for (const texts of [await textsIn('en', namespace), await textsIn('es', namespace)]) {
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).not.toMatch(/[!¡]|\b(tu|tus|tú|contigo)\b/i);
      }
    }
  });
});

test('a code is told in the reader’s language with what it needs', () => {
  expect(textOf('en', 'errors', 'assign.sameRole', { name: 'Ana <b>' })).toBe(
    'Ana <b> already has this role. Use Reassign. Nothing was changed.',
  );
  expect(textOf('es', 'errors', 'field.max', { length: 50 })).toBe('Máximo 50 caracteres');
  expect(textOf('es', 'stages', 'COMPLETE')).toBe('Pago pendiente');
});

test('what is filled in and ends with a stop of its own brings no second one', () => {
  const told = (at: string) => fillText({ key: 'Calculado {at}.' }, 'es', 'key', { at });
  expect(told('25 nov 2026, 8:21 p.m.')).toBe('Calculado 25 nov 2026, 8:21 p.m.');
  expect(told('25 nov 2026')).toBe('Calculado 25 nov 2026.');
});

test('titles are told for him, her and the couple', async () => {
  const told = (texts: Readonly<Record<string, string>>) =>
    TITLES.map((title) => ['', '_female', '_couple'].map((form) => texts[`titles.${title}${form}`]).join(' '));
  expect(told(await textsIn('es', 'applications'))).toEqual([
    'Pastor Pastora Pastores',
    'Apóstol Apóstol Apóstoles',
    'Profeta Profetisa Profetas',
    'Evangelista Evangelista Evangelistas',
    'Maestro Maestra Maestros',
    'Obispo Obispa Obispos',
    'Reverendo Reverenda Reverendos',
    'Líder Líder Líderes',
  ]);
  expect(told(await textsIn('en', 'applications'))[0]).toBe('Pastor Pastor Pastors');
});

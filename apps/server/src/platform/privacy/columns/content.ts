import type { Columns } from './columnKind.ts';

export const CONTENT_COLUMNS = {
  faq: {
    version: 'plain',
    groups: 'plain',
    saved_at: 'plain',
    saved_by: 'plain',
  },
  content_category: { id: 'plain', name_en: 'plain', name_es: 'plain', version: 'plain' },
  post: {
    id: 'plain',
    category_id: 'plain',
    language: 'plain',
    title_en: 'plain',
    title_es: 'plain',
    body_en: 'plain',
    body_es: 'plain',
    words_en: 'plain',
    words_es: 'plain',
    alt_en: 'plain',
    alt_es: 'plain',
    outdated: 'plain',
    from_at: 'plain',
    until_at: 'plain',
    position: 'plain',
    saved_at: 'plain',
    saved_by: 'plain',
    version: 'plain',
  },
  post_role: { post_id: 'plain', role_id: 'plain' },
} as const satisfies Columns;

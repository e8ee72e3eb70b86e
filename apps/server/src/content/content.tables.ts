import type { ColumnType, Generated } from 'kysely';
import type { FaqGroup } from '@portal/domain/content/faq.ts';
import type { PostLanguage, PostPlace } from '@portal/domain/content/post.ts';
import type { Language } from '@portal/domain/languages.ts';

interface PostTable {
  id: Generated<number>;
  category_id: number;
  language: PostLanguage;
  title_en: string;
  title_es: string;
  body_en: string;
  body_es: string;
  words_en: string;
  words_es: string;
  alt_en: string;
  alt_es: string;
  outdated: Language | null;
  from_at: Date | null;
  until_at: Date | null;
  position: number;
  saved_at: Date;
  saved_by: number | null;
  version: Generated<number>;
}

/** What happened to a post, its subject; or to a category, by its id. */
interface ContentKinds {
  created: Record<string, never>;
  updated: { fields: readonly string[] };
  switched: { to: string };
  placed: { place: PostPlace };
  deleted: Record<string, never>;
  categoryCreated: Record<string, never>;
  categoryUpdated: { fields: readonly string[] };
  categoryDeleted: Record<string, never>;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    content: ContentKinds;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    faq: {
      version: number;
      /** JSON text on the way in, parsed on the way out. */
      groups: ColumnType<FaqGroup[], string, never>;
      saved_at: Date;
      saved_by: number | null;
    };
    content_category: {
      id: Generated<number>;
      name_en: string;
      name_es: string;
      version: Generated<number>;
    };
    post: PostTable;
    post_role: { post_id: number; role_id: number };
  }
}

import { sql } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';
import './access.tables.ts';

/** The name of a row of `role` in a reader's language. */
export const roleNameIn = (language: Language) =>
  sql<string>`case when ${language} = 'es' then coalesce(role.name_es, role.name) else role.name end`;

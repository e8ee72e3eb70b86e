import type { Columns } from './columnKind.ts';

export const PROBLEMS_COLUMNS = {
  problem_report: {
    id: 'plain',
    reporter_id: 'plain',
    codes: 'plain',
    fault: 'personal',
    request_id: 'plain',
    screen: 'plain',
    words: 'personal',
    user_agent: 'personal',
    language: 'plain',
    build: 'plain',
    created_at: 'plain',
    settled_at: 'plain',
    settled_by: 'plain',
  },
} as const satisfies Columns;

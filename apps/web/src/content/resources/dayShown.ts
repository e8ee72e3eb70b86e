import { POST_ZONE } from '@portal/domain/content/post.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { formatDate } from '../../platform/texts/format.ts';

/** The day in New York since which a post is shown. */
export const dayShown = (from: string): string => formatDate(wallAt(Date.parse(from), POST_ZONE).day);

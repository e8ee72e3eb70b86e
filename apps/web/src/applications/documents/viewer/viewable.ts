import type { Detail } from '@portal/contract/applications/detail.ts';

/** A file that can be looked at. */
export interface Viewable {
  /** Under which the list opens it. */
  key: string;
  /** Another one where another file took its place. */
  fileKey: string;
  title: string;
  file: Pick<Detail['documents'][number], 'name' | 'url' | 'mediaType'>;
}

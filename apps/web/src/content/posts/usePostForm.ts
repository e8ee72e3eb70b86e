import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@portal/contract/content/posts.ts';
import type { PostLanguage, PostState } from '@portal/domain/content/post.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { renewContent } from '../content.queries.ts';

interface Sides {
  en: string;
  es: string;
}

/** As they stand in the form. */
export interface PostValues {
  title: Sides;
  body: Sides;
  alt: Sides;
  language: PostLanguage;
  category: string;
  roles: string[];
  state: PostState;
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
  /** The upload that is to be its image. */
  image: string;
  noImage: boolean;
  confirmed: boolean;
}

const NONE: Sides = { en: '', es: '' };

const EMPTY: PostValues = {
  title: NONE,
  body: NONE,
  alt: NONE,
  language: 'both',
  category: '',
  roles: [],
  state: 'DRAFT',
  fromDay: '',
  fromTime: '',
  untilDay: '',
  untilTime: '',
  image: '',
  noImage: false,
  confirmed: false,
};

const valuesOf = (post: Post): PostValues => ({
  title: { ...post.title },
  body: { ...post.body },
  alt: { ...post.alt },
  language: post.language,
  category: String(post.category.id),
  roles: post.roles.map(({ id }) => String(id)).toSorted(),
  state: post.state,
  fromDay: post.fromDay,
  fromTime: post.fromTime,
  untilDay: post.untilDay,
  untilTime: post.untilTime,
  image: '',
  noImage: false,
  confirmed: false,
});

function bodyOf({ category, roles, image, ...values }: PostValues) {
  return {
    ...values,
    category: Number(category),
    roles: roles.map(Number),
    ...(image !== '' && { image }),
  };
}

/** The form of a post; a new one is a draft in both languages. */
export function usePostForm(post: Post | undefined, onDone: () => void) {
  const client = useQueryClient();
  return useRecordForm({
    endpoint: 'updatePost',
    name: post ? `post.${post.id}` : 'post.new',
    record: post,
    values: (present = post) => (present ? valuesOf(present) : EMPTY),
    send: (values, base, idempotencyKey) =>
      base === undefined
        ? call('createPost', { body: bodyOf(values), idempotencyKey })
        : call('updatePost', {
            params: { id: base.id },
            body: { ...bodyOf(values), version: base.version },
            idempotencyKey,
          }),
    renew: () => renewContent(client),
    done: onDone,
  });
}

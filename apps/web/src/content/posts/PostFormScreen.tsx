import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Post } from '@portal/contract/content/posts.ts';
import { CreateOrEdit, FormScreen } from '../../platform/forms/FormScreen.tsx';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { usePost } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';
import { PostForm } from './PostForm.tsx';
import { PostMarks } from './PostMarks.tsx';

const LIST = '/cms/post/list';

/** `/cms/post/create` makes a post; with an id it changes one. */
export function PostFormScreen() {
  return <CreateOrEdit create={CreatePost} edit={EditPost} />;
}

function CreatePost() {
  const t = useText('postForm');
  return (
    <FormScreen title={t('createTitle')} lead={t('createLead')} list={LIST} toList={t('toList')}>
      {({ back, leave }) => <PostForm back={back} onDone={() => leave(t('created'))} />}
    </FormScreen>
  );
}

function EditPost({ id }: { id: number }) {
  const t = useText('postForm');
  const query = usePost(id);
  const post = query.data;
  return (
    <FormScreen
      title={post ? t('editTitle', { name: titleOf(post.title) }) : t('editWaiting')}
      lead={post && <PostMarks post={post} />}
      list={LIST}
      toList={t('toList')}
      actions={post && <Preview post={post} />}
    >
      {({ back, leave }) => (
        <>
          <UntilRead query={query} />
          {post && <PostForm post={post} back={back} onDone={() => leave(t('saved'))} />}
        </>
      )}
    </FormScreen>
  );
}

/** As it was saved last, seen as the first of its roles. */
function Preview({ post: { id, roles } }: { post: Post }) {
  const t = useText('postForm');
  if (!roles[0]) return null;
  return (
    <Button
      component={Link}
      to={`/cms/resources/${id}?as=${roles[0].id}`}
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
    >
      {t('preview')}
    </Button>
  );
}

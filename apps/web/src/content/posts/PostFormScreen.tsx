import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import type { Post } from '@portal/contract/content/posts.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { usePost } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';
import { PostForm } from './PostForm.tsx';
import { PostMarks } from './PostMarks.tsx';

const LIST = '/cms/post/list';

/** `/cms/post/create` makes a post; with an id it changes one. */
export function PostFormScreen() {
  const { id } = useParams();
  return id === undefined ? <CreatePost /> : <EditPost key={id} id={idIn(id)} />;
}

function CreatePost() {
  const t = useText('postForm');
  const common = useText('common');
  const { back, leave } = useWayBack(LIST);
  return (
    <Screen
      title={t('createTitle')}
      product={common('productName')}
      lead={t('createLead')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <PostForm back={back} onDone={() => leave(t('created'))} />
    </Screen>
  );
}

function EditPost({ id }: { id: number }) {
  const t = useText('postForm');
  const common = useText('common');
  const query = usePost(id);
  const { back, leave } = useWayBack(LIST);
  const post = query.data;
  return (
    <Screen
      title={post ? t('editTitle', { name: titleOf(post.title) }) : t('editWaiting')}
      product={common('productName')}
      lead={post && <PostMarks post={post} />}
      back={<BackLink to={back} label={t('toList')} />}
      actions={post && <Preview post={post} />}
    >
      <UntilRead query={query} />
      {post && <PostForm post={post} back={back} onDone={() => leave(t('saved'))} />}
    </Screen>
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

import { Button } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { RichText } from '../../platform/richText/RichText.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useResource } from '../content.queries.ts';
import { dayShown } from './dayShown.ts';
import { OtherLanguage } from './ResourcesScreen.tsx';
import { RoleChoice, useRoleRead } from './RoleChoice.tsx';
import classes from './Resources.module.css';

/** A post as it is read, and printed; whoever writes posts looks as a role does (product/content.md#resources). */
export function ResourceScreen() {
  const { id } = useParams();
  const t = useText('resources');
  const common = useText('common');
  const { as, role, mayChoose } = useRoleRead();
  const query = useResource(idIn(id), as);
  const { back } = useWayBack('/cms/resources');
  const { data: post } = query;
  return (
    <Screen
      title={post?.title ?? t('waiting')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toList')} />}
      actions={
        <>
          {mayChoose && <RoleChoice />}
          {mayChoose && (
            <Button
              component={Link}
              to={`/cms/post/create/${id ?? ''}`}
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t('edit')}
            </Button>
          )}
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      <UntilRead query={query} />
      {post && (
        <article className={classes.article}>
          {post.hidden !== null && role !== undefined && (
            <output className={classes.hidden}>{t(`hidden.${post.hidden}`, { role })}</output>
          )}
          <p className={classes.facts}>
            <span>{post.category.name}</span>
            {post.from !== null && <span>{t('published', { date: dayShown(post.from) })}</span>}
            <OtherLanguage language={post.language} />
          </p>
          {post.image && <img className={classes.head} src={post.image.url} alt={post.image.alt} />}
          <RichText html={post.body} pictures={post.pictures} language={post.language} />
        </article>
      )}
    </Screen>
  );
}

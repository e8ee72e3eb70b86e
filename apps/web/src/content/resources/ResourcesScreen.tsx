import { Button } from '@mantine/core';
import { IconBook2, IconLanguage } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Resource } from '@portal/contract/content/resources.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { useLanguage, useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { SearchBox } from '../../ui/table/filters/SearchBox.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { useResources } from '../content.queries.ts';
import { dayShown } from './dayShown.ts';
import { RoleChoice, useRoleRead } from './RoleChoice.tsx';
import classes from './Resources.module.css';

/** Characters of a search. */
const LONGEST = 120;

/** What is published for the reader's role: by category, searched (product/content.md#resources). */
export function ResourcesScreen() {
  const t = useText('resources');
  const common = useText('common');
  const { address, change } = useAddress();
  const { as, role, mayChoose } = useRoleRead();
  const search = address.get('search') ?? '';
  const category = address.get('category') ?? undefined;
  const query = useResources({ search: search || undefined, category, as });
  const { data } = query;
  const isNarrowed = search !== '' || category !== undefined;
  const clear = () => change({ search: undefined, category: undefined });
  const all = data?.categories.reduce((sum, { posts }) => sum + posts, 0) ?? 0;
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      lead={role === undefined ? t('lead') : t('leadAs', { role })}
      actions={mayChoose && <RoleChoice />}
    >
      <div className={classes.bar}>
        <div className={classes.search}>
          <SearchBox
            label={t('search')}
            clearLabel={t('clear')}
            value={search}
            wrong={(words) => (words.length > LONGEST ? '' : undefined)}
            onChange={(words) => change({ search: words || undefined }, { replace: true })}
          />
        </div>
        {data && data.categories.length > 1 && (
          <fieldset className={classes.chips} aria-label={t('category')}>
            {[{ id: undefined, name: t('all'), posts: all }, ...data.categories].map(({ id, name, posts }) => {
              const isChosen = category === (id === undefined ? undefined : String(id));
              return (
                <Button
                  key={id ?? 'all'}
                  size="compact-md"
                  radius="xl"
                  variant={isChosen ? 'filled' : 'default'}
                  aria-pressed={isChosen}
                  onClick={() => change({ category: id === undefined ? undefined : String(id) })}
                >
                  {t('inCategory', { name, count: posts })}
                </Button>
              );
            })}
          </fieldset>
        )}
      </div>
      <UntilRead query={query} />
      {data && data.posts.length === 0 && (
        <EmptyState
          icon={<IconBook2 size={28} stroke={1.5} />}
          title={isNarrowed ? t('noneFound') : t('emptyTitle')}
          text={isNarrowed ? '' : t(mayChoose ? 'emptyEditor' : 'emptyText')}
          action={
            isNarrowed && (
              <Button variant="default" onClick={clear}>
                {t('clear')}
              </Button>
            )
          }
        />
      )}
      {data && data.posts.length > 0 && (
        <>
          <output className={classes.count}>{t('count', { count: data.total, shown: String(data.total) })}</output>
          <ul className={classes.cards}>
            {data.posts.map((post) => (
              <ResourceCard key={post.id} post={post} as={as} />
            ))}
          </ul>
          {data.total > data.posts.length && <p>{t('more', { count: data.posts.length })}</p>}
        </>
      )}
    </Screen>
  );
}

function ResourceCard({ post, as }: { post: Resource; as: string | undefined }) {
  const list = useThisList();
  const { id, title, category, excerpt, thumb, from, language } = post;
  return (
    <li className={classes.card}>
      {thumb !== null && <img src={thumb} alt="" className={classes.thumb} />}
      <div className={classes.said}>
        <h2 lang={language}>
          <Link to={`/cms/resources/${id}${as === undefined ? '' : `?as=${as}`}`} state={list}>
            {title}
          </Link>
        </h2>
        <p lang={language}>{excerpt}</p>
        <p className={classes.facts}>
          <span>{category.name}</span>
          {from !== null && <span>{dayShown(from)}</span>}
          <OtherLanguage language={language} />
        </p>
      </div>
    </li>
  );
}

/** Said where it is not told in the reader's language. */
export function OtherLanguage({ language }: { language: Resource['language'] }) {
  const t = useText('resources');
  if (useLanguage() === language) return null;
  return (
    <StateMark icon={IconLanguage} tone="attention">
      {t(`onlyIn.${language}`)}
    </StateMark>
  );
}

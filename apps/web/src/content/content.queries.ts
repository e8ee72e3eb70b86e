/** What the screens of posts, categories and resources ask the server. */
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** What is renewed when a post, a category, or what is read of them is another. */
export const POSTS = ['posts'] as const;
export const CATEGORIES = ['categories'] as const;
const RESOURCES = ['resources'] as const;

export const renewContent = (client: QueryClient): void => {
  for (const queryKey of [POSTS, CATEGORIES, RESOURCES]) void client.invalidateQueries({ queryKey });
};

/** A form begins with what is true now. */
export const usePost = (id: number) =>
  useQuery({
    queryKey: [...POSTS, 'one', id],
    queryFn: ({ signal }) => call('getPost', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const useCategory = (id: number) =>
  useQuery({
    queryKey: [...CATEGORIES, 'one', id],
    queryFn: ({ signal }) => call('getCategory', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Categories and roles to choose from, for whoever writes posts. */
export const usePostOptions = (enabled = true) =>
  useQuery({
    queryKey: [...POSTS, 'options'],
    queryFn: ({ signal }) => call('getPostOptions', { signal }),
    enabled,
  });

interface Wanted {
  search: string | undefined;
  category: string | undefined;
  /** As a role, by its id. */
  as: string | undefined;
}

export const useResources = (query: Wanted) =>
  useQuery({
    queryKey: [...RESOURCES, 'all', query],
    queryFn: ({ signal }) => call('listResources', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useResource = (id: number, as: string | undefined) =>
  useQuery({
    queryKey: [...RESOURCES, 'one', id, as],
    queryFn: ({ signal }) => call('getResource', { params: { id }, query: { as }, signal }),
  });

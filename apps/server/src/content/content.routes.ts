import { categoryEndpoints } from '@portal/contract/content/categories.ts';
import { contentEndpoints } from '@portal/contract/content/content.ts';
import { postEndpoints } from '@portal/contract/content/posts.ts';
import { resourceEndpoints } from '@portal/contract/content/resources.ts';
import { answerUpload } from '../platform/files/waitingUpload.ts';
import { act, answerNothing, preparedAct, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { getCategory } from './categories/category.ts';
import { listCategories } from './categories/listCategories.ts';
import { createCategory, deleteCategory, updateCategory } from './categories/saveCategory.ts';
import { listCategoryHistory, listPostHistory } from './contentHistory.ts';
import { getFaq, getFaqForEditing, saveFaq } from './faq.ts';
import { deletePost, placePost, switchPost } from './posts/arrangePost.ts';
import { getPostOptions, listPosts } from './posts/listPosts.ts';
import { prepareImage, uploadPostImage } from './posts/postImages.ts';
import { getPost } from './posts/postRow.ts';
import { getResource, listResources } from './posts/resources.ts';
import { createPost, updatePost } from './posts/savePost.ts';

export function contentRoutes(http: Http): void {
  serve(http, contentEndpoints, {
    getFaq: readOnce(getFaq),
    getFaqForEditing: readOnce(getFaqForEditing),
    saveFaq: act(saveFaq, getFaqForEditing),
  });
  serve(http, categoryEndpoints, {
    listCategories: read(listCategories),
    listCategoryHistory: read(listCategoryHistory),
    getCategory: read((context, { params }) => getCategory(context, params.id)),
    createCategory: act(createCategory, getCategory),
    updateCategory: act(updateCategory, getCategory),
    deleteCategory: act(deleteCategory, answerNothing),
  });
  serve(http, postEndpoints, {
    listPosts: read(listPosts),
    getPostOptions: read(getPostOptions),
    listPostHistory: read(listPostHistory),
    getPost: read((context, { params }) => getPost(context, params.id)),
    uploadPostImage: preparedAct(prepareImage, uploadPostImage, answerUpload),
    createPost: act(createPost, getPost),
    updatePost: act(updatePost, getPost),
    switchPost: act(switchPost, getPost),
    placePost: act(placePost, getPost),
    deletePost: act(deletePost, answerNothing),
  });
  serve(http, resourceEndpoints, { listResources: read(listResources), getResource: read(getResource) });
}

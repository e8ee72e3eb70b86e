import { tagEndpoints } from '@portal/contract/applications/tags.ts';
import { act, answerNothing, read, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { answerCard } from '../answerCard.ts';
import { deleteTag, mergeTag } from './deleteTag.ts';
import { listTagOptions, listTags } from './listTags.ts';
import { createTagOn, setTag } from './setTag.ts';
import { getTag } from './tag.ts';
import { createTag, updateTag } from './updateTag.ts';

export function tagRoutes(http: Http): void {
  serve(http, tagEndpoints, {
    listTagOptions: readOnce(listTagOptions),
    setTag: act(setTag, answerCard),
    createTagOn: act(createTagOn, answerCard),
    listTags: read(listTags),
    createTag: act(createTag, getTag),
    updateTag: act(updateTag, getTag),
    mergeTag: act(mergeTag, getTag),
    deleteTag: act(deleteTag, answerNothing),
  });
}

import { referenceEndpoints } from '@portal/contract/applications/references.ts';
import { act, answerNothing, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listReferences, listReferenceVersions } from './listReferences.ts';
import { answerReference, createReference, pinReference, removeReference, updateReference } from './writeReferences.ts';

export function referenceRoutes(http: Http): void {
  serve(http, referenceEndpoints, {
    listReferences: read(listReferences),
    createReference: act(createReference, answerReference),
    updateReference: act(updateReference, answerReference),
    removeReference: act(removeReference, answerNothing),
    pinReference: act(pinReference, answerReference),
    listReferenceVersions: read(listReferenceVersions),
  });
}

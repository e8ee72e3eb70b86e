import { photoEndpoints } from '@portal/contract/applications/photos.ts';
import { preparedAct, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { answerCard } from '../answerCard.ts';
import { getLeaderPhoto } from './getLeaderPhoto.ts';
import { prepareCrop } from './prepareCrop.ts';
import { setLeaderPhoto } from './setLeaderPhoto.ts';

export function photoRoutes(http: Http): void {
  serve(http, photoEndpoints, {
    getLeaderPhoto: read(getLeaderPhoto),
    setLeaderPhoto: preparedAct(prepareCrop, setLeaderPhoto, answerCard),
  });
}

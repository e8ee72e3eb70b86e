import { duplicateEndpoints } from '@portal/contract/applications/duplicates.ts';
import { formEditEndpoints, intakeEndpoints, rulePreviewEndpoints } from '@portal/contract/intake.ts';
import { answerCard } from '../applications/answerCard.ts';
import { act, preparedAct, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { answerCorrection } from './answerCorrection.ts';
import { duplicateApplication } from './submission/duplicateApplication.ts';
import { editSection } from './editSection.ts';
import { getOwnApplication } from './getOwnApplication.ts';
import { listOwnApplications } from './listOwnApplications.ts';
import { listOwnCorrections } from './listOwnCorrections.ts';
import { prepareAnswer } from './prepareAnswer.ts';
import { previewMinistryRules } from './previewMinistryRules.ts';
import { saveStep } from './saveStep.ts';
import { prepareFile, saveDocument, savePhoto } from './saveUpload.ts';
import { startApplication } from './startApplication.ts';
import { submitApplication } from './submitApplication.ts';

export function intakeRoutes(http: Http): void {
  serve(http, intakeEndpoints, {
    listOwnApplications: readOnce(listOwnApplications),
    startApplication: act(startApplication, getOwnApplication),
    getOwnApplication: read((context, { params }) => getOwnApplication(context, params.id)),
    saveLeader: act(saveStep('leader'), getOwnApplication),
    saveSpouse: act(saveStep('spouse'), getOwnApplication),
    saveMinistry: act(saveStep('ministry'), getOwnApplication),
    saveContact: act(saveStep('contact'), getOwnApplication),
    savePhoto: preparedAct(prepareFile('photo'), savePhoto, getOwnApplication),
    saveDocument: preparedAct(prepareFile('document'), saveDocument, getOwnApplication),
    submitApplication: act(submitApplication, getOwnApplication),
    listOwnCorrections: read((context, { params }) => listOwnCorrections(context, params.id)),
    answerCorrection: preparedAct(prepareAnswer, answerCorrection, listOwnCorrections),
  });
  serve(http, formEditEndpoints, {
    editLeader: act(editSection('leader'), answerCard),
    editSpouse: act(editSection('spouse'), answerCard),
    editMinistry: act(editSection('ministry'), answerCard),
    editContact: act(editSection('contact'), answerCard),
  });
  serve(http, duplicateEndpoints, {
    duplicateApplication: act(duplicateApplication, async (_context, entered) => entered),
  });
  serve(http, rulePreviewEndpoints, {
    previewMinistryRules: act(previewMinistryRules, async (_context, told) => told),
  });
}

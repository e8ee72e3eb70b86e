import { clearDossiers } from './clearDossiers.ts';
import { makeDossier } from './makeDossier.ts';

export const dossierJobs = [makeDossier, clearDossiers];

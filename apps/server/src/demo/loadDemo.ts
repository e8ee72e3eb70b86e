import type { Services } from '../platform/services.ts';
import { loadDemoPeople } from './loadDemoPeople.ts';

export async function loadDemo(services: Services, _count: number, _say: (line: string) => void): Promise<void> {
  await services.database.transaction(loadDemoPeople);
}

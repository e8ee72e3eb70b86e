import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PLANS = /\/plans\.test\.ts$/;
/** Begun towards the end, one core would wait for them; some are long only where everything is tried. */
const LONG =
  /\/(every(Field|Door|List)|refusals|firstMinutes|moving|main|openCluster|imports\/killed|staffImport|truth)\.test\.ts$/;

/**
 * In which order the files are tested. The large database is made by the first that reads plans, for which it waits a minute:
 * so one of them begins, and the others come last. Long ones early; all else as vitest does it.
 */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.find(({ moduleId }) => PLANS.test(moduleId));
    const rank = (file: TestSpecification): number => {
      if (file === first) return 0;
      if (PLANS.test(file.moduleId)) return 3;
      return LONG.test(file.moduleId) ? 1 : 2;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

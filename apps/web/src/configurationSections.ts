/** Every section of the business rules: the right that opens it, and where its code lies. What is changed every day comes first. */
import { late } from './platform/late/late.tsx';
import type { ConfigurationSection } from './settings/configurationSection.ts';
import { ComingShapes } from './shell/frame/ComingShapes.tsx';

export const CONFIGURATION_SECTIONS: readonly ConfigurationSection[] = [
  {
    key: 'tags',
    permission: 'business.tag.manage',
    Section: late(
      async () => ({ default: (await import('./applications/tags/list/TagsSection.tsx')).TagsSection }),
      ComingShapes,
    ).Component,
  },
  {
    key: 'fee',
    permission: 'business.configuration.request',
    setting: 'REQUEST_PAYMENT_AMOUNT',
    Section: late(async () => ({ default: (await import('./settings/fee/FeeSection.tsx')).FeeSection }), ComingShapes)
      .Component,
  },
  {
    key: 'ministryRules',
    permission: 'business.configuration.request',
    setting: 'MINISTRY_RULES',
    Section: late(
      async () => ({
        default: (await import('./settings/ministryRules/MinistryRulesSection.tsx')).MinistryRulesSection,
      }),
      ComingShapes,
    ).Component,
  },
  {
    key: 'secondPerson',
    permission: 'business.configuration.request',
    setting: 'EXONERATION_LIMIT',
    Section: late(
      async () => ({ default: (await import('./payments/exonerations/LimitSection.tsx')).LimitSection }),
      ComingShapes,
    ).Component,
  },
  {
    key: 'stageLimits',
    permission: 'business.configuration.request',
    setting: 'STAGE_LIMITS',
    Section: late(
      async () => ({ default: (await import('./settings/stageLimits/StageLimitsSection.tsx')).StageLimitsSection }),
      ComingShapes,
    ).Component,
  },
  {
    key: 'drafts',
    permission: 'business.configuration.request',
    setting: 'DRAFT_ERASURE_DAYS',
    Section: late(
      async () => ({ default: (await import('./clients/drafts/ErasureSection.tsx')).ErasureSection }),
      ComingShapes,
    ).Component,
  },
  {
    key: 'readyTexts',
    permission: 'business.configuration.request',
    setting: 'READY_TEXTS',
    Section: late(
      async () => ({
        default: (await import('./applications/readyTexts/ReadyTextsSection.tsx')).ReadyTextsSection,
      }),
      ComingShapes,
    ).Component,
  },
];

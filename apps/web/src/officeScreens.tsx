/** The screens of who looks after the portal itself: configurations and CMS. */
import { CONFIGURATION_SECTIONS } from './configurationSections.ts';
import { CONTENT_SCREENS } from './contentScreens.tsx';
import { COURSE_SCREENS } from './courseScreens.tsx';
import { coded, holding, holdingAny } from './openedBy.tsx';
import { openSections } from './settings/configurationSection.ts';
import type { Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

export const OFFICE_SCREENS: Menu['screens'] = [
  {
    path: '/configurations/request',
    opens: (actor) => openSections(CONFIGURATION_SECTIONS, actor).length > 0,
    title: 'menu.businessRules',
    group: 'menu.configurations',
    icon: menuIcon('IconAdjustmentsHorizontal'),
    ...coded(async () => {
      const { ConfigurationScreen } = await import('./settings/ConfigurationScreen.tsx');
      return () => <ConfigurationScreen sections={CONFIGURATION_SECTIONS} />;
    }),
  },
  {
    path: '/configurations/interview',
    opens: holding('business.configuration.interview'),
    title: 'menu.interviewQuestions',
    group: 'menu.configurations',
    icon: menuIcon('IconListDetails'),
    ...coded(
      async () => (await import('./interviews/questions/InterviewQuestionsScreen.tsx')).InterviewQuestionsScreen,
    ),
  },
  {
    path: '/configurations/census',
    opens: holdingAny('business.configuration.census', 'business.report.census', 'business.census.edit'),
    title: 'menu.reportDates',
    group: 'menu.configurations',
    icon: menuIcon('IconCalendarEvent'),
    ...coded(async () => (await import('./census/dates/ReportDatesScreen.tsx')).ReportDatesScreen),
  },
  ...COURSE_SCREENS,
  {
    path: '/configurations/check-in',
    opens: holding('business.configuration.check.in'),
    title: 'menu.checkInSettings',
    group: 'menu.configurations',
    icon: menuIcon('IconDoorEnter'),
    ...coded(async () => (await import('./events/settings/CheckInSettingsScreen.tsx')).CheckInSettingsScreen),
  },
  {
    path: '/configurations/exports',
    opens: holding('business.configuration.exports'),
    title: 'menu.exportDefinitions',
    group: 'menu.configurations',
    icon: menuIcon('IconTableExport'),
    ...coded(async () => (await import('./exports/definitions/DefinitionsScreen.tsx')).DefinitionsScreen),
  },
  {
    path: '/configurations/outbox',
    opens: holding('business.outbox.show'),
    title: 'menu.outbox',
    group: 'menu.configurations',
    icon: menuIcon('IconMailForward'),
    ...coded(async () => (await import('./outbox/OutboxScreen.tsx')).OutboxScreen),
  },
  {
    path: '/configurations/problems',
    opens: holding('business.administrator'),
    title: 'menu.problems',
    group: 'menu.configurations',
    icon: menuIcon('IconLifebuoy'),
    ...coded(async () => (await import('./problems/ProblemsScreen.tsx')).ProblemsScreen),
  },
  {
    path: '/configurations/changes',
    opens: holding('business.audit.show'),
    title: 'menu.changes',
    group: 'menu.configurations',
    icon: menuIcon('IconHistory'),
    ...coded(async () => (await import('./history/ChangesScreen.tsx')).ChangesScreen),
  },
  {
    path: '/configurations/imports',
    opens: holding('business.import'),
    title: 'menu.imports',
    group: 'menu.configurations',
    icon: menuIcon('IconFileImport'),
    ...coded(async () => (await import('./imports/ImportsScreen.tsx')).ImportsScreen),
  },
  {
    path: '/configurations/imports/:id',
    within: '/configurations/imports',
    opens: holding('business.import'),
    ...coded(async () => (await import('./imports/ImportScreen.tsx')).ImportScreen),
  },
  {
    path: '/configurations/trace',
    opens: holding('business.configuration.trace'),
    title: 'menu.traces',
    group: 'menu.configurations',
    icon: menuIcon('IconUserSearch'),
    ...coded(async () => (await import('./clients/traces/TraceScreen.tsx')).TraceScreen),
  },
  {
    path: '/configurations/trace/:id',
    within: '/configurations/trace',
    opens: holding('business.configuration.trace'),
    ...coded(async () => (await import('./clients/traces/TracedScreen.tsx')).TracedScreen),
  },
  {
    path: '/configurations/trace/leader/:id',
    within: '/configurations/trace',
    opens: holding('business.configuration.trace'),
    ...coded(async () => (await import('./clients/traces/TracedLeaderScreen.tsx')).TracedLeaderScreen),
  },
  ...CONTENT_SCREENS,
  {
    path: '/cms/questions',
    opens: holding('business.faq.manage'),
    title: 'menu.questions',
    group: 'menu.cms',
    icon: menuIcon('IconMessageQuestion'),
    ...coded(async () => (await import('./content/QuestionsScreen.tsx')).QuestionsScreen),
  },
  {
    // How charts look, by its address alone.
    path: '/samples/charts',
    within: '/configurations/problems',
    opens: holding('business.administrator'),
    ...coded(async () => (await import('./shell/charts/ChartSamplesScreen.tsx')).ChartSamplesScreen),
  },
];

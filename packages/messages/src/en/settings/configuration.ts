/** The business rules: what staff keep of applications, in sections. */
export const configuration = {
  title: 'Business Rules',
  'section.tags': 'Tags',
  'lead.tags': 'Tags that staff put on applications. What you change here changes on every card.',
  'section.secondPerson': 'Second person',
  'lead.secondPerson': 'Above this amount an exoneration of the payment waits until another person grants it.',
  'section.stageLimits': 'Time limits',
  'lead.stageLimits':
    'How many working days a card may stand in a stage. At the limit its age turns amber, at twice the limit red; while the applicant has corrections to make, the time stands still.',
  'section.drafts': 'Unfinished applications',
  'lead.drafts':
    'After how long an application that nobody continues is erased. Who began it is told twice by email before.',
  'section.readyTexts': 'Ready texts',
  'lead.readyTexts':
    'What staff ask for again and again when they request corrections. The applicant reads it in their own language.',
} as const;

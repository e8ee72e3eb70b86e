/** What tells churches of their quarterly reports. */
export const censusMails = {
  censusOpened: {
    subject: 'Quarterly report {quarter}/{year} of {church}',
    text: `The report of quarter {quarter} of {year} of your church, {church}, is open. Please send it by {deadline}, the end of the day in New York. What you enter is saved, so you can fill it in little by little.

Fill in the report:
{link}`,
  },
  censusReminder: {
    subject: 'Reminder: quarterly report {quarter}/{year} of {church}',
    text: `We have not yet received the report of quarter {quarter} of {year} of your church, {church}. Please send it by {deadline}, the end of the day in New York.

Fill in the report:
{link}`,
  },
} as const;

/** What tells the staff by mail of what they have not read. */
export const noticeMails = {
  standInMessagesUnread: {
    subject: 'Unread chat messages: application {caseNumber}',
    text: 'The applicant of application {caseNumber} wrote in the chat. {name} is in charge of it and away; you stand in meanwhile, and have not read it yet.\n\nRead it and answer here:\n{link}\n\nUntil you read it, no further message like this one will be sent.',
  },
  noticeMail: {
    subject: 'New in the business portal',
    text: 'There is something new for you:\n\n{lines}\n\nRead it here:\n{link}\n\nYou chose to be told of this by email. You can change that in your profile menu, under Notices.',
  },
  noticeDigest: {
    subject: 'Your daily summary of the business portal',
    text: 'This is what you have not read yet:\n\n{lines}\n\nRead it here:\n{link}\n\nYou chose to be told of this once a day. You can change that in your profile menu, under Notices.',
  },
} as const;

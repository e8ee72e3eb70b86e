/** Fields that are not read back after they were taken, each with why: every other must be, exactly as it was sent. */
const EXCEPTIONS: readonly { at: RegExp; because: string }[] = [
  {
    at: /^edit(Leader|Spouse|Ministry|Contact) was(\.|$)/,
    because: 'is compared with what is there, and stored nowhere',
  },
  {
    at: /^edit(Leader|Spouse|Ministry|Contact) values$/,
    because: 'its fields are; those that are not named stay as they are',
  },
  { at: / (version|from)$/, because: 'is compared with what is there, and stored nowhere' },
  { at: / (token|refresh_token|grant_type|username)$/, because: 'is looked up, and stored nowhere' },
  { at: /^create(Client)?Token (password|remember)$/, because: 'is compared, or decides how long the session lasts' },
  { at: / (currentPassword|confirm\w+)$/, because: 'is compared with another, which is read back' },
  {
    at: /^(setUpApp|removeApp|addPasskey|removePasskey|renewRecoveryCodes|proveSecondFactor) (password|code|step|passkey|remember|appCode|created)(\.|$)/,
    because: 'proves somebody, and is compared with what is known of them (secondFactor.test.ts, passkeys.test.ts)',
  },
  { at: /^changeEmail password$/, because: 'is compared with the present one' },
  { at: /^(requestStaffReset|requestReset|resendActivationTo) email$/, because: 'is looked up, and stored nowhere' },
  { at: /^(createUser|updateUser|changeEmail) email$/, because: 'is kept in small letters (createUser.test.ts)' },
  { at: /^updateClient email$/, because: 'is another one only after its link was followed (updateClient.test.ts)' },
  { at: /^register /, because: 'of an address that is known everything stays as it was (clients.test.ts)' },
  {
    at: /^remind(Clients|Drafts) /,
    because: 'chooses accounts: the run keeps those that were found (unfinished.test.ts)',
  },
  {
    at: /^remindReportChurches /,
    because: 'chooses churches: the run keeps those that were found (chaseDesk.test.ts)',
  },
  { at: /^restoreApplications /, because: 'chooses applications: the run keeps those that were found (bin.test.ts)' },
  { at: /^eraseTraced(Leader)? (confirm|cases|churches)/, because: 'is compared with what is gone then' },
  { at: /^eraseApplication confirm$/, because: 'is compared with number and name of what is gone then' },
  { at: /^renewLicences /, because: 'chooses licences: the run keeps those that were found (listLicences.test.ts)' },
  { at: /^(preview|start)Many /, because: 'is kept by the run, whose rows do it (many.test.ts)' },
  { at: /^readNotices seen$/, because: 'is looked up, and stored nowhere (notices.test.ts)' },
  { at: /^setSpiritualParent parent$/, because: 'is told with the name (leaderTree.test.ts)' },
  { at: /^(preview|give)(Countries|Leader) /, because: 'is told by the regions and their leaders (regions.test.ts)' },
  {
    at: /^(previewMerge|merge|sayNotSame) /,
    because: 'names two who are looked up, and what is kept of them (merging.test.ts)',
  },
  { at: /^assignApplication reassign$/, because: 'allows the act, and is stored nowhere' },
  { at: /^removeUser heirs\.(supervisor|manager|ephesian)$/, because: 'of a kind that has nothing, it is left out' },
  {
    at: /^(ask|date)Documents /,
    because: 'chooses documents and says what is done to them: the run keeps it (datedDocuments.test.ts)',
  },
  { at: /^(accept|refuse)Document file$/, because: 'is compared with the file that is there' },
  { at: /^acceptDocument accepted$/, because: 'is told with who accepted and when (judgeDocument.test.ts)' },
  { at: /^saveInterviewQuestions .*confirmed$/, because: 'decides what is marked as outdated (questions.test.ts)' },
  { at: /^saveMailTexts .*confirmed$/, because: 'decides what is marked as outdated (mailTexts.test.ts)' },
  { at: /^answerInterview (asked|seen)$/, because: 'says what the interviewer saw, and is stored nowhere' },
  { at: /^(make|change)Appointment hour$/, because: 'chooses of an hour that is there twice, which this one is not' },
  { at: /^(revoke|reissue)Certificate seen$/, because: 'is compared with what is there, and stored nowhere' },
  { at: /^(renew|reissue|switch)Licence seen$/, because: 'is compared with what is there, and stored nowhere' },
  { at: /^switchLicence active$/, because: 'is told with the day and by the standing (licences.test.ts)' },
  { at: /^switchInterview active$/, because: 'opens and closes the interview (interviews.test.ts)' },
  {
    at: /^setLeaderPhoto (upload|file)$/,
    because: 'names a photo, which is read back by another name (photos.test.ts)',
  },
  { at: /^read(Own)?Messages readTo$/, because: 'goes forward only, and no further than what was written' },
  {
    at: /^assignPayment (caseNumber|seen)$/,
    because: 'names the case that the payment counts for, and the state in which it was seen (unmatched.test.ts)',
  },
  { at: /^previewMinistryRules /, because: 'is only told what it would do (businessRules.test.ts)' },
  { at: /^checkIn (code|client)$/, because: 'is looked up, and whose it was is told (checkIn.test.ts)' },
  {
    at: /^checkIn device\.(at|sentAt)$/,
    because: 'tells how long ago it was: the instant is the server’s (offline.test.ts)',
  },
  { at: /^orderExport query$/, because: 'narrows the list, as the list itself is narrowed (everyList.test.ts)' },
  {
    at: /^moveApplication deactivation\.closesChurch$/,
    because: 'closes a church, of a case whose church is closing alone (changeChurch.test.ts)',
  },
  { at: /^setTag on$/, because: 'says whether the tag is on the card, where it is read back' },
  {
    at: /^(create|update)Lesson video\.(en|es)$/,
    because: 'is kept as the id that the address names (courses.test.ts)',
  },
  {
    at: /^(create|update)Post body\./,
    because: 'is made clean: what is left of it is tried by itself (cleanRichText.test.ts)',
  },
  {
    at: /^(create|update)Post (state|fromDay|fromTime|untilDay|untilTime)$/,
    because: 'chooses instants, which are told with the state that follows from them (content.test.ts)',
  },
  {
    at: /^(create|update)Post (image|noImage)$/,
    because: 'names an upload, or takes the image away (content.test.ts)',
  },
  { at: /^updatePost confirmed$/, because: 'decides what is marked as outdated (content.test.ts)' },
  {
    at: /^(create|update)Notification (body\.|state$|from)/,
    because: 'is made clean, or said with the others that it goes with (notifications.test.ts)',
  },
  {
    at: /^(create|update)Notification (attachment|noAttachment)$/,
    because: 'names an upload, or takes the file away (notificationFiles.test.ts)',
  },
  { at: /^updateNotification confirmed$/, because: 'decides what is marked as outdated (notifications.test.ts)' },
  { at: /^countRecipients /, because: 'is only told whom it would reach (notifications.test.ts)' },
  { at: /^placePost place$/, because: 'is the order of all of them (content.test.ts)' },
  {
    at: /^update(Course|Section|Lesson) confirmed$/,
    because: 'decides what is marked as outdated (courses.test.ts)',
  },
  { at: /^place(Course|Section|Lesson) (beside|side)$/, because: 'is the order of all of them (courses.test.ts)' },
  {
    at: /^(sendSignal|confirmLesson) /,
    because: 'is a claim, of which as much is kept as the clock allows (watching.test.ts)',
  },
  {
    at: /^placeExportElement position$/,
    because: 'is one among the others, past the end the last (definitions.test.ts)',
  },
  { at: /^placeExportElement element$/, because: 'names the column that is moved (definitions.test.ts)' },
  { at: /^restoreSetting to$/, because: 'names the version that is taken back (versions.test.ts)' },
  { at: /^mergeTag into$/, because: 'is worn by the cards of the other, which has none here (tags.test.ts)' },
];

export const isNotReadBack = (endpoint: string, path: string): boolean =>
  EXCEPTIONS.some(({ at }) => at.test(`${endpoint} ${path}`));

/** Exceptions that fit nothing any more. */
export const idleExceptions = (fields: readonly string[]): string[] =>
  EXCEPTIONS.filter(({ at }) => !fields.some((field) => at.test(field))).map(({ at }) => String(at));

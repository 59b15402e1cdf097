export const ISSUES_STATUS = {
  issue_not_found: 404,
  issue_changed: 409,
  issue_moved: 409,
  issue_hour_past: 409,
  issue_for_nobody: 409,
  email_off: 409,
  suppression_not_found: 404,
} as const

export const ISSUES_SENTENCE: Record<keyof typeof ISSUES_STATUS, string> = {
  issue_not_found: 'We couldn’t find this issue. Someone may have removed it.',
  issue_changed: 'Someone else changed this issue. Look at their version first.',
  issue_moved: 'This issue is further along already. Look at what has become of it.',
  issue_hour_past: 'Choose an hour that is still to come.',
  issue_for_nobody: 'Nobody would get this issue. Choose other recipients.',
  email_off: 'This shop can’t send email yet. Its operator has to set that up first.',
  suppression_not_found: 'This address isn’t on the list any more.',
}

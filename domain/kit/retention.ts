const DAY_MS = 86_400_000

/** Retention of personal data in ms. Jobs delete it afterward, and the privacy policy states it. */
export const RETENTION_MS = {
  raw_emails: 30 * DAY_MS,
  gift_recipients: 30 * DAY_MS,
  /** After closing, long enough for a dispute to be reopened in any way. */
  dispute_files: 540 * DAY_MS,
  suppressions: 2 * 365 * DAY_MS,
  /** For something that doesn’t come back. */
  stock_alerts: 365 * DAY_MS,
  failed_logins: DAY_MS,
  test_rides: 30 * DAY_MS,
  /** An author can see a rejected post and the reason until then. */
  rejected_posts: 30 * DAY_MS,
  /** After the decision, which can be contested for six months (Regulation (EU) 2022/2065, art. 20(1)). */
  legal_reports: 210 * DAY_MS,
} as const

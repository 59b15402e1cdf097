import { EXPORT_DAYS } from '@/domain/office/accounting/accounting'
import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import { purgeRecipients, sendGiftCard } from '@/server/after-sale'
import { remindOfBuilds } from '@/server/buying'
import { purgeZeroResultSearches, shelveDueTopics } from '@/server/catalog'
import {
  purgeUnanswered,
  purgeOldSearches,
  purgePastRides,
  purgeRejected,
  purgeReporters,
  listDueReminders,
  purgeDeleted,
  remindOfRide,
  sendDigests,
  syncSearch,
} from '@/server/community'
import { purgeStockAlerts, notifyOfStock } from '@/server/goods'
import { purgeChanges } from '@/server/kernel/db/changes'
import type { Deps } from '@/server/kernel/deps'
import { enqueueDue } from '@/server/kernel/jobs/due'
import { purgeLiveEvents } from '@/server/kernel/live/replay'
import { purgeDelays } from '@/server/kernel/jobs/delays'
import type { Jobs, Round, RowJob } from '@/server/kernel/jobs/job'
import { runSteps } from '@/server/kernel/jobs/steps'
import { purgeUnusedFiles } from '@/server/kernel/files/store'
import { listDueMails } from '@/server/kernel/mail/queries'
import { rekeyMailboxes } from '@/server/kernel/mail/rekey-mailboxes'
import { purgeSuppressions } from '@/server/kernel/mail/suppress'
import { sendMail } from '@/server/kernel/mail/send-mail'
import { purgePageMoves } from '@/server/kernel/pages/queries'
import { listDueCards } from '@/server/ledger'
import {
  followWeeks,
  purgeExports,
  purgeImports,
  purgeKeys,
  purgeNotes,
  purgeWebhookEvents,
  listDueBikeEdits,
  listDueChanges,
  listDueIssues,
  listDueOffers,
  listDuePictures,
  listOpenExports,
  listOpenImports,
  makeExport,
  makePicture,
  noticeLowStock,
  offerAgain,
  runImport,
  sendIssue,
  sendWebhooks,
  startBikeEdit,
  startOffer,
  startPrices,
  sumDays,
} from '@/server/office'
import { listDueBuildPictures, makeBuildPicture, planStandardPictures } from '@/server/pictures'
import {
  compareBooks,
  purgeDisputeFiles,
  listDueEvents,
  listDueRefunds,
  listDueTaxRecords,
  upsertDailyTotals,
  reconcileLane,
  recordFees,
  sendRefund,
  sendTaxRecord,
  processEvent,
} from '@/server/payments'
import { purgeRawEmails } from '@/server/support'

const HOUR_S = 3_600
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** One queue per provider, so that an unresponsive one delays only its own events. */
const eventJobs = EVENT_PROVIDERS.map((provider): RowJob => ({
  queue: `provider-event-${provider}`,
  work: processEvent,
  due: (db, now, limit) => listDueEvents(db, { provider, now, limit }),
}))

/** One queue per provider, for the same reason. */
const providerRounds = EVENT_PROVIDERS.map((provider): Round => ({
  queue: `reconcile-${provider}`,
  every: 15,
  work: (deps) => reconcileLane(deps, provider),
}))

const feeRounds = EVENT_PROVIDERS.map((provider): Round => ({
  queue: `fees-${provider}`,
  every: 60,
  work: (deps) => recordFees(deps, provider),
}))

export const JOBS: Jobs = {
  rows: [
    { queue: 'mail', work: sendMail, due: listDueMails },
    { queue: 'refund', work: sendRefund, due: listDueRefunds },
    { queue: 'tax-record', work: sendTaxRecord, due: listDueTaxRecords },
    ...eventJobs,
    { queue: 'ride-reminder', work: remindOfRide, due: listDueReminders },
    { queue: 'gift-card', work: sendGiftCard, due: listDueCards },
    { queue: 'price-change', work: startPrices, due: listDueChanges },
    { queue: 'product-offer', work: startOffer, due: listDueOffers },
    { queue: 'bike-edit', work: startBikeEdit, due: listDueBikeEdits },
    { queue: 'csv-import', work: runImport, due: listOpenImports },
    { queue: 'accounting', work: makeExport, due: listOpenExports, limitMs: Infinity },
    { queue: 'newsletter', work: sendIssue, due: listDueIssues },
    { queue: 'product-picture', work: makePicture, due: listDuePictures, limitMs: Infinity },
    {
      queue: 'build-picture',
      work: makeBuildPicture,
      due: listDueBuildPictures,
      limitMs: Infinity,
    },
  ],
  rounds: [
    { queue: 'reconcile', every: 15, work: runMaintenance },
    ...providerRounds,
    ...feeRounds,
    { queue: 'mailbox-keys', every: HOUR_S, work: rekeyMailboxes },
    { queue: 'compare-books', every: HOUR_S, work: compareBooks },
    {
      queue: 'daily-totals',
      every: HOUR_S,
      work: (deps) => upsertDailyTotals(deps.db, deps.clock.now()),
    },
    { queue: 'report-sums', every: 5 * 60, work: sumDays },
    { queue: 'past-rides', every: HOUR_S, work: purgeExpired },
    { queue: 'full-weeks', every: 15, work: followWeeks },
    { queue: 'build-reminders', every: HOUR_S, work: remindOfBuilds },
    { queue: 'bike-offers', every: 60, work: offerAgain },
    { queue: 'help-topics', every: 15, work: shelveDueTopics },
    { queue: 'forum-search', every: 15, work: (deps) => syncSearch(deps) },
    { queue: 'forum-digest', every: 5 * 60, work: sendDigests },
    { queue: 'webhooks', every: 2, work: (deps) => sendWebhooks(deps) },
    { queue: 'forum-purge', every: 60, work: (deps) => purgeDeleted(deps) },
  ],
}

async function runMaintenance(deps: Deps): Promise<void> {
  await enqueueDue(deps, JOBS.rows)
  await reconcileLane(deps, 'other')
  await runSteps(deps, 'reconcile', {
    'low-stock': () => noticeLowStock(deps),
    'back-in-stock': () => notifyOfStock(deps),
    'standard-pictures': () => planStandardPictures(deps),
    delays: () => purgeDelays(deps.db, deps.clock.now()),
  })
}

/** Deletes data whose retention period has ended. */
async function purgeExpired(deps: Deps): Promise<void> {
  const { db, clock } = deps
  await runSteps(deps, 'past-rides', {
    rides: () => purgePastRides(deps),
    'help-searches': () => purgeOldSearches(deps),
    'zero-results': () => purgeZeroResultSearches(deps),
    'rejected-posts': () => purgeRejected(deps),
    reporters: () => purgeReporters(deps),
    files: () => purgeUnusedFiles(deps),
    'raw-emails': () => purgeRawEmails(deps),
    notes: () => purgeNotes(deps),
    'gift-recipients': () => purgeRecipients(deps),
    'dispute-files': () => purgeDisputeFiles(deps),
    'live-events': () => purgeLiveEvents(db),
    suppressions: () => purgeSuppressions(db, clock.now()),
    'stock-alerts': () => purgeStockAlerts(deps),
    'newsletter-questions': () => db.transaction((tx) => purgeUnanswered(tx, clock.now())),
    'page-moves': () => purgePageMoves(db),
    'row-changes': () => purgeChanges(db, clock.now()),
    'connection-keys': () => purgeKeys(db, clock.now()),
    'webhook-events': () => purgeWebhookEvents(db, clock.now()),
    'accounting-exports': () =>
      purgeExports(db, new Date(clock.now().getTime() - EXPORT_DAYS * DAY_MS)),
    imports: () => purgeImports(db, new Date(clock.now().getTime() - WEEK_MS)),
  })
}

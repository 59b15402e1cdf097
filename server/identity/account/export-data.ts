import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Db } from '@/server/kernel/db/client'
import { addresses } from '@/server/kernel/db/schema/addresses'
import { refunds, withdrawals } from '@/server/kernel/db/schema/after-sales'
import { cartLines, cartRequests, carts } from '@/server/kernel/db/schema/carts'
import { testRides } from '@/server/kernel/db/schema/dealers'
import { documents } from '@/server/kernel/db/schema/documents'
import { files } from '@/server/kernel/db/schema/files'
import { forumFlags, forumLikes, forumPosts, forumThreads } from '@/server/kernel/db/schema/forum'
import { forumLog, forumSilences } from '@/server/kernel/db/schema/forum-moderation'
import { forumReads } from '@/server/kernel/db/schema/forum-reads'
import { forumQueue } from '@/server/kernel/db/schema/forum-queue'
import { forumTrust } from '@/server/kernel/db/schema/forum-trust'
import { forumVersions } from '@/server/kernel/db/schema/forum-versions'
import { forumNotices, forumWatches } from '@/server/kernel/db/schema/forum-notices'
import { orderBikes, serviceEntries } from '@/server/kernel/db/schema/garage'
import { giftCards } from '@/server/kernel/db/schema/gift-card'
import { helpVotes } from '@/server/kernel/db/schema/help-center'
import { ledgerAccounts, ledgerTransfers } from '@/server/kernel/db/schema/ledger'
import { mailOutbox } from '@/server/kernel/db/schema/mail'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/newsletter'
import { orderEvents, orderLines, orders } from '@/server/kernel/db/schema/orders'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments'
import { reviews } from '@/server/kernel/db/schema/reviews'
import { sessions } from '@/server/kernel/db/schema/sessions'
import {
  ticketFiles,
  ticketMessages,
  tickets,
  ticketSearches,
} from '@/server/kernel/db/schema/support'
import {
  accountEvents,
  avatars,
  formerNames,
  mailLinks,
  recoveryCodes,
  socialLogins,
  users,
} from '@/server/kernel/db/schema/users'

/** Members of rows that are credentials, or would let their reader act: they are no information about a person. */
const SECRETS: readonly string[] = [
  'password_hash',
  'totp_secret',
  'totp_last_step',
  'device_hash',
  'return_token_hash',
  'token_hash',
  'code_hash',
  'request_hash',
  // The text of a letter says the same; unsent letters may hold a one-time link.
  'html',
]

type Rows = Record<string, unknown>[]

/** Everything the shop keeps about a user, table by table. */
export async function exportData(db: Db, userId: number): Promise<Record<string, Rows>> {
  const own: Record<string, Rows> = {}
  const mine = {
    users: [users, users.id],
    avatars: [avatars, avatars.user_id],
    former_names: [formerNames, formerNames.user_id],
    social_logins: [socialLogins, socialLogins.user_id],
    recovery_codes: [recoveryCodes, recoveryCodes.user_id],
    mail_links: [mailLinks, mailLinks.user_id],
    sessions: [sessions, sessions.user_id],
    account_events: [accountEvents, accountEvents.user_id],
    addresses: [addresses, addresses.user_id],
    carts: [carts, carts.user_id],
    cart_lines: [cartLines, cartLines.user_id],
    cart_requests: [cartRequests, cartRequests.user_id],
    orders: [orders, orders.user_id],
    order_bikes: [orderBikes, orderBikes.user_id],
    ledger_accounts: [ledgerAccounts, ledgerAccounts.user_id],
    reviews: [reviews, reviews.user_id],
    forum_threads: [forumThreads, forumThreads.user_id],
    forum_posts: [forumPosts, forumPosts.user_id],
    forum_queue: [forumQueue, forumQueue.user_id],
    forum_versions: [forumVersions, forumVersions.user_id],
    forum_trust: [forumTrust, forumTrust.user_id],
    forum_likes: [forumLikes, forumLikes.user_id],
    forum_flags: [forumFlags, forumFlags.user_id],
    forum_silences: [forumSilences, forumSilences.user_id],
    forum_log: [forumLog, forumLog.member_id],
    forum_watches: [forumWatches, forumWatches.user_id],
    forum_reads: [forumReads, forumReads.user_id],
    forum_notices: [forumNotices, forumNotices.user_id],
    tickets: [tickets, tickets.user_id],
    test_rides: [testRides, testRides.user_id],
    help_votes: [helpVotes, helpVotes.user_id],
    gift_cards: [giftCards, giftCards.redeemed_by],
  } satisfies Record<string, [PgTable, PgColumn]>
  for (const [name, [table, owner]] of Object.entries(mine)) {
    own[name] = await rowsOf(db, table, eq(owner, userId))
  }
  const subscriptions = await subscriptionsOf(db, own.users?.[0])
  return { ...own, ...(await belongings(db, userId, own)), ...subscriptions }
}

/** What hangs on the user's orders, bikes and credit. */
async function belongings(
  db: Db,
  userId: number,
  own: Record<string, Rows>,
): Promise<Record<string, Rows>> {
  const orderIds = idsOf(own.orders)
  const accountIds = idsOf(own.ledger_accounts)
  const { from_account, to_account } = ledgerTransfers
  const ofUser = or(eq(mailOutbox.user_id, userId), inArray(mailOutbox.order_id, orderIds))
  const ofAccount = or(inArray(from_account, accountIds), inArray(to_account, accountIds))
  const ofBikes = inArray(serviceEntries.order_bike_id, idsOf(own.order_bikes))
  const mails = await rowsOf(db, mailOutbox, ofUser)
  const ofTickets = ofOwnTickets(idsOf(own.tickets))
  return {
    order_lines: await rowsOf(db, orderLines, inArray(orderLines.order_id, orderIds)),
    order_events: await rowsOf(db, orderEvents, inArray(orderEvents.order_id, orderIds)),
    payment_attempts: await rowsOf(
      db,
      paymentAttempts,
      inArray(paymentAttempts.order_id, orderIds),
    ),
    payments: await rowsOf(db, payments, inArray(payments.order_id, orderIds)),
    refunds: await rowsOf(db, refunds, inArray(refunds.order_id, orderIds)),
    documents: await rowsOf(db, documents, inArray(documents.order_id, orderIds)),
    withdrawals: await rowsOf(db, withdrawals, inArray(withdrawals.order_id, orderIds)),
    service_entries: await rowsOf(db, serviceEntries, ofBikes),
    ledger_transfers: await rowsOf(db, ledgerTransfers, ofAccount),
    // Notes among agents are no message to the user, but they are about him.
    ticket_messages: await rowsOf(db, ticketMessages, ofTickets),
    ticket_searches: await rowsOf(
      db,
      ticketSearches,
      inArray(ticketSearches.ticket_id, idsOf(own.tickets)),
    ),
    files: await rowsOf(db, files, inArray(files.id, filesOf(db, idsOf(own.tickets)))),
    // A letter that waits may hold a one-time link, and one with a gift card the code of its recipient.
    mail_outbox: mails.map((mail) => (isOpenSecret(mail) ? { ...mail, text: '' } : mail)),
  }
}

const isOpenSecret = ({ status, kind }: Rows[number]) =>
  status === 'queued' || String(kind).startsWith('gift_card:')

/** The files of the messages of some tickets. */
function filesOf(db: Db, ticketIds: readonly number[]) {
  return db
    .select({ id: ticketFiles.file_id })
    .from(ticketFiles)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketFiles.message_id))
    .where(ofOwnTickets(ticketIds))
}

/** The messages of some tickets but for what strangers wrote there: their words are not the user’s data. */
function ofOwnTickets(ticketIds: readonly number[]): SQL | undefined {
  const isOfStranger = sql`${ticketMessages.event} ->> 'kind' = 'other_sender'`
  return and(inArray(ticketMessages.ticket_id, [...ticketIds]), sql`${isOfStranger} is not true`)
}

/** By the mailbox, once its owner has shown that it is his. */
async function subscriptionsOf(db: Db, user: Rows[number] | undefined) {
  const key = user?.email_verified_at ? String(user.email_key) : ''
  const rows = await rowsOf(db, newsletterSubscriptions, eq(newsletterSubscriptions.email_key, key))
  return { newsletter_subscriptions: rows }
}

async function rowsOf(db: Db, table: PgTable, condition: SQL | undefined): Promise<Rows> {
  const rows: Rows = await db.select().from(table).where(condition)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !SECRETS.includes(name))
        .map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64') : value]),
    ),
  )
}

function idsOf(rows: Rows | undefined): number[] {
  return (rows ?? []).map(({ id }) => Number(id))
}

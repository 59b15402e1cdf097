import { cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { deriveKey } from '@/server/kernel/ports/ids'
import type {
  PaymentProvider,
  PaymentRequest,
  ProviderPayment,
} from '@/server/kernel/ports/payments'

import {
  expireTransfer,
  findTransfer,
  insertTransfer,
  type TransferRow,
} from '@/server/payments/books/bank-queries'
import { returnToken } from '@/server/payments/books/queries'

export const BANK_PROVIDER = 'bank'

/** Hold for bank transfers, which take days. */
const HOLD_MS = 7 * 24 * 3_600_000

interface BankSettings {
  db: Db
  secret: string
  /** Account holder and number, as shown to buyers. */
  account: string
}

/** Bank transfers: admins enter receipts (`receiveTransfer`) and sent refunds (`enterSentRefund`). */
export function bankProvider({ db, secret, account }: BankSettings): PaymentProvider {
  const lookUp = async (ref: string) => {
    const row = await findTransfer(db, ref)
    return row ? toPayment(row) : null
  }
  return {
    id: BANK_PROVIDER,
    title: 'Bank transfer',
    note: 'We’ll show you our account and a reference. We start on your order when your payment arrives.',
    isTest: false,
    holdMs: HOLD_MS,
    instructions: (reference) => ({ account, reference }),
    create: (request) => openTransfer(db, secret, request),
    lookUp,
    expire: async (ref) => {
      await expireTransfer(db, ref)
      return lookUp(ref)
    },
    pageOf: async (ref) => {
      const row = await findTransfer(db, ref)
      return row ? pageFor(secret, row.attempt_id) : ''
    },
  }
}

async function openTransfer(db: Db, secret: string, request: PaymentRequest) {
  await insertTransfer(db, {
    id: referenceOf(secret, request),
    attempt_id: request.attemptId,
    amount_cents: request.amount,
    currency: request.currency,
  })
  return { ref: referenceOf(secret, request), redirectUrl: pageFor(secret, request.attemptId) }
}

/** Returns an attempt's unique payment reference, short enough to type into a transfer form. */
function referenceOf(secret: string, { orderNumber, attemptId }: PaymentRequest): string {
  const mark = deriveKey(secret, 'bank', attemptId).replace(/[^a-z0-9]/gi, '')
  return `${orderNumber}-${mark.slice(0, 4).toUpperCase()}`
}

function pageFor(secret: string, attemptId: string): string {
  return `/payment/return/${attemptId}/${returnToken(secret, attemptId)}`
}

// An open transfer is 'processing', so that the order keeps its reservation and doesn't expire.
const STATUS = { open: 'processing', paid: 'paid', expired: 'expired' } as const

function toPayment(row: TransferRow): ProviderPayment {
  return {
    ref: row.id,
    paymentId: row.status === 'paid' ? row.id : null,
    status: STATUS[row.status],
    amount: cents(row.received_cents ?? row.amount_cents),
    currency: row.currency,
    reference: row.attempt_id,
    failureCode: null,
    isTransfer: true,
  }
}

import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import type { Deps } from '@/server/kernel/deps'
import { JOBS } from '@/server/job-list'
import { listDue } from '@/server/kernel/jobs/due'
import { sendMail } from '@/server/kernel/mail/send-mail'
import { sendRefund } from '@/server/payments/refunds/send-refund'
import { sendTaxRecord } from '@/server/payments/taxes/send-record'
import { processEvent } from '@/server/payments/attempts/process-event'

export async function workOff(deps: Deps): Promise<void> {
  const due = await listDue(deps.db, deps.clock.now(), JOBS.rows)
  await Promise.all([
    ...due.mail.map((id) => sendMail(deps, id)),
    ...due.refund.map((id) => sendRefund(deps, id)),
    ...due['tax-record'].map((id) => sendTaxRecord(deps, id)),
    ...EVENT_PROVIDERS.flatMap((one) => due[`provider-event-${one}`]).map((id) =>
      processEvent(deps, id),
    ),
  ])
}

import Link from 'next/link'
import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { EmptyState } from '@/components/kit/ui/empty-state'
import { Loaded } from '@/components/kit/ui/loaded'
import { Pager } from '@/components/kit/ui/pager'
import { Price } from '@/components/kit/ui/price'
import { hasMovedMoney } from '@/domain/shop/payment/payment-record'
import { useModal } from '@/hooks/kit/use-modal'
import type { PaymentRecord } from '@/hooks/shop/payment/use-payment'
import { usePaymentRecords } from '@/hooks/shop/payment/use-payment-records'
import { dialogs } from '@/messages/kit/dialogs'
import { toSentence } from '@/messages/kit/errors'
import { payments as texts } from '@/messages/shop/payment/payments'

export function RecordsScreen() {
  const [page, setPage] = useState(1)
  const { state, retry, renew, remove } = usePaymentRecords(page)
  const { ask } = useModal()

  async function removeRecord(id: string) {
    if (!(await ask(dialogs.deletePaymentRecord))) return
    if (await remove.run(id)) renew()
  }

  return (
    <Loaded state={state} onRetry={retry}>
      {({ payments, page: shown, pages }) =>
        payments.length === 0 ? (
          <EmptyState title={texts.empty} hint={texts.emptyHint} />
        ) : (
          <>
            {remove.error && (
              <ErrorNotice sentence={toSentence(remove.error)} className="mb-6 max-w-xl" />
            )}
            <ul aria-label={texts.caption} className="border-t border-line">
              {payments.map((one) => (
                <Record key={one.id} record={one} onRemove={removeRecord} />
              ))}
            </ul>
            <Pager page={shown} pages={pages} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  )
}

interface RecordProps {
  record: PaymentRecord
  onRemove: (id: string) => Promise<void>
}

function Record({ record, onRemove }: RecordProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3">
          <Link href={`/dashboard/orders/${record.order_number}`} className="font-semibold link">
            {texts.order} {record.order_number}
          </Link>
          {record.is_test && <Badge kind="warn">{texts.test}</Badge>}
        </p>
        <p className="mt-1">{texts.statusOf(record.status, record.refunded)}</p>
        <p className="text-sm text-ink-soft">
          {record.provider} · <time dateTime={record.at}>{texts.day(record.at)}</time>
        </p>
      </div>
      <Amount record={record} />
      {record.can_delete ? (
        <button
          type="button"
          aria-label={texts.removeRecord(record.order_number)}
          onClick={() => void onRemove(record.id)}
          className="col-start-2 inline-flex min-h-touch items-center justify-self-end text-sm link"
        >
          {texts.remove}
        </button>
      ) : (
        <p className="col-span-2 text-sm text-ink-soft">{texts.open}</p>
      )}
    </li>
  )
}

/** Shows only paid or due amounts; an amount next to a declined attempt looks like a charge. */
function Amount({ record: { status, amount } }: Pick<RecordProps, 'record'>) {
  if (hasMovedMoney(status)) return <Price amount={amount} className="text-right text-lg" />
  if (status !== 'open' && status !== 'awaiting_transfer') return <span />
  return (
    <p className="text-right text-ink-soft">
      <span className="block text-sm">{texts.due}</span>
      <Price amount={amount} />
    </p>
  )
}

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { OrderedRows } from '@/components/office/kit/ordered-rows'
import { Part } from '@/components/office/kit/part'
import { useCarrierOrder } from '@/hooks/office/carriers/use-carrier-order'
import { useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { carriers as texts } from '@/messages/office/carriers/carriers'
import { toSentence } from '@/messages/kit/errors'

interface CarriersScreenProps {
  /** Renders the list with its form. @param onWritten called after an entry was saved or removed */
  renderList: (onWritten: () => void) => ReactNode
}

/** List of carriers, and below it the order in which they are offered. */
export function CarriersScreen({ renderList }: CarriersScreenProps) {
  const [edition, setEdition] = useState(0)
  const order = useCarrierOrder(() => setEdition(edition + 1))
  const { state, retry, renew, error, move, mayMove } = order
  const number = useOfficeAddress().value('order')
  return (
    <div className="flex flex-col gap-10 text-sm">
      {number && (
        <p className="-my-4">
          <Link
            href={`/backoffice/orders/${encodeURIComponent(number)}`}
            className="inline-flex min-h-touch items-center gap-2 link"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {texts.toOrder(number)}
          </Link>
        </p>
      )}
      <div key={edition}>{renderList(renew)}</div>
      <Part title={texts.order} empty={null}>
        <p className="mb-2 text-ink-soft">{texts.orderLead}</p>
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
        <Loaded {...{ state }} onRetry={retry}>
          {(rows) => (
            <OrderedRows
              label={texts.order}
              rows={rows}
              mayWrite={mayMove}
              keyOf={({ code }) => code}
              onMove={(from, to) => move(rows, from, to)}
            >
              {(entry) => (
                <span className="flex min-h-dense min-w-0 flex-wrap items-center gap-x-4 py-1">
                  <span className="break-words">{entry.title}</span>
                  {!entry.is_offered && (
                    <span className="text-ink-soft">{texts.offered(entry)}</span>
                  )}
                </span>
              )}
            </OrderedRows>
          )}
        </Loaded>
      </Part>
    </div>
  )
}

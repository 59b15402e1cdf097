import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import type { ApiError } from '@/contract/kit/errors'
import type { Cents } from '@/domain/kit/money'
import { bookkeeping as texts } from '@/messages/office/payment/payment'
import { toSentence } from '@/messages/kit/errors'

interface ListProps<Item> {
  title: string
  lead?: string
  rows: readonly Item[]
  keyOf: (row: Item) => string | number
  error?: ApiError | null
  children: (row: Item) => ReactNode
}

export function List<Item>({ title, lead, rows, keyOf, error, children }: ListProps<Item>) {
  return (
    <section className={cx(rows.length === 0 && 'flex flex-wrap items-baseline gap-x-4')}>
      <h2 className="min-w-72 text-lg">{title}</h2>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 basis-full" />}
      {rows.length === 0 ? (
        <p className="text-ink-soft">{texts.nothing}</p>
      ) : (
        <>
          {lead && <p className="mt-2 max-w-read text-ink-soft">{lead}</p>}
          <ul className="mt-3 border-t border-line">
            {rows.map((row) => (
              <li key={keyOf(row)}>{children(row)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface RowProps {
  name: string
  note: string
  amount?: Cents
  children?: ReactNode
}

export function Row({ name, note, amount, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-40 figures font-medium">{name}</p>
      <p className="min-w-0 basis-full text-ink-soft sm:flex-1 sm:basis-0">{note}</p>
      {amount !== undefined && <Price amount={amount} />}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Price } from '@/components/ui/price'
import type { Bookkeeping } from '@/contract/bookkeeping'
import type { ApiError } from '@/contract/errors'
import type { Cents } from '@/domain/money'
import { useEventRetry, useLookUp } from '@/hooks/use-bookkeeping'
import { bookkeeping as texts } from '@/messages/bookkeeping'
import { toSentence } from '@/messages/errors'

import { ReceiveTransfer } from './receive-transfer'
import { ReviewDecision } from './reviews'

interface WaitingProps {
  overview: Bookkeeping
  /** Something was done; the sentence says what. */
  onDone: (sentence: string) => void
}

/** Everything that goes on only when a person has looked at it. */
export function Waiting({ overview, onDone }: WaitingProps) {
  return (
    <div className="flex flex-col gap-10">
      <Reviews overview={overview} onDone={onDone} />
      <List title={texts.disputes} rows={overview.disputes} keyOf={(row) => row.order_number}>
        {(row) => (
          <Row name={row.order_number} note={row.reason} amount={row.amount}>
            {texts.evidence(row.evidence_due_at)}
          </Row>
        )}
      </List>
      <List title={texts.refunds} rows={overview.failed_refunds} keyOf={(row) => row.id}>
        {(row) => <Row name={row.order_number} note={row.last_error ?? ''} amount={row.amount} />}
      </List>
      <DeadEvents overview={overview} onDone={onDone} />
      <Transfers overview={overview} onDone={onDone} />
    </div>
  )
}

function Reviews({ overview, onDone }: WaitingProps) {
  const { run, error } = useLookUp()
  const ask = async (number: string) => {
    const done = await run(number)
    if (done) onDone(texts.lookedUp(number, done.answer.status))
  }
  return (
    <List
      title={texts.reviews}
      rows={overview.reviews}
      keyOf={(row) => row.order_number}
      error={error}
    >
      {(review) => (
        <Row
          name={review.order_number}
          note={review.status.replaceAll('_', ' ')}
          amount={review.total}
        >
          <Button variant="secondary" onClick={() => void ask(review.order_number)}>
            {texts.lookUp}
          </Button>
          <ReviewDecision review={review} onDone={onDone} />
        </Row>
      )}
    </List>
  )
}

function DeadEvents({ overview, onDone }: WaitingProps) {
  const { run, error } = useEventRetry()
  const retry = async (id: number) => {
    if (await run(id)) onDone(texts.retried)
  }
  return (
    <List title={texts.events} rows={overview.dead_events} keyOf={(row) => row.id} error={error}>
      {({ id, provider, type, last_error }) => (
        <Row name={`${provider}: ${type}`} note={last_error ?? ''}>
          <Button variant="secondary" onClick={() => void retry(id)}>
            {texts.retry}
          </Button>
        </Row>
      )}
    </List>
  )
}

function Transfers({ overview, onDone }: WaitingProps) {
  return (
    <List title={texts.transfers} rows={overview.transfers} keyOf={keyOfTransfer}>
      {(transfer) => (
        <Row
          name={transfer.reference}
          note={texts.since(transfer.created_at, transfer.received)}
          amount={transfer.amount}
        >
          <ReceiveTransfer transfer={transfer} onDone={onDone} />
        </Row>
      )}
    </List>
  )
}

/** With each part the field begins anew with the rest. */
const keyOfTransfer = ({ reference, received }: Bookkeeping['transfers'][number]) =>
  `${reference} ${received}`

interface ListProps<Item> {
  title: string
  rows: readonly Item[]
  keyOf: (row: Item) => string | number
  error?: ApiError | null
  children: (row: Item) => ReactNode
}

function List<Item>({ title, rows, keyOf, error, children }: ListProps<Item>) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{texts.nothing}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {rows.map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </ul>
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

function Row({ name, note, amount, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-40 figures font-medium">{name}</p>
      <p className="min-w-0 basis-full text-ink-soft sm:flex-1 sm:basis-0">{note}</p>
      {amount !== undefined && <Price amount={amount} />}
      {children}
    </div>
  )
}

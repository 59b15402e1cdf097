import { Button } from '@/components/kit/ui/button'
import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import { useEventRetry, useLookUp } from '@/hooks/office/payment/use-bookkeeping'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { officeLists } from '@/messages/office/kit/lists'
import { bookkeeping as texts } from '@/messages/office/payment/payment'

import { BankTransfers } from './bank-transfers'
import { ReviewDecision } from './reviews'
import { List, Row } from './rows'

interface WaitingProps {
  overview: BookkeepingOverview
  onDone: (sentence: string) => void
}

export function Waiting({ overview, onDone }: WaitingProps) {
  return (
    <div className="flex flex-col gap-6">
      <Reviews overview={overview} onDone={onDone} />
      <List title={texts.disputes} rows={overview.disputes} keyOf={(row) => row.order_number}>
        {(row) => (
          <Row name={row.order_number} note={officeLists.words(row.reason)} amount={row.amount}>
            {texts.evidence(row.evidence_due_at)}
          </Row>
        )}
      </List>
      <List title={texts.refunds} rows={overview.failed_refunds} keyOf={(row) => row.id}>
        {(row) => <Row name={row.order_number} note={row.last_error ?? ''} amount={row.amount} />}
      </List>
      <DeadEvents overview={overview} onDone={onDone} />
      <BankTransfers overview={overview} onDone={onDone} />
    </div>
  )
}

function Reviews({ overview, onDone }: WaitingProps) {
  const { run, error } = useLookUp()
  const mayManage = useMay()('payments.manage')
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
          {mayManage && (
            <>
              <Button
                size="small"
                variant="secondary"
                onClick={() => void ask(review.order_number)}
              >
                {texts.lookUp}
              </Button>
              <ReviewDecision review={review} onDone={onDone} />
            </>
          )}
        </Row>
      )}
    </List>
  )
}

function DeadEvents({ overview, onDone }: WaitingProps) {
  const { run, error } = useEventRetry()
  const mayManage = useMay()('payments.manage')
  const retry = async (id: number) => {
    if (await run(id)) onDone(texts.retried)
  }
  return (
    <List title={texts.events} rows={overview.dead_events} keyOf={(row) => row.id} error={error}>
      {({ id, provider, type, last_error }) => (
        <Row name={`${provider}: ${type}`} note={last_error ?? ''}>
          {mayManage && (
            <Button size="small" variant="secondary" onClick={() => void retry(id)}>
              {texts.retry}
            </Button>
          )}
        </Row>
      )}
    </List>
  )
}

import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { bookkeeping as texts } from '@/messages/office/payment/payment'

import { ReceiveTransfer } from './receive-transfer'
import { List, Row } from './rows'
import { SendRefund } from './send-refund'

interface BankTransfersProps {
  overview: BookkeepingOverview
  onDone: (sentence: string) => void
}

export function BankTransfers({ overview, onDone }: BankTransfersProps) {
  const mayManage = useMay()('payments.manage')
  return (
    <>
      <List
        title={texts.unsent}
        lead={texts.unsentLead}
        rows={overview.refunds_to_send}
        keyOf={({ id }) => id}
      >
        {(refund) => (
          <Row name={refund.order_number} note={texts.unsentWhy(refund)} amount={refund.amount}>
            {mayManage && <SendRefund refund={refund} onDone={onDone} />}
          </Row>
        )}
      </List>
      <List title={texts.transfers} rows={overview.transfers} keyOf={keyOf}>
        {(transfer) => (
          <Row
            name={transfer.reference}
            note={texts.since(transfer.created_at, transfer.received)}
            amount={transfer.amount}
          >
            {mayManage && <ReceiveTransfer transfer={transfer} onDone={onDone} />}
          </Row>
        )}
      </List>
      <List title={texts.late} lead={texts.lateLead} rows={overview.late_transfers} keyOf={keyOf}>
        {(transfer) => (
          <Row name={transfer.reference} note={texts.lateState(transfer)} amount={transfer.amount}>
            {mayManage && <ReceiveTransfer transfer={transfer} onDone={onDone} />}
          </Row>
        )}
      </List>
    </>
  )
}

/** Returns a React key that changes with each partial payment, which resets the amount field. */
const keyOf = ({ reference, received }: BookkeepingOverview['transfers'][number]) =>
  `${reference} ${received}`

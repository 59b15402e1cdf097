import type { DeskTicket } from '@/hooks/office/support/use-desk-ticket'

import { WhoChanged } from '@/components/office/kit/who-changed'
import { SampleBadge } from '@/components/office/kit/sample-badge'
import { Due } from './due'
import { StatusBadge } from './ticket-badges'

export function TicketHead({ ticket }: { ticket: DeskTicket }) {
  const { number, subject, status, due_at, email } = ticket
  return (
    <div className="min-w-0">
      <h2 className="text-xl break-words">{subject}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-3 text-sm">
        <StatusBadge status={status} />
        <SampleBadge email={email} />
        {status !== 'closed' && <Due at={due_at} />}
        <WhoChanged kind="tickets" id={number} />
      </p>
    </div>
  )
}

import { useRouter } from 'next/router'

import { PageHead } from '@/components/kit/layout/page-head'
import { TicketScreen } from '@/components/community/support/ticket-screen'
import { support } from '@/messages/community/support/support'

/** A static shell: the link is a secret, so only the browser requests the ticket. */
export default function GuestTicketPage() {
  const { number, key } = useRouter().query
  const isKnown = typeof number === 'string' && typeof key === 'string'
  return (
    <>
      <PageHead title={support.ticket} isHidden />
      <div className="wrap min-h-dvh flex-1 py-10 lg:py-16">
        <div className="max-w-3xl">
          <h1 className="text-4xl">{support.ticket}</h1>
          <p className="mt-3 mb-8 max-w-read text-ink-soft">{support.guestLead}</p>
          <TicketScreen address={isKnown ? { number, key } : null} />
        </div>
      </div>
    </>
  )
}

import Link from 'next/link'
import { useState } from 'react'

import { Loaded } from '@/components/kit/ui/loaded'
import { useDealerRides } from '@/hooks/office/dealers/use-dealerships'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { RideRows } from '@/components/office/test-rides/ride-rows'

/** Upcoming test rides at a dealer; changed hours don't affect them, but staff can reschedule them. */
export function BookedRides({ id }: { id: string }) {
  const mayRead = useMay()('customers.read')
  return mayRead ? <Rides id={id} /> : null
}

function Rides({ id }: { id: string }) {
  const { state, retry, renew } = useDealerRides(id)
  const [done, setDone] = useState('')
  return (
    <section aria-labelledby="booked-title" className="mt-8 border-t border-line pt-4">
      <h3 id="booked-title" className="text-base font-medium">
        {texts.booked}
      </h3>
      <p role="status" className="font-medium text-ok">
        {done}
      </p>
      <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
        {({ rides }) =>
          rides.length === 0 ? (
            <p className="text-ink-soft">{texts.noRides}</p>
          ) : (
            <>
              <p className="mb-2 text-ink-soft">
                {texts.bookedLead(
                  rides.length,
                  rides.filter(({ is_offered }) => !is_offered).length,
                )}
              </p>
              <RideRows
                rides={rides}
                onDone={(sentence) => {
                  setDone(sentence)
                  renew()
                }}
              />
              <Link href={`/backoffice/test-rides?dealer=${id}`} className="mt-2 inline-block link">
                {texts.allRides}
              </Link>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

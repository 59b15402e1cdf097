import { useState } from 'react'

import { useMay } from '@/hooks/office/kit/use-permissions'
import type { TestRide } from '@/hooks/office/test-rides/use-test-rides'
import { testRides as texts } from '@/messages/office/test-rides/test-rides'

import { SampleRows } from '@/components/office/kit/sample-rows'
import { RideRow } from './ride-row'

interface RideRowsProps {
  rides: TestRide[]
  onDone: (sentence: string) => void
}

export function RideRows({ rides, onDone }: RideRowsProps) {
  const mayWrite = useMay()('customers.write')
  const [open, setOpen] = useState<string | null>(null)
  return (
    <SampleRows rows={rides}>
      <ul className="border-t border-line-strong">
        {rides.map((ride) => (
          <RideRow
            key={ride.id}
            {...{ ride, mayWrite }}
            isOpen={open === ride.id}
            onToggle={(isOpen) => setOpen(isOpen ? ride.id : null)}
            onDone={(sentence) => {
              setOpen(null)
              onDone(sentence)
            }}
          />
        ))}
      </ul>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
    </SampleRows>
  )
}

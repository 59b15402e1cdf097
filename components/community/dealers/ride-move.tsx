import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { Ride, RideControls } from '@/hooks/community/dealers/use-ride'
import { useSlots, type OfferedSlot } from '@/hooks/community/dealers/use-ride-booking'
import { rides as texts } from '@/messages/community/dealers/rides'
import { toSentence } from '@/messages/kit/errors'

import { OfferedSlots, SlotPicker } from './slot-picker'

interface RideMoveProps {
  ride: Ride
  controls: RideControls
  onDone: () => void
}

export function RideMove({ ride, controls, onDone }: RideMoveProps) {
  const slots = useSlots(ride.dealer.id, ride.bike.id)
  const [chosen, setChosen] = useState<OfferedSlot | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { moveError, offered, isMoving } = controls

  function choose(slot: OfferedSlot) {
    controls.forgetMove()
    setMissing(false)
    setChosen(slot)
  }

  async function move() {
    if (!chosen) return setMissing(true)
    if (await controls.move(chosen)) onDone()
    else slots.renew()
  }

  return (
    <div className="mt-8 flex flex-col gap-6">
      <SlotPicker
        slots={slots}
        chosen={chosen}
        onChoose={choose}
        fault={isMissing ? texts.chooseTime : undefined}
      />
      <OfferedSlots slots={offered} onChoose={choose} />
      {moveError && offered.length === 0 && <ErrorNotice sentence={toSentence(moveError)} />}
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isMoving} onClick={() => void move()}>
          {texts.moveSend}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {texts.keep}
        </Button>
      </div>
    </div>
  )
}

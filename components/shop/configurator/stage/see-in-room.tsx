import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import { loadRoomLinks } from '../lazy-parts'

export function SeeInRoom({ configurator: { bike, build } }: { configurator: Configurator }) {
  const [isOpen, setOpen] = useState(false)
  const module = useLazyModule(loadRoomLinks, isOpen, () => setOpen(false))
  return (
    <section aria-labelledby="room" className="mt-9 print:hidden">
      <h3 id="room" className="text-lg">
        {texts.room}
      </h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{texts.roomLead}</p>
      {module ? (
        <module.RoomLinks bike={bike} build={build} />
      ) : (
        <Button variant="secondary" isLoading={isOpen} onClick={() => setOpen(true)}>
          {texts.showRoom}
        </Button>
      )}
    </section>
  )
}

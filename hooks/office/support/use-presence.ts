import { useEffect, useEffectEvent, useState } from 'react'

import { PRESENCE_BEAT_MS, type Presence } from '@/domain/office/support/desk'
import type { PresentAgent } from '@/contract/office/support/support'

import { useLive } from '@/hooks/kit/use-live'
import { useServices } from '@/hooks/kit/use-request'

/** Returns the other viewers; ignores failures, which the next heartbeat corrects. */
export function usePresence(number: string, doing: Presence): PresentAgent[] {
  const services = useServices()
  const [people, setPeople] = useState<PresentAgent[]>([])
  const beat = useEffectEvent(() => {
    services.desk.presence({ doing, number }).then(setPeople, ignored)
  })

  useEffect(() => {
    beat()
    const timer = setInterval(() => beat(), PRESENCE_BEAT_MS)
    return () => clearInterval(timer)
  }, [number, doing])

  useEffect(() => {
    const leave = () => void services.desk.presence({ doing: 'left', number }).catch(ignored)
    return leave
  }, [number, services])

  useLive({ staff: '1' }, ({ kind, subject }) => {
    if (kind === 'ticket' && subject === number) {
      services.desk.presence({ doing, number }).then(setPeople, ignored)
    }
  })
  return people
}

const ignored = () => undefined

import { useKeptRequest } from './use-kept-request'
import { useLive } from './use-live'
import { useSlow } from './use-slow'

export type { BuildBoard, BuildCard } from '@/services/builds'

/** The board of builds; it follows what happens. */
export function useBoard() {
  const request = useKeptRequest('builds', ({ builds }) => builds.board())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'order' || kind === 'reset') request.renew()
  })
  return { ...request, isSlow: useSlow(request.state.status === 'loading') }
}

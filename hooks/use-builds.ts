import { useStaleIfErrorRequest } from './use-stale-if-error-request'
import { useLive } from './use-live'
import { useIsSlow } from './use-is-slow'

export type { BuildBoard, BuildCard } from '@/services/builds'

export function useBoard() {
  const request = useStaleIfErrorRequest('builds', ({ builds }) => builds.board())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'order' || kind === 'reset') request.renew()
  })
  return { ...request, isSlow: useIsSlow(request.state.status === 'loading') }
}

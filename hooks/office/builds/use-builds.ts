import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { BuildBoard, BuildCard } from '@/contract/office/builds/builds'

export function useBoard() {
  const request = useStaleIfErrorRequest('builds', ({ builds }) => builds.board())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'order' || kind === 'reset') request.renew()
  })
  return { ...request, isSlow: useIsSlow(request.state.status === 'loading') }
}

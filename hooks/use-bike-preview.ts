import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'

import { useRequest } from './use-request'

/**
 * Goes on to the configurator of a draft, at the address that opens it for a while; stays at a bike that is offered.
 * @param slug null while the address is not known yet
 */
export function useBikePreview(slug: string | null) {
  const { replace } = useRouter()
  const request = useRequest(slug, ({ bikes }) => bikes.seal(slug ?? ''))
  const { state } = request
  const seal = state.status === 'ready' ? state.data : null
  const go = useEffectEvent((to: string) => void replace(`/configurator/${to}`))
  useEffect(() => {
    if (seal !== null) go(seal)
  }, [seal])
  return { ...request, isOffered: state.status === 'ready' && seal === null }
}

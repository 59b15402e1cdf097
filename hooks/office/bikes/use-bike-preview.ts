import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'

import { useRequest } from '@/hooks/kit/use-request'

/** Redirects to the configurator of a draft bike with its preview token; offered bikes have none. */
export function useBikePreview(slug: string | null) {
  const { replace } = useRouter()
  const request = useRequest(slug, ({ bikes }) => bikes.seal({ slug: slug ?? '' }))
  const { state } = request
  const seal = state.status === 'ready' ? state.data : null
  const go = useEffectEvent((to: string) => void replace(`/configurator/${to}`))
  useEffect(() => {
    if (seal !== null) go(seal)
  }, [seal])
  return { ...request, isOffered: state.status === 'ready' && seal === null }
}

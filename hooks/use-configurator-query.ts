import { useRouter } from 'next/router'
import { useMemo } from 'react'

import { CONFIGURATOR_MODES, NORMAL_MODE, type ConfiguratorMode } from '@/domain/constants'

/** The query of spec §2 Routes, and the code of a shared build. */
export interface ConfiguratorQuery {
  mode: ConfiguratorMode
  orderBikeID: string | null
  cartID: string | null
  build: string | null
}

type Query = Record<string, string | string[] | undefined>

/** Reads an address that anybody may have written; an unknown mode is the normal one. */
export function parseConfiguratorQuery(query: Query): ConfiguratorQuery {
  const mode = CONFIGURATOR_MODES.find((known) => known === text(query.mode))
  return {
    mode: mode ?? NORMAL_MODE,
    orderBikeID: text(query.orderBikeID),
    cartID: text(query.cartID),
    build: text(query.build),
  }
}

/**
 * The query of the configurator; null until it is known, for a static page is rendered without one.
 * `forgetBuild` takes the code out of the address, so that a reload shows what was changed since.
 */
export function useConfiguratorQuery() {
  const router = useRouter()
  const { isReady, query } = router
  return useMemo(
    () => ({
      query: isReady ? parseConfiguratorQuery(query) : null,
      forgetBuild: () => {
        const { build: _, ...rest } = query
        return router.replace({ pathname: router.pathname, query: rest }, undefined, {
          shallow: true,
          scroll: false,
        })
      },
    }),
    [isReady, query, router],
  )
}

function text(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value
  return first ? first : null
}

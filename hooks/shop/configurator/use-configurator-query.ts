import { useRouter } from 'next/router'
import { useMemo } from 'react'

import { CONFIGURATOR_MODES, NORMAL_MODE, type ConfiguratorMode } from '@/domain/kit/constants'

/** The query of spec §2 Routes, and the code of a shared build. */
export interface ConfiguratorQuery {
  mode: ConfiguratorMode
  orderBikeID: string | null
  cartID: string | null
  build: string | null
}

type Query = Record<string, string | string[] | undefined>

/** Parses an untrusted query; an unknown mode becomes the normal one. */
export function parseConfiguratorQuery(query: Query): ConfiguratorQuery {
  const mode = CONFIGURATOR_MODES.find((known) => known === text(query.mode))
  return {
    mode: mode ?? NORMAL_MODE,
    orderBikeID: idText(query.orderBikeID),
    cartID: lineText(query.cartID),
    build: text(query.build),
  }
}

/** @example slotOf('nyx', { mode: 'CECM', cartID: '12', … }) // 'nyx~cart-12', the storage key */
export function slotOf(
  slug: string,
  query: Pick<ConfiguratorQuery, 'mode' | 'cartID' | 'orderBikeID'> | null,
): string {
  if (!query || query.mode === NORMAL_MODE) return slug
  const { cartID, orderBikeID } = query
  if (orderBikeID !== null) return `${slug}~bike-${orderBikeID}`
  return cartID === null ? slug : `${slug}~cart-${cartID}`
}

/** `query` is null until known; `forgetBuild` drops its code, so that a reload shows later changes. */
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

/** Returns the id of a line: a number of the server's cart, or a guest's local id. */
function lineText(value: string | string[] | undefined): string | null {
  const id = text(value)
  return idText(value) ?? (id !== null && isGuestLine(id) ? id : null)
}

/** @example isGuestLine('nyx-1x2y3z') // true; the ids of the server are numbers */
export function isGuestLine(id: string): boolean {
  return id.length <= LONGEST_LINE_ID && /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(id)
}

const LONGEST_LINE_ID = 60

function idText(value: string | string[] | undefined): string | null {
  const id = text(value)
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? id : null
}

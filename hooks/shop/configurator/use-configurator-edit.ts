import { useRouter } from 'next/router'
import { useEffect, useMemo } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { NORMAL_MODE } from '@/domain/kit/constants'
import { ZERO } from '@/domain/kit/money'
import type { EditQuery } from '@/services/shop/configurator'
import { selectGuestCart } from '@/store/cart/guest-cart-slice'
import { editOpened } from '@/store/configurator/configurator-slice'
import type { OpenEdit } from '@/store/configurator/configurator-state'

import { useAuth } from '@/hooks/account/auth/use-auth'
import type { Configurator } from './use-configurator'
import { useConfiguratorRestored } from './use-configurator-restored'
import { isGuestLine, useConfiguratorQuery } from './use-configurator-query'
import { useRequest } from '@/hooks/kit/use-request'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

type EditState =
  | { status: 'loading' | 'ready' | 'incomplete' | 'signed-out' | 'gone' }
  | { status: 'failed'; error: ApiError }

interface EditResolution {
  state: EditState
  edit: OpenEdit | null
}

/** Opens the edit in the URL, which only its owner can do (spec §4 Modes). */
export function useConfiguratorEdit({ slot, bike, configuration }: Configurator) {
  const isRestored = useConfiguratorRestored()
  const dispatch = useAppDispatch()
  const { asPath } = useRouter()
  const { query } = useConfiguratorQuery()
  const input =
    query && query.mode !== NORMAL_MODE ? ({ ...query, mode: query.mode } as EditQuery) : null
  const isOfGuest = input?.mode === 'CECM' && isGuestLine(input.cartID ?? '')
  const { retry, ...ofMember } = useMembersEdit(bike.slug, slot, isOfGuest ? null : input)
  const ofGuest = useGuestsEdit(bike, isOfGuest ? input.cartID : null, configuration.edit !== null)
  const { state, edit } = isOfGuest ? ofGuest : ofMember

  useEffect(() => {
    if (edit && isRestored) dispatch(editOpened({ slot, edit }))
  }, [dispatch, slot, edit, isRestored])

  return { state: query ? state : ({ status: 'loading' } as const), retry, address: asPath }
}

/** Opens an edit stored on the server: of a line of a member's cart, or of an ordered bike. */
function useMembersEdit(slug: string, slot: string, query: EditQuery | null) {
  const { isKnown, isUserLoggedIn } = useAuth()
  const hasId = query !== null && (query.cartID !== null || query.orderBikeID !== null)
  const { state, retry } = useRequest(
    hasId && isUserLoggedIn ? `${slot} ${query.mode}` : null,
    async ({ configurator }) => {
      const opened = query && (await configurator.edit(slug, query))
      return opened && { ...opened.edit, groupIds: opened.groupIds, lineId: null }
    },
  )
  const edit = state.status === 'ready' ? state.data : null
  return { state: stateOf(), retry, edit }

  function stateOf(): EditState {
    if (!hasId) return { status: 'incomplete' }
    if (isKnown && !isUserLoggedIn) return { status: 'signed-out' }
    if (state.status === 'failed') return state
    if (state.status === 'ready' && state.data === null) return { status: 'incomplete' }
    return { status: state.status }
  }
}

/** Edits a line of this browser's cart. After a login it is in the account's cart, under another id. */
function useGuestsEdit(
  { slug, groups }: Configurator['bike'],
  lineId: string | null,
  isOpen: boolean,
): EditResolution {
  const { isUserLoggedIn } = useAuth()
  const { items, isRestored } = useAppSelector(selectGuestCart)
  const line = items.find(({ id, server }) => id === lineId && server?.bike_slug === slug)
  const count = line?.cartQuantity ?? 0
  const build = line?.server?.build ?? null
  const edit = useMemo((): OpenEdit | null => {
    if (build === null || lineId === null) return null
    const groupIds = groups.map(({ category_part_id }) => category_part_id)
    return { ...NEW_EDIT, build, count, groupIds, lineId }
  }, [build, count, groups, lineId])
  if (edit && !isUserLoggedIn) return { state: { status: 'ready' }, edit }
  // An open edit continues even if its line leaves the cart, because saving adds it again.
  if (isOpen) return { state: { status: 'ready' }, edit: null }
  return { state: { status: isRestored ? 'gone' : 'loading' }, edit: null }
}

const NEW_EDIT = {
  mode: 'CECM',
  cart_id: null,
  order_bike_id: null,
  ordered: null,
  preUpgrades: null,
  upgradesInCart: [],
  preUpgradePartsPrice: ZERO,
} satisfies Partial<OpenEdit>

import { useRouter } from 'next/router'
import { useEffect } from 'react'

import type { ApiError } from '@/contract/errors'
import { NORMAL_MODE } from '@/domain/constants'
import type { EditWish } from '@/services/configurator'
import { editOpened } from '@/store/configurator/configurator-slice'

import { useAccount } from './use-account'
import type { Configurator } from './use-configurator'
import { useConfiguratorRestored } from './use-configurator-restored'
import { useConfiguratorQuery } from './use-configurator-query'
import { useRequest } from './use-request'
import { useAppDispatch } from './use-store'

type EditState =
  | { status: 'loading' | 'ready' | 'incomplete' | 'signed-out' }
  | { status: 'failed'; error: ApiError }

/** Opens what the address wants to edit; its owner alone gets it (spec §4 Modes). */
export function useConfiguratorEdit({ slot, bike }: Configurator) {
  const isRestored = useConfiguratorRestored()
  const dispatch = useAppDispatch()
  const { asPath } = useRouter()
  const { query } = useConfiguratorQuery()
  const { isKnown, isUserLoggedIn } = useAccount()
  const wish =
    query && query.mode !== NORMAL_MODE ? ({ ...query, mode: query.mode } as EditWish) : null
  const hasId = wish !== null && (wish.cartID !== null || wish.orderBikeID !== null)
  const isAsked = hasId && isUserLoggedIn && isRestored
  const { state, retry } = useRequest(
    isAsked ? `${slot} ${wish.mode}` : null,
    async ({ configurator }) => (wish ? configurator.edit(bike.slug, wish) : null),
  )
  const opened = state.status === 'ready' ? state.data : null

  useEffect(() => {
    if (!opened) return
    const { edit, groupIds } = opened
    dispatch(editOpened({ slot, edit: { ...edit, groupIds } }))
  }, [dispatch, slot, opened])

  return { state: stateOf(), retry, address: asPath }

  function stateOf(): EditState {
    if (!hasId) return { status: query ? 'incomplete' : 'loading' }
    if (isKnown && !isUserLoggedIn) return { status: 'signed-out' }
    if (state.status === 'failed') return state
    if (state.status === 'ready' && state.data === null) return { status: 'incomplete' }
    return { status: state.status }
  }
}

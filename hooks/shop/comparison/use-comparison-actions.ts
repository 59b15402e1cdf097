import { useRouter } from 'next/router'
import { useMemo, useState } from 'react'

import { guestBikeItem } from '@/domain/shop/bikes/bike-item'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { defaultBuild } from '@/domain/shop/bikes/build'
import type { Catalog } from '@/domain/shop/comparison/comparison-column'
import { comparison as texts } from '@/messages/shop/comparison/comparison'
import { toSentence } from '@/messages/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import { addToCart } from '@/store/cart/add-to-cart'
import { removalForgotten, selectComparison } from '@/store/comparison/comparison-slice'
import { compareBuild, removeBike, undoRemoval } from '@/store/comparison/comparison-thunks'
import { saveBuild } from '@/store/configurator/share-thunks'
import { askModal } from '@/store/modal/ask-modal'
import { toastShown } from '@/store/toasts/toasts-slice'
import type { AppThunk } from '@/store/types'

import { useServices } from '@/hooks/kit/use-request'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

export function useComparisonActions() {
  const dispatch = useAppDispatch()
  const { push } = useRouter()
  const { bikes } = useAppSelector(selectComparison)
  const [editing, setEditing] = useState<string | null>(null)

  async function edit({ key, bike, build }: ComparedColumn) {
    if (editing !== null) return
    setEditing(key)
    const address = await dispatch(addressOf(bike.slug, build))
    setEditing(null)
    if (address !== null) await push(address)
  }

  return {
    /** Key of the build whose configurator is opening. */
    editing,
    edit: (column: ComparedColumn) => void edit(column),
    addToCart: ({ bike, build }: ComparedColumn) =>
      void dispatch(addToCart(guestBikeItem(bike, build))),
    remove: ({ db_id }: Pick<ComparedColumn, 'db_id'>) => {
      const found = bikes.find((bike) => bike.db_id === db_id)
      return found ? dispatch(removeBike(found)) : Promise.resolve()
    },
  }
}

/** Saves the build for the code that the configurator's URL needs; on failure, a toast says why. */
function addressOf(slug: string, build: ComparedColumn['build']): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    try {
      const code = await dispatch(saveBuild(slug, build))
      return `/configurator/${encodeURIComponent(slug)}?build=${encodeURIComponent(code)}`
    } catch (thrown) {
      dispatch(toastShown({ kind: 'error', text: toSentence(apiErrorOf(thrown)) }))
      return null
    }
  }
}

export function useComparisonUndo() {
  const dispatch = useAppDispatch()
  const { removed } = useAppSelector(selectComparison)
  return {
    removed,
    undo: async () => {
      if (!removed) return
      const outcome = await dispatch(undoRemoval(removed))
      if (outcome === 'full') dispatch(toastShown({ kind: 'warning', text: texts.undoFull }))
    },
    forget: () => void dispatch(removalForgotten()),
  }
}

/** Saves the bikes of a link, or all bikes in their standard build, up to the limit. */
export function useCompareMany() {
  const dispatch = useAppDispatch()
  const { replace } = useRouter()
  const add =
    (chosen: Parameters<typeof compareBuild>[0][]): AppThunk<Promise<void>> =>
    async (_, getState) => {
      for (const one of chosen) {
        const outcome = await dispatch(compareBuild({ ...one, isQuiet: true }))
        if (outcome === 'failed') return
        if (outcome !== 'full') continue
        if (!(await dispatch(askModal(texts.full)))) return
        break
      }
      if (selectComparison(getState()).size > 0) await replace('/compare')
    }
  return {
    keep: (columns: readonly ComparedColumn[]) =>
      dispatch(
        add(columns.map(({ bike, build }) => ({ slug: bike.slug, build, title: bike.title }))),
      ),
    addStandard: ({ bikes, country }: Catalog) =>
      dispatch(
        add(
          bikes.map((bike) => ({
            slug: bike.slug,
            build: defaultBuild(bike, country),
            title: bike.title,
          })),
        ),
      ),
  }
}

/** Controls offline caching: call `keep` once the page shows something worth keeping. */
export function useComparisonOffline() {
  const services = useServices()
  return useMemo(
    () => ({
      keep: () => void services.comparison.keepPageOffline(),
      tidy: () => void services.comparison.dropWorkerWhenOff(),
    }),
    [services],
  )
}

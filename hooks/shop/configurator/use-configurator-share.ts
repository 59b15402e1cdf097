import { useCallback, useEffect, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildKey } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { apiErrorOf } from '@/services/http/failure'

import { useAppDispatch } from '@/hooks/kit/use-store'

type ShareState =
  | { status: 'idle' }
  | { status: 'saving'; key: string }
  | { status: 'ready'; key: string; code: string }
  | { status: 'failed'; key: string; error: ApiError }

const loadThunks = () => import('@/store/configurator/share-thunks')

/** Provides the share code of the current build, which any change invalidates. */
export function useConfiguratorShare(bike: Bike, build: Build) {
  const dispatch = useAppDispatch()
  const [saved, setSaved] = useState<ShareState>({ status: 'idle' })
  const key = buildKey(build)

  async function save() {
    setSaved({ status: 'saving', key })
    try {
      const { saveBuild } = await loadThunks()
      const code = await dispatch(saveBuild(bike.slug, build))
      setSaved({ status: 'ready', key, code })
    } catch (thrown) {
      setSaved({ status: 'failed', key, error: apiErrorOf(thrown) })
    }
  }

  const isOfThisBuild = saved.status !== 'idle' && saved.key === key
  const forget = useCallback(() => setSaved({ status: 'idle' }), [])
  return { saved: isOfThisBuild ? saved : ({ status: 'idle' } as const), save, forget }
}

export type OpenedCode =
  | { status: 'none' }
  | { status: 'other-bike'; code: string; slug: string }
  | { status: 'failed'; code: string; error: ApiError }

interface ConfiguratorCodeOptions {
  slot: string
  bike: Bike
  country: Country
  code: string | null
  /** False until the stored build was read, so that undo can restore it. */
  isReady: boolean
  onOpened: () => void
}

/** Opens the build of the URL's code. An invalid code changes nothing. */
export function useConfiguratorCode({
  slot,
  bike,
  country,
  code,
  isReady,
  onOpened,
}: ConfiguratorCodeOptions) {
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState<OpenedCode>({ status: 'none' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isReady || code === null) return
    let isCurrent = true
    const openCode = async () => {
      const { isPictured, openPicturedBuild, openSharedBuild } = await loadThunks()
      const open = isPictured(code) ? openPicturedBuild : openSharedBuild
      return dispatch(open({ slot, bike, country, code }))
    }
    openCode().then(
      (answer) => {
        if (!isCurrent) return
        if (answer.kind === 'opened') onOpened()
        else setOpened({ status: 'other-bike', code, slug: answer.slug })
      },
      (thrown: unknown) => {
        if (isCurrent) setOpened({ status: 'failed', code, error: apiErrorOf(thrown) })
      },
    )
    return () => {
      isCurrent = false
    }
    // The country only shapes the restored build; another country must not reopen the code.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, slot, bike, code, isReady, attempt])

  const isOfThisCode = opened.status !== 'none' && opened.code === code
  return {
    opened: isOfThisCode ? opened : ({ status: 'none' } as const),
    retry: () => {
      setOpened({ status: 'none' })
      setAttempt((count) => count + 1)
    },
  }
}

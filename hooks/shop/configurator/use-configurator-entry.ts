import { useEffect } from 'react'

import type { Configurator } from './use-configurator'
import { useConfiguratorRestored } from './use-configurator-restored'
import { useConfiguratorQuery } from './use-configurator-query'
import { useConfiguratorCode } from './use-configurator-share'

export function useConfiguratorEntry(configurator: Configurator) {
  const { slot, offered, place: destination, actions, configuration } = configurator
  const isRestored = useConfiguratorRestored()
  const { query, forgetBuild } = useConfiguratorQuery()
  const mode = query?.mode

  const isMode = mode === configuration.mode

  useEffect(() => {
    if (mode && !isMode) actions.mode(mode)
  }, [mode, isMode, actions])

  const { opened, retry } = useConfiguratorCode({
    slot,
    bike: offered,
    country: destination.country,
    code: query?.build ?? null,
    isReady: isRestored && destination.isSettled,
    onOpened: () => void forgetBuild(),
  })
  return { opened, retryCode: retry }
}

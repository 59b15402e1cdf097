import { useRouter } from 'next/router'

import type { Choices } from './use-configurator'

/** Resets to the normal mode, which ends an edit and updates the URL (spec §4 Configurator). */
export function useConfiguratorReset({ slot, bike, actions }: Choices) {
  const router = useRouter()
  return async () => {
    actions.reset()
    if (slot === bike.slug) return
    const target = { pathname: router.pathname, query: { bike_slug: bike.slug } }
    await router.replace(target, undefined, { shallow: true, scroll: false })
  }
}

import { useRouter } from 'next/router'

import { versionChoices, versionFrom } from '@/domain/shop/accessories/version-choice'
import type { GoodsPage } from '@/contract/shop/goods/goods'

export type Version = GoodsPage['variants'][number]

/** Provides the chosen version of a product, kept in the URL so that it can be shared. */
export function useVersion({ variants, is_digital }: Pick<GoodsPage, 'variants' | 'is_digital'>) {
  const router = useRouter()
  const versions = is_digital ? [] : variants
  const chosen = versionFrom(versions, router.query.variant)

  function choose({ id }: Version) {
    const query = { ...router.query, variant: id }
    void router.replace({ pathname: router.pathname, query }, undefined, {
      shallow: true,
      scroll: false,
    })
  }

  return { chosen, choose, ...versionChoices(versions, chosen) }
}

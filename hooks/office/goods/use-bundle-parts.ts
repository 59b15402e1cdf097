import { useState } from 'react'

import {
  partKey,
  type BundleFormValues,
  type BundlePartFormValues,
} from '@/domain/office/goods/bundle-form-values'
import { bundles as texts } from '@/messages/office/goods/bundles'
import type { CatalogItem } from '@/contract/office/goods/goods'

import { useAction } from '@/hooks/kit/use-action'

export function useBundleParts(
  bundle: BundleFormValues,
  onChange: (bundle: BundleFormValues) => void,
) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const loading = useAction(async ({ prices }, id: number) => prices.read({ id }))

  async function add(picked: { id: number }): Promise<void> {
    setRefusal(null)
    const loaded = await loading.run(picked.id)
    if (!loaded) return
    const item = loaded.answer
    if (item.is_digital || item.bundle) return setRefusal(texts.notAPart(item.title))
    onChange({ ...bundle, parts: [...bundle.parts, partOf(item, bundle.parts)] })
  }

  function change(at: number, next: Partial<BundlePartFormValues>): void {
    const parts = bundle.parts.map((part, index) => (index === at ? { ...part, ...next } : part))
    onChange({ ...bundle, parts })
  }

  return {
    add,
    isAdding: loading.isRunning,
    refusal: refusal ?? (loading.error ? texts.searchFailed : null),
    setCount: (at: number, count: string) => change(at, { count }),
    setVersion: (at: number, id: string) => {
      const version = bundle.parts[at]?.versions.find((one) => one.id === id)
      if (version) change(at, { variant: id, version: version.title, price: version.price })
    },
    remove: (at: number) =>
      onChange({ ...bundle, parts: bundle.parts.filter((_, index) => index !== at) }),
  }
}

/** Converts a product to a bundle part with its first version that isn't in the bundle yet. */
function partOf(item: CatalogItem, present: readonly BundlePartFormValues[]): BundlePartFormValues {
  const { id: product_id, title, versions, is_offered } = item
  const usedKeys = new Set(present.map(partKey))
  const free = versions.find((one) => !usedKeys.has(partKey({ product_id, variant: one.id })))
  const version = free ?? versions[0]
  return {
    ...{ product_id, title, versions, is_offered, count: '1' },
    ...{ variant: version?.id ?? null, version: version?.title ?? null },
    price: version?.price ?? item.price,
  }
}

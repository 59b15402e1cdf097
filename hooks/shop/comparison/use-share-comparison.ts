import { useState } from 'react'

import { sharedAddress } from '@/domain/shop/comparison/comparison'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'

import { useServices } from '@/hooks/kit/use-request'

/** Saves the builds for a short link. Those that can't be saved, for example offline, are part of the link. */
export function useShareComparison(columns: readonly ComparedColumn[]) {
  const { configurator } = useServices()
  const [isSaving, setSaving] = useState(false)
  const [link, setLink] = useState<string | null>(null)

  async function save() {
    setSaving(true)
    const entries = await Promise.all(
      columns.map(({ bike: { slug }, build, key }) =>
        configurator.saveBuild({ bike_slug: slug, build }).then(
          ({ code }) => code,
          () => key,
        ),
      ),
    )
    setLink(window.location.origin + sharedAddress(entries))
    setSaving(false)
  }

  return { link, isSaving, save: () => void save() }
}

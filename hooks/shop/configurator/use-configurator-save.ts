import { useRouter } from 'next/router'
import { useState } from 'react'

import type { Configurator } from './use-configurator'

/** Adds the build to the cart, or saves an edit. Ignores clicks while saving. */
export function useConfiguratorSave({ build, blocked, configuration, actions }: Configurator) {
  const { edit } = configuration
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)

  async function saveEdited() {
    if (!edit || isSaving) return
    setSaving(true)
    const saved = await actions.saveEdit(build, edit)
    setSaving(false)
    if (saved === null) return
    // The id of a guest’s line follows from its build, so a reload must open the new one.
    if (edit.mode === 'CECM' && saved !== (edit.lineId ?? String(edit.cart_id))) {
      const query = { ...router.query, cartID: saved }
      const target = { pathname: router.pathname, query }
      await router.replace(target, undefined, { shallow: true, scroll: false })
    }
    // Opens the panel last, because navigation closes it.
    actions.showSavedCart()
  }

  function save() {
    if (blocked) return
    if (edit) void saveEdited()
    else actions.addToCart(build)
  }

  return { save, isSaving }
}

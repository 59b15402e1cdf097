import { useRouter } from 'next/router'
import { useState } from 'react'

import type { GuestCartItem } from '@/domain/guest-cart'
import { editBike } from '@/store/cart/cart-edit'
import { panelClosed } from '@/store/cart/guest-cart-slice'

import { useAppDispatch } from './use-store'

/**
 * Edit of spec §2: opens the configurator with the very build of a cart line. The build goes there as a
 * code, the one way in which the configurator takes a build from outside.
 */
export function useCartEdit() {
  const dispatch = useAppDispatch()
  const router = useRouter()
  const [editingId, setEditingId] = useState<string | null>(null)

  async function edit(item: GuestCartItem) {
    if (editingId !== null) return
    setEditingId(item.id)
    const address = await dispatch(editBike(item))
    setEditingId(null)
    if (address === null) return
    dispatch(panelClosed())
    await router.push(address)
  }

  return { editingId, edit }
}

import { useRef, useState } from 'react'

import type { WireAddressBody, WireSavedAddress } from '@/contract/account/addresses/addresses'
import type { ApiError } from '@/contract/kit/errors'
import { withoutDeleted, withSaved } from '@/domain/account/addresses/address-book'
import { apiErrorOf } from '@/services/http/failure'

import { useRequest, useServices } from '@/hooks/kit/use-request'

export type SavedAddress = WireSavedAddress
export type AddressPurpose = 'is_shipping' | 'is_billing'

export type BookChange =
  | { status: 'idle' }
  | { status: 'running'; id: number | null }
  | { status: 'saved' | 'deleted' }
  | { status: 'chosen'; purpose: AddressPurpose; address: SavedAddress }
  | { status: 'failed'; at: 'saving' | 'deleting' | 'choosing'; error: ApiError }

/** Runs one change at a time and shows the server's response at once. */
export function useAddresses() {
  const services = useServices()
  const { state, retry, set } = useRequest('addresses', ({ addresses }) => addresses.list())
  const [change, setChange] = useState<BookChange>({ status: 'idle' })
  const isRunning = useRef(false)
  const book = state.status === 'ready' ? state.data : []

  /** @returns the error if it failed, null if it worked, undefined while another change runs */
  async function run(
    at: 'saving' | 'deleting' | 'choosing',
    id: number | null,
    work: () => Promise<BookChange>,
  ): Promise<ApiError | null | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setChange({ status: 'running', id })
    try {
      setChange(await work())
      return null
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      // Already deleted, perhaps in another tab, which counts as success.
      if (at === 'deleting' && isGone(error) && id !== null) {
        set(withoutDeleted(book, id))
        setChange({ status: 'deleted' })
        return null
      }
      setChange({ status: 'failed', at, error })
      return error
    } finally {
      isRunning.current = false
    }
  }

  return {
    state,
    change,
    retry,
    /** @param id of the changed address; null for a new one */
    save: (id: number | null, body: WireAddressBody) =>
      run('saving', id, async () => {
        const { addresses } = services
        const saved = await (id === null ? addresses.add(body) : addresses.change({ ...body, id }))
        set(withSaved(book, saved))
        return { status: 'saved' }
      }),
    remove: (id: number) =>
      run('deleting', id, async () => {
        await services.addresses.remove({ id })
        set(withoutDeleted(book, id))
        return { status: 'deleted' }
      }),
    choose: (address: SavedAddress, purpose: AddressPurpose) =>
      run('choosing', address.id, async () => {
        const { id, ...body } = address
        const saved = await services.addresses.change({ ...body, [purpose]: true, id })
        set(withSaved(book, saved))
        return { status: 'chosen', purpose, address: saved }
      }),
    forgetChange: () => setChange({ status: 'idle' }),
  }
}

export function useAddressChange(id: number) {
  const services = useServices()
  return async (
    body: WireAddressBody,
  ): Promise<{ saved: SavedAddress; error: null } | { saved: null; error: ApiError }> => {
    try {
      return { saved: await services.addresses.change({ ...body, id }), error: null }
    } catch (thrown) {
      return { saved: null, error: apiErrorOf(thrown) }
    }
  }
}

export type AddressBookControls = ReturnType<typeof useAddresses>

function isGone(error: ApiError): boolean {
  return error.kind === 'problem' && error.code === 'address_not_found'
}

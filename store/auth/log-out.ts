import { COMPARISON_DATABASE } from '@/domain/kit/constants'
import { isRecord } from '@/domain/kit/stored-value'
import { authToasts } from '@/messages/account/auth/auth-toasts'
import { SESSION_KEYS } from '@/utils/session-keys'
import { LOCAL_KEYS, localStore, sessionStore } from '@/utils/storage'

import type { AppThunk } from '../types'
import { toastShown } from '../toasts/toasts-slice'
import { loggedOut } from './auth-slice'

/** Timeout of the logout request: a server that doesn't respond must not block the logout. */
const LONGEST_WAIT_MS = 5_000

/** spec §4 Logout: notifies the server, then clears the visitor's data whatever the response. */
export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    const request = services.account.logout().catch(() => {
      // spec §4 Logout: "Errors also do the same cleanup."
    })
    await Promise.race([request, new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))])
    services.session.close()
    clearVisitor()
    clearEdits()
    localStore.remove(LOCAL_KEYS.forumDrafts)
    dispatch(loggedOut())
    dispatch(toastShown(authToasts.signedOut()))
  }

/** Clears the visitor's data from browser storage, except session and cart. */
export function clearVisitor(): void {
  localStore.remove(LOCAL_KEYS.selectedBike)
  localStore.remove(LOCAL_KEYS.paymentData)
  localStore.remove(LOCAL_KEYS.upgradeCheckoutData)
  localStore.remove(LOCAL_KEYS.upgradesInCart)
  localStore.remove(LOCAL_KEYS.compareCart)
  sessionStore.remove(SESSION_KEYS.checkoutDraft)
  sessionStore.remove(SESSION_KEYS.shippedOrders)
  sessionStore.remove(SESSION_KEYS.helpSearches)
  try {
    globalThis.indexedDB?.deleteDatabase(COMPARISON_DATABASE.name)
  } catch {
    // If the database is forbidden, there is nothing to delete.
  }
}

/** Clears edits, which belong to an account. New builds belong to the browser, so they stay. */
function clearEdits(): void {
  const data = localStore.read(LOCAL_KEYS.configuratorData)
  if (!isRecord(data) || !isRecord(data.bikes)) return
  const bikes = Object.fromEntries(
    Object.entries(data.bikes).filter(([slot]) => !slot.includes('~')),
  )
  localStore.write(LOCAL_KEYS.configuratorData, { ...data, bikes })
}

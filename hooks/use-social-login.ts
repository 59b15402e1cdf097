import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { ApiError } from '@/contract/errors'
import { continuePath } from '@/domain/continue-path'
import { socialLogin } from '@/store/account/log-in'
import { leavePage } from '@/utils/leave-page'
import { SESSION_KEYS, sessionStore } from '@/utils/storage'

import { useRequest } from './use-request'
import { useAppDispatch } from './use-store'

interface Begun {
  state: string
  continue: string
}

/** The social logins that the shop offers, and the way to one of them. Where none answers, none is shown. */
export function useSocials() {
  const { query } = useRouter()
  const { state } = useRequest('socials', (services) => services.account.socials())
  const socials = state.status === 'ready' ? state.data : []

  function leave(authorizeUrl: string) {
    const secret = randomText()
    const begun: Begun = { state: secret, continue: continuePath(query.continue) }
    const address = new URL(authorizeUrl)
    if (address.protocol !== 'https:' || !sessionStore.write(SESSION_KEYS.socialState, begun))
      return
    address.searchParams.set('state', secret)
    leavePage(address.href)
  }
  return { socials, leave }
}

type Return = { status: 'working' | 'refused' | 'strange' } | { status: 'failed'; error: ApiError }

/**
 * The way back from a social login: the token stands behind the # of the address, beside the text that this tab
 * gave along. An answer that this tab did not ask for is not taken, else a stranger could log a visitor in as himself.
 */
export function useSocialReturn(provider: string | null): Return {
  const dispatch = useAppDispatch()
  const { replace } = useRouter()
  const isTaken = useRef(false)
  const [state, setState] = useState<Return>({ status: 'working' })

  const takeOver = useEffectEvent(async (known: 'google' | 'facebook') => {
    const answer = new URLSearchParams(window.location.hash.slice(1))
    const { pathname } = window.location
    window.history.replaceState({ ...window.history.state, as: pathname }, '', pathname)
    const begun = sessionStore.read(SESSION_KEYS.socialState)
    sessionStore.remove(SESSION_KEYS.socialState)
    if (!isBegun(begun) || answer.get('state') !== begun.state)
      return setState({ status: 'strange' })
    const token = answer.get('access_token')
    if (!token) return setState({ status: 'refused' })
    const outcome = await dispatch(socialLogin(known, token))
    if (outcome.status === 'failed') return setState(outcome)
    await replace(continuePath(begun.continue))
  })

  useEffect(() => {
    if (isTaken.current || (provider !== 'google' && provider !== 'facebook')) return
    isTaken.current = true
    void takeOver(provider)
  }, [provider])
  return state
}

function isBegun(value: unknown): value is Begun {
  const { state } = (value ?? {}) as Partial<Begun>
  return typeof state === 'string' && state.length >= 32
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

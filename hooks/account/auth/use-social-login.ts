import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { continuePath } from '@/domain/kit/continue-path'
import { socialLogin } from '@/store/auth/log-in'
import { leavePage } from '@/utils/leave-page'
import { SESSION_KEYS } from '@/utils/session-keys'
import { sessionStore } from '@/utils/storage'

import { useForm } from '@/hooks/kit/use-form'
import { codeFaults } from './use-login'
import { useRequest } from '@/hooks/kit/use-request'
import { useAppDispatch } from '@/hooks/kit/use-store'

interface SocialLoginState {
  state: string
  continue: string
}

/** Loads the social logins that the shop offers, or none if that fails, and redirects to one. */
export function useSocials() {
  const { query } = useRouter()
  const { state } = useRequest('socials', (services) => services.account.socials())
  const socials = state.status === 'ready' ? state.data : []

  function leave(authorizeUrl: string) {
    const secret = randomText()
    const begun: SocialLoginState = { state: secret, continue: continuePath(query.continue) }
    const address = new URL(authorizeUrl)
    if (address.protocol !== 'https:' || !sessionStore.write(SESSION_KEYS.socialState, begun))
      return
    address.searchParams.set('state', secret)
    leavePage(address.href)
  }
  return { socials, leave }
}

type Return =
  { status: 'working' | 'refused' | 'strange' | 'code' } | { status: 'failed'; error: ApiError }

/** The provider's response, in memory only. */
interface Answer {
  provider: 'google' | 'facebook'
  token: string
  continue: string
}

/**
 * Handles the return from a social login: the token is in the URL fragment, along with this tab's state value. Rejects
 * a response that this tab did not request; otherwise an attacker could log a visitor in as themselves (login CSRF). An
 * account with a second factor needs its code.
 */
export function useSocialReturn(provider: string | null) {
  const dispatch = useAppDispatch()
  const { replace } = useRouter()
  const isTaken = useRef(false)
  const answer = useRef<Answer>(null)
  const [state, setState] = useState<Return>({ status: 'working' })

  async function enter({ continue: way, ...token }: Answer, code?: string) {
    const outcome = await dispatch(socialLogin(code ? { ...token, code } : token))
    if (outcome.status === 'done') await replace(way)
    return outcome
  }

  const takeOver = useEffectEvent(async (known: Answer['provider']) => {
    const result = answerOf(known)
    if (typeof result === 'string') return setState({ status: result })
    answer.current = result
    const outcome = await enter(result)
    if (outcome.status === 'code') setState({ status: 'code' })
    if (outcome.status === 'failed') setState(outcome)
  })

  useEffect(() => {
    if (isTaken.current || (provider !== 'google' && provider !== 'facebook')) return
    isTaken.current = true
    void takeOver(provider)
  }, [provider])

  const code = useForm({
    initial: { code: '' },
    check: codeFaults,
    hasSummary: true,
    send: async ({ form }) => {
      if (!answer.current) return null
      const outcome = await enter(answer.current, form.code.trim())
      return outcome.status === 'done' ? null : outcome.error
    },
  })
  return { state, code }
}

/** Reads the response and removes it from the URL, so that it doesn't stay in the history. */
function answerOf(provider: Answer['provider']): Answer | 'refused' | 'strange' {
  const answer = new URLSearchParams(window.location.hash.slice(1))
  const { pathname } = window.location
  window.history.replaceState({ ...window.history.state, as: pathname }, '', pathname)
  const begun = sessionStore.read(SESSION_KEYS.socialState)
  sessionStore.remove(SESSION_KEYS.socialState)
  if (!isBegun(begun) || answer.get('state') !== begun.state) return 'strange'
  const token = answer.get('access_token')
  if (!token) return 'refused'
  return { provider, token, continue: continuePath(begun.continue) }
}

function isBegun(value: unknown): value is SocialLoginState {
  const { state } = (value ?? {}) as Partial<SocialLoginState>
  return typeof state === 'string' && state.length >= 32
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

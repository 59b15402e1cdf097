import { useState } from 'react'

import type { EmailRow, EmailsQuery } from '@/contract/office/operation/operation'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { EmailRow, Health } from '@/contract/office/operation/operation'

export function useHealth() {
  const health = useStaleIfErrorRequest('health', ({ operation }) => operation.health())
  const { run, isRunning, error } = useAction(async ({ operation }, queue: string) => {
    await operation.runJob({ queue })
    return queue
  })
  return { health, run, isRunning, error }
}

export function useEmails() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { list: value('list'), q: value('q') }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({
    ...filter,
    after: value('after'),
    before: value('before'),
  }) as EmailsQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ operation }) =>
    operation.emails(query),
  )
  return { ...address, list, filter, isSlow: useIsSlow(list.state.status === 'loading') }
}

/** Returns whether an email can be sent on request: it has failed, is stale, or waits for a retry. */
export const canSend = ({ list, last_error }: EmailRow) =>
  canDiscard({ list }) || (list === 'waiting' && last_error !== null)

export const canDiscard = ({ list }: Pick<EmailRow, 'list'>) =>
  list === 'failed' || list === 'stale'

type EmailAction = 'sendAgain' | 'discard'

/** Sends or discards emails. @param onDone reloads them */
export function useEmailActions(onDone: () => void) {
  const [done, setDone] = useState<{ action: EmailAction; count: number } | null>(null)
  const { run, isRunning, error } = useAction(
    ({ operation }, { action, ids }: { action: EmailAction; ids: string[] }) =>
      operation[action]({ ids }),
  )
  async function start(action: EmailAction, ids: string[]) {
    setDone(null)
    const finished = await run({ action, ids })
    if (!finished) return
    setDone({ action, count: finished.answer })
    onDone()
  }
  return { start, done, isRunning, error }
}

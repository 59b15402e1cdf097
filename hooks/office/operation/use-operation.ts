import { useState } from 'react'

import type { EmailRow, EmailsQuery } from '@/contract/office/operation/operation'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'

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
  return useOfficeList(['list', 'q'], ({ operation }, query: EmailsQuery) =>
    operation.emails(query),
  )
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

import { useState } from 'react'

import type { EmailRow, EmailsQuery } from '@/services/operation'

import { useAction } from './use-action'
import { useStaleIfErrorRequest } from './use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from './use-office-address'
import { useIsSlow } from './use-is-slow'

export type { EmailRow, Health } from '@/services/operation'

/** How the shop itself is, and a press that runs a regular job before its time. */
export function useHealth() {
  const health = useStaleIfErrorRequest('health', ({ operation }) => operation.health())
  const { run, isRunning, error } = useAction(async ({ operation }, queue: string) => {
    await operation.runJob(queue)
    return queue
  })
  return { health, run, isRunning, error }
}

/** The emails that the address asks for. */
export function useEmails() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { list: value('list'), q: value('q') }
  // What somebody wrote into the address is refused by the API in its own words.
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

/** Whether an email can be sent again: it has failed, or waits after a failure. */
export const canGoAgain = ({ list, last_error }: EmailRow) =>
  list === 'failed' || (list === 'waiting' && last_error !== null)

/** Sends some emails again. @param onSent looks at them anew */
export function useSendAgain(onSent: () => void) {
  const [planned, setPlanned] = useState<number | null>(null)
  const { run, isRunning, error } = useAction(({ operation }, ids: string[]) =>
    operation.sendAgain(ids),
  )
  async function sendAgain(ids: string[]) {
    setPlanned(null)
    const done = await run(ids)
    if (!done) return
    setPlanned(done.answer)
    onSent()
  }
  return { sendAgain, planned, isRunning, error }
}

import { useState } from 'react'

import { USUAL_WORK_DAYS, MOST_WORK_DAYS } from '@/domain/office/delays/delays'
import { delays as texts } from '@/messages/office/delays/delays'
import type { Delay, DelayPreview, DelayPreviewInput } from '@/contract/office/delays/delays'
import { apiErrorOf } from '@/services/http/failure'
import { sentKeyFor, type SentKey } from '@/utils/sent-key'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useRequest } from '@/hooks/kit/use-request'

export type { Delay, DelayPreview, Delays, LateItems } from '@/contract/office/delays/delays'

/** Loads the items that open orders wait for. @param q part of a title */
export function useLateItems(q: string) {
  return useRequest(`late-items ${q}`, ({ delays }) => delays.items({ q }))
}

export function useDelays() {
  return useStaleIfErrorRequest('delays', ({ delays }) => delays.list())
}

interface DelayPreviewState {
  late: DelayPreviewInput
  cause: string
  preview: DelayPreview
  hasMoved: boolean
}

const EMPTY = { item: '', arrives_on: '', work_days: String(USUAL_WORK_DAYS), cause: '' }
const isWorkDays = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= MOST_WORK_DAYS

/** Previews promised dates and applies exactly those; previews again if orders have changed since. */
export function useDelayReport(
  onReported: (delay: Delay) => void,
  start: Partial<typeof EMPTY> = {},
) {
  const [shown, setShown] = useState<DelayPreviewState | null>(null)
  const [done, setDone] = useState<Delay | null>(null)
  const [sentAs, setSentAs] = useState<SentKey | null>(null)
  const controls = useForm({
    initial: { ...EMPTY, ...start },
    check: ({ item, arrives_on, work_days, cause }) => ({
      ...(item === '' ? { item: texts.itemFault } : {}),
      ...(arrives_on === '' ? { arrives_on: texts.dayFault } : {}),
      ...(isWorkDays(work_days) ? {} : { work_days: texts.workFault }),
      ...(cause.trim() === '' ? { cause: texts.causeFault } : {}),
    }),
    send: async ({ form, services }) => {
      const { item, arrives_on } = form
      const late = { item, arrives_on, work_days: Number(form.work_days) }
      setDone(null)
      const preview = await services.delays.preview(late)
      setShown({ late, cause: form.cause, preview, hasMoved: false })
    },
  })
  const apply = useAction(
    async ({ delays }, { late, cause, preview: { seen } }: DelayPreviewState) => {
      const key = sentKeyFor({ late, cause, seen }, sentAs)
      setSentAs(key)
      try {
        const { item, arrives_on, work_days } = late
        const body = { item, arrives_on, work_days, cause, seen, request_key: key.key }
        const delay = await delays.report(body)
        setDone(delay)
        setShown(null)
        controls.renew(EMPTY)
        onReported(delay)
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        if (error.kind !== 'problem' || error.code !== 'promises_changed') throw thrown
        setShown({ late, cause, preview: await delays.preview(late), hasMoved: true })
      }
    },
  )
  return { ...controls, shown, done, apply, leave: () => setShown(null) }
}

/** Ends a delay and restores the dates promised without it. */
export function useDelayEnd(onEnded: () => void) {
  const { run, ...action } = useAction(({ delays }, id: number) => delays.end({ id }))
  return { ...action, end: async (id: number) => void ((await run(id)) && onEnded()) }
}

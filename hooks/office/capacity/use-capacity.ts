import { useState } from 'react'

import { MOST_BIKES_A_WEEK } from '@/domain/office/capacity/capacity'
import { capacity as texts } from '@/messages/office/capacity/capacity'
import type { DaysOff, DaysOffPreview, FactoryPlan } from '@/contract/office/capacity/capacity'
import { apiErrorOf } from '@/services/http/failure'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'

export type { FactoryPlan } from '@/contract/office/capacity/capacity'

export function useFactoryPlan() {
  const plan = useStaleIfErrorRequest('factory-weeks', ({ capacity }) => capacity.read())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'order' || kind === 'reset') plan.renew()
  })
  return plan
}

export function useDaysOff() {
  const request = useStaleIfErrorRequest('days-off', ({ capacity }) => capacity.daysOff())
  const removal = useAction(({ capacity }, date: string) => capacity.removeDayOff({ date }))
  return {
    ...{ request, error: removal.error, isRunning: removal.isRunning },
    remove: async (date: string) => {
      const done = await removal.run(date)
      if (done) request.set(done.answer)
    },
  }
}

const EMPTY_BREAK = { from: '', until: '', reason: '' }

interface BreakFormOptions {
  /** Asks for confirmation before promised dates move and their buyers are emailed. */
  confirm: (preview: DaysOffPreview) => Promise<boolean>
  onAdded: (days: DaysOff) => void
}

export function useBreakForm({ confirm, onAdded }: BreakFormOptions) {
  const [added, setAdded] = useState<string | null>(null)
  const controls = useForm({
    initial: EMPTY_BREAK,
    check: ({ from, until, reason }) => ({
      ...(from === '' && { from: texts.fromFault }),
      ...(until !== '' && until < from && { until: texts.untilFault }),
      ...(reason.trim() === '' && { reason: texts.reasonFault }),
    }),
    send: async ({ form: { from, until, reason }, services: { capacity } }) => {
      setAdded(null)
      const preview = await capacity.previewDaysOff({ date: from, until: until || null })
      if (preview.moving > 0 && !(await confirm(preview))) return
      const { seen } = preview
      onAdded(await capacity.addDaysOff({ until: until || null, reason, seen, date: from }))
      controls.renew(EMPTY_BREAK)
      setAdded(reason)
    },
  })
  return { ...controls, added }
}

const isBikes = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= MOST_BIKES_A_WEEK

interface Controls {
  plan: FactoryPlan
  onChanged: (plan: FactoryPlan) => void
}

export function useCapacityForm({ plan, onChanged }: Controls) {
  const [saved, setSaved] = useState<string | null>(null)
  const controls = useForm({
    initial: { week: plan.weeks[0]?.week ?? '', bikes: '', reach: 'onward' },
    check: ({ bikes }) => {
      const text = bikes.trim()
      return text === '' || isBikes(text) ? {} : { bikes: texts.bikesFault }
    },
    send: async ({ form, services: { capacity } }) => {
      const { week } = form
      const text = form.bikes.trim()
      const was = plan.weeks.find((one) => one.week === week)?.capacity ?? null
      const reach = form.reach === 'week' ? 'week' : 'onward'
      setSaved(null)
      const body = { bikes: text === '' ? null : Number(text), reach, was } as const
      try {
        onChanged(await capacity.set({ ...body, week }))
        setSaved(week)
      } catch (thrown) {
        // Load current numbers for the retry.
        onChanged(await capacity.read())
        return apiErrorOf(thrown)
      }
    },
  })
  return { ...controls, saved }
}

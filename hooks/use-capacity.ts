import { useState } from 'react'

import { MOST_BIKES_A_WEEK } from '@/domain/capacity'
import { capacity as texts } from '@/messages/capacity'
import type { FactoryPlan } from '@/services/capacity'
import { apiErrorOf } from '@/services/http/failure'

import { useForm } from './use-form'
import { useKeptRequest } from './use-kept-request'
import { useLive } from './use-live'

export type { FactoryPlan } from '@/services/capacity'

/** The weeks of the factory; they follow what happens to orders. */
export function useFactoryPlan() {
  const plan = useKeptRequest('factory-weeks', ({ capacity }) => capacity.read())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'order' || kind === 'reset') plan.renew()
  })
  return plan
}

const isBikes = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= MOST_BIKES_A_WEEK

interface Controls {
  plan: FactoryPlan
  onChanged: (plan: FactoryPlan) => void
}

/** Sets what a week can build. */
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
        onChanged(await capacity.set(week, body))
        setSaved(week)
      } catch (thrown) {
        // It is decided anew by the numbers of now.
        onChanged(await capacity.read())
        return apiErrorOf(thrown)
      }
    },
  })
  return { ...controls, saved }
}

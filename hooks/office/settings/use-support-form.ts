import { useEffect, useState } from 'react'

import { closedDaysOf, closedText, weekHours, weekText } from '@/domain/office/dealers/dealer-form'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'
import type { DueTimes, ShopSettings } from '@/contract/office/settings/settings'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useRequest } from '@/hooks/kit/use-request'

const toFormValues = ({ support: { hours, closed_days, seen } }: ShopSettings) => ({
  ...{ hours: weekText(hours), closed_days: closedText(closed_days), version: seen },
})
export type SupportFormValues = ReturnType<typeof toFormValues>

/** Support has at most one interval a day. */
const hoursOf = ({ hours }: SupportFormValues) => weekHours(hours, 1)

const toRequestBody = (typed: SupportFormValues) => ({
  hours: hoursOf(typed) ?? [],
  closed_days: closedDaysOf(typed.closed_days),
})

interface SupportFormOptions {
  settings: ShopSettings
  onSaved: (settings: ShopSettings) => void
  onChanged: () => void
}

/** Manages the support hours form; `moved` is the effect of the last save on due times of tickets. */
export function useSupportForm({ settings, onSaved, onChanged }: SupportFormOptions) {
  const [moved, setMoved] = useState<DueTimes | null>(null)
  const controls = useEdit({
    saved: toFormValues(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_support`,
    check: (typed: SupportFormValues) =>
      hoursOf(typed) === null ? { hours: texts.spanFault } : {},
    conflict: 'settings_changed',
    send: (services, typed) =>
      services.settings.setSupport({ ...toRequestBody(typed), seen: typed.version }),
    toFormValues: (done) => toFormValues(done.settings),
    onSaved: (done) => {
      setMoved(done.moved)
      onSaved(done.settings)
    },
    onChanged,
  })
  return { ...controls, moved }
}

const DEBOUNCE_MS = 400

export function useSupportPreview(typed: SupportFormValues) {
  const text = JSON.stringify(typed)
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const debounced = JSON.parse(rested) as SupportFormValues
  const isSound = hoursOf(debounced) !== null
  const { state } = useRequest(isSound ? rested : null, ({ settings }) =>
    settings.previewSupport(toRequestBody(debounced)),
  )
  return { state, isSound }
}

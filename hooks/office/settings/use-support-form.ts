import { useEffect, useState } from 'react'

import {
  closedDaysOf,
  closedText,
  hoursText,
  intervalsOf,
  typedHours,
  WEEKDAYS,
  type Weekday,
} from '@/domain/office/dealers/dealer-form'
import { faultMessages } from '@/domain/kit/form-faults'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'
import type { DueTimes, ShopSettings } from '@/contract/office/settings/settings'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useRequest } from '@/hooks/kit/use-request'

/** Form values with one field per weekday, as for dealers, and one line per closed day. */
export interface SupportFormValues extends Record<Weekday, string> {
  closed: string
  version: string
}

function toFormValues({ support: { hours, closed_days, seen } }: ShopSettings): SupportFormValues {
  const days = Object.fromEntries(
    WEEKDAYS.map((name, index) => [name, hoursText(hours, index + 1)]),
  ) as Record<Weekday, string>
  return { ...days, closed: closedText(closed_days), version: seen }
}

const toRequestBody = (typed: SupportFormValues) => ({
  hours: typedHours(typed),
  closed_days: closedDaysOf(typed.closed),
})

/** Checks that support has at most one interval per day. */
const validate = (typed: SupportFormValues) =>
  Object.fromEntries(
    WEEKDAYS.filter((name) => (intervalsOf(typed[name])?.length ?? 2) > 1).map((name) => [
      name,
      'spanFault' as const,
    ]),
  ) as Partial<Record<Weekday, 'spanFault'>>

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
    check: (typed: SupportFormValues) => faultMessages(validate(typed), texts),
    names: { hours: 'monday', closed_days: 'closed' },
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
  const isSound = Object.keys(validate(debounced)).length === 0
  const { state } = useRequest(isSound ? rested : null, ({ settings }) =>
    settings.previewSupport(toRequestBody(debounced)),
  )
  return { state, isSound }
}

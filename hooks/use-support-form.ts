import { useEffect, useState } from 'react'

import {
  closedDaysOf,
  closedText,
  hoursText,
  intervalsOf,
  typedHours,
  WEEKDAYS,
  type Weekday,
} from '@/domain/dealership-form'
import { saidFaults } from '@/domain/form-faults'
import { shopSettings as texts } from '@/messages/shop-settings'
import type { DueTimes, ShopSettings } from '@/services/settings'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from './use-edit'
import { useRequest } from './use-request'

/** A field for each weekday, as dealers have them; one line for each closed day. */
export interface TypedSupport extends Record<Weekday, string> {
  closed: string
  seen: string
}

function typedOf({ support: { hours, closed_days, seen } }: ShopSettings): TypedSupport {
  const days = Object.fromEntries(
    WEEKDAYS.map((name, index) => [name, hoursText(hours, index + 1)]),
  ) as Record<Weekday, string>
  return { ...days, closed: closedText(closed_days), seen }
}

const bodyOf = (typed: TypedSupport) => ({
  hours: typedHours(typed),
  closed_days: closedDaysOf(typed.closed),
})

/** Support answers in one span a day. */
const faultsOf = (typed: TypedSupport) =>
  Object.fromEntries(
    WEEKDAYS.filter((name) => (intervalsOf(typed[name])?.length ?? 2) > 1).map((name) => [
      name,
      'spanFault' as const,
    ]),
  ) as Partial<Record<Weekday, 'spanFault'>>

interface Editing {
  settings: ShopSettings
  onSaved: (settings: ShopSettings) => void
  onChanged: () => void
}

/** When support answers. `moved` says what the last save did to tickets. */
export function useSupportForm({ settings, onSaved, onChanged }: Editing) {
  const [moved, setMoved] = useState<DueTimes | null>(null)
  const controls = useEdit({
    saved: typedOf(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_support`,
    check: (typed: TypedSupport) => saidFaults(faultsOf(typed), texts),
    names: { hours: 'monday', closed_days: 'closed' },
    conflict: 'settings_changed',
    send: (services, typed) => services.settings.setSupport({ ...bodyOf(typed), seen: typed.seen }),
    typedOf: (done) => typedOf(done.settings),
    onSaved: (done) => {
      setMoved(done.moved)
      onSaved(done.settings)
    },
    onChanged,
  })
  return { ...controls, moved }
}

/** ms without a key after which the tickets are counted. */
const REST_MS = 400

/** What the hours as they are typed would do to tickets. */
export function useSupportPreview(typed: TypedSupport) {
  const text = JSON.stringify(typed)
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  const asked = JSON.parse(rested) as TypedSupport
  const isSound = Object.keys(faultsOf(asked)).length === 0
  const { state } = useRequest(isSound ? rested : null, ({ settings }) =>
    settings.previewSupport(bodyOf(asked)),
  )
  return { state, isSound }
}

import { faultMessages } from '@/domain/form-faults'
import {
  ANYONE,
  CONDITION_NAMES,
  conditionFaults,
  conditionsOf,
  isAnyone,
  pickConditions,
  typedConditions,
  type Conditions,
  type ConditionFormValues,
} from '@/domain/segment'
import { segments as texts } from '@/messages/segments'
import type { Segment } from '@/services/segments'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from './use-action'
import { useEdit } from './use-edit'
import { useStaleIfErrorRequest } from './use-stale-if-error-request'
import { useRequest } from './use-request'
import { useDebounced } from './use-debounced'

export type { Segment, SegmentsPage } from '@/services/segments'

/** All segments by name, and the bikes that one can ask for. */
export function useSegments() {
  return useStaleIfErrorRequest('segments', ({ segments }) => segments.list())
}

/** How many customers meet conditions now. @param conditions null while they can't be read */
export function useSegmentCount(conditions: Conditions | null) {
  const key = conditions && JSON.stringify(CONDITION_NAMES.map((name) => conditions[name]))
  return useRequest(key, ({ segments }) => segments.count(pickConditions(conditions ?? ANYONE)))
}

/** ms without a key after which a form is counted. */
const DEBOUNCE_MS = 300

/** As above, of a form, once nobody types. */
export function useTypedCount(typed: ConditionFormValues) {
  const text = JSON.stringify(typed)
  const asked = JSON.parse(useDebounced(text, DEBOUNCE_MS)) as ConditionFormValues
  const isSound = Object.keys(conditionFaults(asked)).length === 0
  const { state } = useSegmentCount(isSound ? conditionsOf(asked) : null)
  return { state, isSound }
}

/** With the version that was on the screen when it was begun. */
export interface SegmentFormValues extends ConditionFormValues {
  name: string
  seen: string
}

const toFormValues = (segment: Segment | null): SegmentFormValues => ({
  ...typedConditions(segment ?? ANYONE),
  name: segment?.name ?? '',
  seen: segment?.seen ?? '',
})

function validate(typed: SegmentFormValues) {
  const faults = conditionFaults(typed)
  const isEmpty = Object.keys(faults).length === 0 && isAnyone(conditionsOf(typed))
  return {
    ...faults,
    ...(isEmpty && { orders_min: 'someoneFault' as const }),
    ...(typed.name.trim() === '' && { name: 'nameFault' as const }),
  }
}

interface SegmentFormOptions {
  /** Null for a new one. */
  segment: Segment | null
  onSaved: (saved: Segment) => void
  /** Someone else changed it first. */
  onChanged: () => void
}

/** Adds or changes a segment; what is typed stays until it is saved, also over a reload. */
export function useSegmentForm({ segment, onSaved, onChanged }: SegmentFormOptions) {
  return useEdit({
    saved: toFormValues(segment),
    draftKey: `${OFFICE_KEYS.segmentDraft}_${segment?.id ?? ''}`,
    check: (typed: SegmentFormValues) => faultMessages(validate(typed), texts),
    conflict: 'segment_changed',
    send: ({ segments }, typed) => {
      const body = { name: typed.name, ...conditionsOf(typed) }
      if (!segment) return segments.add(body)
      return segments.change(segment.id, { ...body, seen: typed.seen })
    },
    toFormValues: toFormValues,
    onSaved,
    onChanged,
  })
}

/** Removes a segment. */
export function useSegmentRemoval() {
  return useAction(({ segments }, { id }: Segment) => segments.remove(id))
}

/** Brings a removed one back. */
export function useSegmentReturn() {
  return useAction(({ segments }, segment: Segment) =>
    segments.add({ name: segment.name, ...pickConditions(segment) }),
  )
}

import { faultMessages } from '@/domain/kit/form-faults'
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
} from '@/domain/office/segments/segment'
import { segments as texts } from '@/messages/office/segments/segments'
import type { Segment } from '@/services/office/segments'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useRequest } from '@/hooks/kit/use-request'
import { useDebounced } from '@/hooks/kit/use-debounced'

export type { Segment, SegmentsPage } from '@/services/office/segments'

export function useSegments() {
  return useStaleIfErrorRequest('segments', ({ segments }) => segments.list())
}

/** Counts the customers who meet the conditions. @param conditions null while invalid */
export function useSegmentCount(conditions: Conditions | null) {
  const key = conditions && JSON.stringify(CONDITION_NAMES.map((name) => conditions[name]))
  return useRequest(key, ({ segments }) => segments.count(pickConditions(conditions ?? ANYONE)))
}

const DEBOUNCE_MS = 300

/** Counts unsaved conditions, debounced. */
export function useTypedCount(typed: ConditionFormValues) {
  const text = JSON.stringify(typed)
  const debounced = JSON.parse(useDebounced(text, DEBOUNCE_MS)) as ConditionFormValues
  const isSound = Object.keys(conditionFaults(debounced)).length === 0
  const { state } = useSegmentCount(isSound ? conditionsOf(debounced) : null)
  return { state, isSound }
}

export interface SegmentFormValues extends ConditionFormValues {
  name: string
  version: string
}

const toFormValues = (segment: Segment | null): SegmentFormValues => ({
  ...typedConditions(segment ?? ANYONE),
  name: segment?.name ?? '',
  version: segment?.seen ?? '',
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
  segment: Segment | null
  onSaved: (saved: Segment) => void
  /** Version conflict: another user changed it first. */
  onChanged: () => void
}

export function useSegmentForm({ segment, onSaved, onChanged }: SegmentFormOptions) {
  return useEdit({
    saved: toFormValues(segment),
    draftKey: `${OFFICE_KEYS.segmentDraft}_${segment?.id ?? ''}`,
    check: (typed: SegmentFormValues) => faultMessages(validate(typed), texts),
    conflict: 'segment_changed',
    send: ({ segments }, typed) => {
      const body = { name: typed.name, ...conditionsOf(typed) }
      if (!segment) return segments.add(body)
      return segments.change(segment.id, { ...body, seen: typed.version })
    },
    toFormValues,
    onSaved,
    onChanged,
  })
}

export function useSegmentRemoval() {
  return useAction(({ segments }, { id }: Segment) => segments.remove(id))
}

export function useSegmentReturn() {
  return useAction(({ segments }, segment: Segment) =>
    segments.add({ name: segment.name, ...pickConditions(segment) }),
  )
}

import { saidFaults } from '@/domain/form-faults'
import {
  ANYONE,
  CONDITION_NAMES,
  conditionFaults,
  conditionsOf,
  isAnyone,
  pickConditions,
  typedConditions,
  type Conditions,
  type TypedConditions,
} from '@/domain/segment'
import { segments as texts } from '@/messages/segments'
import type { Segment } from '@/services/segments'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from './use-action'
import { useEdit } from './use-edit'
import { useKeptRequest } from './use-kept-request'
import { useRequest } from './use-request'
import { useSettled } from './use-settled'

export type { Segment, SegmentsPage } from '@/services/segments'

/** All segments by name, and the bikes that one can ask for. */
export function useSegments() {
  return useKeptRequest('segments', ({ segments }) => segments.list())
}

/** How many customers meet conditions now. @param conditions null while they can't be read */
export function useSegmentCount(conditions: Conditions | null) {
  const key = conditions && JSON.stringify(CONDITION_NAMES.map((name) => conditions[name]))
  return useRequest(key, ({ segments }) => segments.count(pickConditions(conditions ?? ANYONE)))
}

/** ms without a key after which a form is counted. */
const REST_MS = 300

/** As above, of a form, once nobody types. */
export function useTypedCount(typed: TypedConditions) {
  const text = JSON.stringify(typed)
  const asked = JSON.parse(useSettled(text, REST_MS)) as TypedConditions
  const isSound = Object.keys(conditionFaults(asked)).length === 0
  const { state } = useSegmentCount(isSound ? conditionsOf(asked) : null)
  return { state, isSound }
}

/** With the version that was on the screen when it was begun. */
export interface TypedSegment extends TypedConditions {
  name: string
  seen: string
}

const typedOf = (segment: Segment | null): TypedSegment => ({
  ...typedConditions(segment ?? ANYONE),
  name: segment?.name ?? '',
  seen: segment?.seen ?? '',
})

function faultsOf(typed: TypedSegment) {
  const faults = conditionFaults(typed)
  const isEmpty = Object.keys(faults).length === 0 && isAnyone(conditionsOf(typed))
  return {
    ...faults,
    ...(isEmpty && { orders_min: 'someoneFault' as const }),
    ...(typed.name.trim() === '' && { name: 'nameFault' as const }),
  }
}

interface Editing {
  /** Null for a new one. */
  segment: Segment | null
  onSaved: (saved: Segment) => void
  /** Someone else changed it first. */
  onChanged: () => void
}

/** Adds or changes a segment; what is typed stays until it is saved, also over a reload. */
export function useSegmentForm({ segment, onSaved, onChanged }: Editing) {
  return useEdit({
    saved: typedOf(segment),
    draftKey: `${OFFICE_KEYS.segmentDraft}_${segment?.id ?? ''}`,
    check: (typed: TypedSegment) => saidFaults(faultsOf(typed), texts),
    conflict: 'segment_changed',
    send: ({ segments }, typed) => {
      const body = { name: typed.name, ...conditionsOf(typed) }
      if (!segment) return segments.add(body)
      return segments.change(segment.id, { ...body, seen: typed.seen })
    },
    typedOf,
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

import { parseForm } from '@/contract/kit/resource/resource'
import {
  segments as resource,
  type Segment,
  type SegmentForm,
} from '@/contract/office/segments/segments'
import { isAnyone, pickConditions, type Conditions } from '@/domain/office/segments/segment'
import { useDebounced } from '@/hooks/kit/use-debounced'
import { useResourceList } from '@/hooks/office/kit/use-resource'
import { useRequest } from '@/hooks/kit/use-request'

/** Returns the segments, none until they are loaded. */
export function useSegments(): Segment[] {
  const { state } = useResourceList(resource)
  return state.status === 'ready' ? state.data : []
}

/** Counts the customers who meet the conditions. @param conditions null while invalid */
export function useSegmentCount(conditions: Conditions | null) {
  const key = conditions && JSON.stringify(pickConditions(conditions))
  return useRequest(key, ({ segments }) => segments.count(JSON.parse(key ?? '') as Conditions))
}

const DEBOUNCE_MS = 300

/** Counts unsaved conditions, debounced. */
export function useFormCount(form: SegmentForm) {
  const debounced = useDebounced(JSON.stringify(form), DEBOUNCE_MS)
  const { body, faults } = parseForm(resource, JSON.parse(debounced) as SegmentForm, null)
  const conditions = body as Segment
  const isSound = isAnyone(conditions) || Object.keys(faults).every((name) => name === 'name')
  const { state } = useSegmentCount(isSound ? conditions : null)
  return { state, isSound }
}

/** Lists the bikes that customers may own: all but drafts. */
export const useBikes = () =>
  useRequest('bikes', async ({ bikes }) => {
    const rows = await bikes.list()
    return rows.filter(({ is_draft }) => !is_draft)
  })

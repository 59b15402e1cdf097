import { useState } from 'react'

import type { PaperSize } from '@/domain/office/fulfillment/pick-list'
import { useAction } from '@/hooks/kit/use-action'
import { useLive } from '@/hooks/kit/use-live'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { saveFile } from '@/utils/save-file'

export type { PickList } from '@/contract/office/fulfillment/fulfillment'

/** Loads the pick list; `isWhole` leaves out orders with a bike that is still to be built. */
export function usePickList() {
  const [isWhole, setWhole] = useState(false)
  const query = isWhole ? { whole: '1' as const } : {}
  const request = useStaleIfErrorRequest(`pick-list ${String(isWhole)}`, ({ fulfillment }) =>
    fulfillment.pickList(query),
  )
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'order' || kind === 'reset') request.renew()
  })
  const file = useAction(async ({ fulfillment }, paper: PaperSize) => {
    const pdf = await fulfillment.pickListFile({ paper, ...query })
    saveFile('pick-list.pdf', pdf, 'application/pdf')
  })
  return { ...request, isWhole, setWhole, file }
}

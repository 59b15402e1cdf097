import { carriers as resource, type CarrierEntry } from '@/contract/office/carriers/carriers'
import { movedTo } from '@/domain/kit/moved-to'
import { useAction } from '@/hooks/kit/use-action'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useResourceList } from '@/hooks/office/kit/use-resource'

/** Reads carriers in their order, and moves one without an optimistic update. */
export function useCarrierOrder(onMoved: () => void) {
  const { state, retry, set, renew } = useResourceList(resource)
  const { run, error } = useAction(({ carriers }, codes: string[]) => carriers.order({ codes }))
  async function move(rows: CarrierEntry[], from: number, to: number): Promise<boolean> {
    const moved = movedTo(rows, from, to)
    const done = await run(moved.map(({ code }) => code))
    if (done) {
      set(moved)
      onMoved()
    } else renew()
    return done !== null
  }
  const mayMove = useMay()(resource.write)
  return { state, retry, renew, error, move, mayMove }
}

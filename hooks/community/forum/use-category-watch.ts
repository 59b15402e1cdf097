import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export function useCategoryWatch(slug: string) {
  const { state, set } = useRequest('category watches', ({ forum }) => forum.categoryWatches())
  const { run, error, isRunning } = useAction(({ forum }, isWatching: boolean) =>
    forum.watchCategory({ category: slug, is_watching: isWatching }),
  )
  const watched = state.status === 'ready' ? state.data : null
  async function toggle() {
    if (watched === null) return
    const others = watched.filter((one) => one !== slug)
    const isWatching = others.length === watched.length
    if (await run(isWatching)) set(isWatching ? [...others, slug] : others)
  }
  return { isWatching: watched?.includes(slug) ?? null, toggle, error, isRunning }
}

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

const loadWatch = () => import('./category-watch')

/** Lets members watch a category, below its threads; guests don't load the code. */
export function WatchCategory({ slug }: { slug: string }) {
  const { isUserLoggedIn } = useAuth()
  const watch = useLazyModule(loadWatch, isUserLoggedIn)
  return watch && <watch.CategoryWatch slug={slug} />
}

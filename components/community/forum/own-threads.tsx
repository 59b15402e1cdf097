import { useAuth } from '@/hooks/account/auth/use-auth'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

const loadHidden = () => import('./hidden-threads')
const loadWaiting = () => import('./waiting-posts')
const loadDeleted = () => import('./deleted-threads')

/** Threads that only the member can see, after the public ones; guests don't load the code. */
export function OwnThreads() {
  const { isUserLoggedIn } = useAuth()
  const hidden = useLazyModule(loadHidden, isUserLoggedIn)
  const waiting = useLazyModule(loadWaiting, isUserLoggedIn)
  const deleted = useLazyModule(loadDeleted, isUserLoggedIn)
  return (
    <>
      {waiting && <waiting.WaitingPosts thread={null} reloadKey={0} />}
      {hidden && <hidden.HiddenThreads />}
      {deleted && <deleted.DeletedThreads />}
    </>
  )
}

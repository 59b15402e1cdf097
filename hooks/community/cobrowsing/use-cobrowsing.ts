import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { isPrivatePath } from '@/domain/kit/private-paths'
import { cobrowsingFeature } from '@/store/cobrowsing/cobrowsing-feature'
import { agreeToShare, endSharing, routeChanged, selectSharing } from '@/store/cobrowsing/share'
import { registerFeature } from '@/store/lazy-features'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

registerFeature(cobrowsingFeature)

export function useCobrowsing() {
  const dispatch = useAppDispatch()
  const { events, asPath } = useRouter()
  const status = useAppSelector(selectSharing)

  useEffect(() => {
    const comes = (path: string) => void dispatch(routeChanged(path))
    // Pauses before a private page renders, and resumes after navigation to a public one.
    const leaves = (path: string) => isPrivatePath(path) && comes(path)
    events.on('routeChangeStart', leaves)
    events.on('routeChangeComplete', comes)
    return () => {
      events.off('routeChangeStart', leaves)
      events.off('routeChangeComplete', comes)
    }
  }, [dispatch, events])

  return {
    status,
    share: () => void dispatch(agreeToShare(asPath)),
    end: () => void dispatch(endSharing()),
  }
}

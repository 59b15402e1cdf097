import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { isPrivatePlace } from '@/domain/private-places'
import { cobrowsingFeature } from '@/store/cobrowsing/cobrowsing-feature'
import { agreeToShare, endSharing, pageComes, selectSharing } from '@/store/cobrowsing/share'
import { bringFeature } from '@/store/late-features'

import { useAppDispatch, useAppSelector } from './use-store'

bringFeature(cobrowsingFeature)

/** Sharing the page with support: whether it runs, how it begins and ends. */
export function useCobrowsing() {
  const dispatch = useAppDispatch()
  const { events, asPath } = useRouter()
  const status = useAppSelector(selectSharing)

  useEffect(() => {
    const comes = (path: string) => void dispatch(pageComes(path))
    // Stops before a private page is rendered, and goes on once another one is there.
    const leaves = (path: string) => isPrivatePlace(path) && comes(path)
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

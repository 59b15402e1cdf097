import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { focusTitle } from '@/platform/focus-title'

const load = () => import('./progress-bar')

/** spec §2: runs the lazy-loaded progress bar on route change start, complete and error. */
export function PageProgress() {
  const { events } = useRouter()
  useEffect(() => {
    let isChanging = false
    let { pathname } = window.location
    const follow = (isStart: boolean) => () => {
      isChanging = isStart
      load().then(
        ({ progressBar }) => {
          if (isChanging === isStart) progressBar[isStart ? 'start' : 'done']()
        },
        () => {
          // Ignored, because navigation works without the bar.
        },
      )
    }
    const start = follow(true)
    const end = follow(false)
    const complete = () => {
      end()
      // The clicked link is gone with its page, so the focus would fall to the document.
      if (window.location.pathname !== pathname) focusTitle()
      ;({ pathname } = window.location)
    }
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', complete)
    events.on('routeChangeError', end)
    return () => {
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', complete)
      events.off('routeChangeError', end)
    }
  }, [events])
  return null
}

import { useRouter } from 'next/router'
import { useEffect } from 'react'

const load = () => import('./progress-bar')

/** spec §2: runs the lazy-loaded progress bar on route change start, complete and error. */
export function PageProgress() {
  const { events } = useRouter()
  useEffect(() => {
    let isChanging = false
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
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', end)
    events.on('routeChangeError', end)
    return () => {
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', end)
      events.off('routeChangeError', end)
    }
  }, [events])
  return null
}

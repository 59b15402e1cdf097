import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { readingMarks } from './reading-marks'
import { useAction } from '@/hooks/kit/use-action'
import { useRequest, useServices } from '@/hooks/kit/use-request'

/** Returns where a member stopped reading a thread before this visit; null if they never opened it. */
export function useLastVisit(thread: number) {
  const { state } = useRequest(`read ${thread}`, ({ forum }) => forum.reads([thread]))
  const mark = state.status === 'ready' ? state.data[0] : undefined
  return { isKnown: state.status !== 'loading', last: mark?.number ?? null }
}

interface ReadingMarkOptions {
  thread: number
  /** Whether the previous mark was loaded; this visit overwrites it. */
  isKnown: boolean
  /** Changes with the posts shown on the page. */
  shown: string
}

/** Marks posts in view as read, in batches and when the user leaves. */
export function useReadingMark({ thread, isKnown, shown }: ReadingMarkOptions): void {
  const { forum } = useServices()
  const write = useEffectEvent((number: number) => forum.markRead([{ thread, number }]))
  useEffect(() => {
    if (!isKnown || typeof IntersectionObserver === 'undefined') return
    const marks = readingMarks((number) => write(number))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) marks.see(Number(target.id.slice('post-'.length)))
        }
      },
      // Posts at the lower edge don't count as read yet.
      { rootMargin: '0px 0px -10% 0px' },
    )
    for (const post of document.querySelectorAll('article[id^="post-"]')) observer.observe(post)
    // Phones kill hidden pages without further events.
    const leave = () => document.visibilityState === 'hidden' && marks.flush()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      observer.disconnect()
      marks.flush()
    }
  }, [thread, isKnown, shown])
}

/** Returns the read marks by thread; undefined while unknown. */
export function useReadMarks(threads: number[]) {
  const [version, setVersion] = useState(0)
  const key = threads.length > 0 ? `reads ${threads.join()} ${version}` : null
  const { state } = useRequest(key, ({ forum }) => forum.reads(threads))
  const found = state.status === 'ready' ? state.data : null
  const reads = useMemo(
    () => found && new Map(found.map(({ thread, number }) => [thread, number])),
    [found],
  )
  const { run, isRunning, error } = useAction(({ forum }, category: string) =>
    forum.markAllRead({ category }),
  )
  async function mark(category: string) {
    if (await run(category)) setVersion((before) => before + 1)
  }
  return { reads, marking: { mark, isRunning, error, isDone: version > 0 } }
}

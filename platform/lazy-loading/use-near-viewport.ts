import { useEffect, useRef, useState } from 'react'

/** About one screen ahead, so that content is loaded before it is visible. */
const NEAR = { rootMargin: '800px' }

/** Reports whether an element has ever been near the viewport, for content that few visitors reach. */
export function useNearViewport<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(process.env.TRICK_LATE_LOADING === 'off')
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) setNear(true)
    }, NEAR)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { place: ref, isNear }
}

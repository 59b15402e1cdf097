import { useEffect, useRef, useState } from 'react'

/** A screen or so ahead: what is fetched then is there before it is seen. */
const NEAR = { rootMargin: '800px' }

/**
 * Whether a place has come near the window once; for what few visitors scroll to.
 * @example const { place, isNear } = useNearViewport<HTMLElement>(); <section ref={place}>
 */
export function useNearViewport<Element extends HTMLElement>() {
  const place = useRef<Element>(null)
  const [isNear, setNear] = useState(process.env.TRICK_LATE_LOADING === 'off')
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) setNear(true)
    }, NEAR)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, isNear }
}

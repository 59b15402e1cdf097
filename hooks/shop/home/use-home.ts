import { useEffect, useEffectEvent } from 'react'

import type { HomePage, ShowcaseBike } from '@/contract/shop/home/home'
import type { HomeState } from '@/store/home/home-slice'
import { logError } from '@/utils/log-error'

import { useChosenCountry } from '@/hooks/shop/countries/use-chosen-country'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

export type { HomePage, ShowcaseBike }

const load = () => import('@/store/home/home-feature')
/** Age in ms after which a hidden page is refetched. */
const OLD_AFTER = 60_000

/** Refetches a page prerendered on another day, and one to which the visitor returns. */
export function useHome(made: HomePage) {
  const dispatch = useAppDispatch()
  // The feature is lazy-loaded.
  const home = useAppSelector((state): HomeState | undefined => state.home)
  const renew = useEffectEvent(() => {
    load()
      .then(({ loadHomePage }) => dispatch(loadHomePage()))
      .catch(() => {
        // The error was logged where it occurred; the prerendered page stays.
      })
  })

  // Prices, taxes and dates depend on the country.
  const country = useChosenCountry()
  const fetched = home?.homePageData
  const page = fetched && fetched.today >= made.today ? fetched : made
  const isElsewhere = country !== null && country.id !== page.country_id
  useEffect(() => {
    if (isElsewhere) renew()
  }, [isElsewhere, country])

  useEffect(() => {
    let at = Date.now()
    if (made.today !== new Date(at).toISOString().slice(0, 10)) renew()
    const look = () => {
      const isOld = Date.now() - at > OLD_AFTER
      if (document.hidden || !isOld) return
      at = Date.now()
      renew()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [made])

  return {
    page,
    chosen: home?.bikeChoose ?? made.hero.slug,
    choose(slug: string) {
      load().then(
        ({ bikeChosen }) => dispatch(bikeChosen(slug)),
        (fault: unknown) => logError('The home page could not go on', { fault: String(fault) }),
      )
    },
  }
}

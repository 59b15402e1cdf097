import { useRouter } from 'next/router'

import type { Build } from '@/domain/bike'
import { comparisonKey } from '@/domain/comparison-key'
import { compareButton } from '@/messages/compare-button'
import { toastShown } from '@/store/toasts/toasts-slice'

import { useAppDispatch, useAppSelector } from './use-store'

/** A build beside the others: whether it is there, and the way in and out. The code comes with the first press. */
export function useCompareButton(slug: string, build: Build, title: string) {
  const dispatch = useAppDispatch()
  const { push } = useRouter()
  const key = comparisonKey(slug, build)
  const isCompared = useAppSelector(({ compare }) => Boolean(compare?.keys.includes(key)))
  const open = () => void push('/compare')
  const press = () =>
    import('./compare-press').then(
      ({ pressCompare }) => dispatch(pressCompare({ slug, build, title, key, isCompared, open })),
      () => dispatch(toastShown(compareButton.missing())),
    )
  return { isCompared, press: () => void press() }
}

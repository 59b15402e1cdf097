import { useRouter } from 'next/router'

import type { Build } from '@/domain/shop/bikes/bike'
import { comparisonKey } from '@/domain/shop/comparison/comparison-key'
import { comparisonButton } from '@/messages/shop/comparison/comparison-button'
import { toastShown } from '@/store/toasts/toasts-slice'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

/** Provides a toggle for a build in the comparison. Its code is lazy-loaded with the first click. */
export function useComparisonButton(slug: string, build: Build, title: string) {
  const dispatch = useAppDispatch()
  const { push } = useRouter()
  const key = comparisonKey(slug, build)
  const isCompared = useAppSelector(({ comparison }) => Boolean(comparison?.keys.includes(key)))
  const open = () => void push('/compare')
  const press = () =>
    import('./toggle-comparison').then(
      ({ toggleComparison }) =>
        dispatch(toggleComparison({ slug, build, title, key, isCompared, open })),
      () => dispatch(toastShown(comparisonButton.missing())),
    )
  return { isCompared, press: () => void press() }
}

import { LazyPart } from '@/components/kit/ui/lazy-part'
import { Skeleton } from '@/components/kit/ui/skeleton'

const load = () => import('./guarantee-notice')

/** The harmonized notice, whose code only shoppers in the EEA load. */
export function LazyGuaranteeNotice() {
  return (
    <LazyPart load={load} fallback={<Skeleton className="h-[40rem] w-full max-w-3xl" />}>
      {(module) => <module.GuaranteeNotice />}
    </LazyPart>
  )
}

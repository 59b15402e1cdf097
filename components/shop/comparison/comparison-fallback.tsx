import { Skeleton } from '@/components/kit/ui/skeleton'
import { chrome } from '@/messages/kit/chrome'

/** Reserves the table's space while it loads. */
export function ComparisonFallback() {
  return (
    <div className="mt-10 min-h-[34rem]">
      <p role="status" className="sr-only">
        {chrome.loading}
      </p>
      <div className="grid grid-cols-2 gap-4 border-t border-line pt-6 lg:grid-cols-4">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="mt-6 h-80 w-full" />
    </div>
  )
}

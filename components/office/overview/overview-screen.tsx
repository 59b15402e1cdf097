import { RotateCw } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useOverview } from '@/hooks/office/overview/use-backoffice'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { chrome } from '@/messages/kit/chrome'
import { toSentence } from '@/messages/kit/errors'

import { Figures } from '@/components/office/kit/figures'
import { SalesChart } from '@/components/office/reports/sales-chart'
import { WaitingList } from '@/components/office/kit/waiting-list'

export function OverviewScreen() {
  const { overview, fault, isLooking, look } = useOverview()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status" className="figures text-sm text-ink-soft">
          {overview ? texts.asOf(overview.at) : isLooking ? chrome.loading : ''}
        </p>
        {overview && (
          <Button size="small" variant="secondary" onClick={look} isLoading={isLooking}>
            <RotateCw aria-hidden="true" className="size-4" />
            {texts.refresh}
          </Button>
        )}
      </div>
      {fault && (
        <ErrorNotice sentence={toSentence(fault)} onRetry={look} className="mt-4 max-w-xl" />
      )}
      {overview ? (
        <div className="mt-6 flex flex-col gap-12">
          {/* On phones, what needs attention is above the figures. */}
          <div className="max-xl:order-1">
            <Figures overview={overview} />
          </div>
          <div className="grid gap-12 max-xl:contents xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <WaitingList overview={overview} />
            <div className="min-w-0 max-xl:order-2">
              <SalesChart overview={overview} />
            </div>
          </div>
        </div>
      ) : (
        !fault && <Waiting />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className="mt-6 flex flex-col gap-12">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {[0, 1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
      <div className="grid gap-12 xl:grid-cols-2">
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  )
}

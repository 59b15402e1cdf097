import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ApiError } from '@/contract/kit/errors'
import { officeLists as texts } from '@/messages/office/kit/lists'
import { toSentence } from '@/messages/kit/errors'

interface DownloadProps<Filter> {
  filter: Filter
  controls: { run: (filter: Filter) => unknown; isRunning: boolean; error: ApiError | null }
}

export function Download<Filter>({ filter, controls }: DownloadProps<Filter>) {
  const { run, isRunning, error } = controls
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        isLoading={isRunning}
        onClick={() => void run(filter)}
      >
        {texts.download}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </div>
  )
}

import { CopyLink } from '@/components/ui/copy-link'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { ApiError } from '@/contract/errors'
import { savedTexts } from '@/messages/configurator-parts'
import { toSentence } from '@/messages/errors'

export function SaveFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return <ErrorNotice sentence={toSentence(error)} onRetry={onRetry} />
}

export function SavedCode({ slug, code }: { slug: string; code: string }) {
  return (
    <>
      <p className="mb-3">
        {savedTexts.code}: <strong className="figures text-lg">{code}</strong>
      </p>
      <CopyLink link={`${window.location.origin}/configurator/${slug}?build=${code}`} />
    </>
  )
}

import { CopyField } from '@/components/kit/ui/copy-field'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ApiError } from '@/contract/kit/errors'
import { savedTexts } from '@/messages/shop/configurator/configurator-parts'
import { toSentence } from '@/messages/kit/errors'

export function SaveFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return <ErrorNotice sentence={toSentence(error)} onRetry={onRetry} />
}

export function SavedCode({ slug, code }: { slug: string; code: string }) {
  return (
    <>
      <p className="mb-3">
        {savedTexts.code}: <strong className="figures text-lg">{code}</strong>
      </p>
      <CopyField value={`${window.location.origin}/configurator/${slug}?build=${code}`} />
    </>
  )
}

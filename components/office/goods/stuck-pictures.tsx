import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { useRetryPictures } from '@/hooks/office/goods/use-retry-pictures'
import { toSentence } from '@/messages/kit/errors'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

interface StuckPicturesProps {
  item: CatalogItem
  onChanged: (item: CatalogItem) => void
}

export function StuckPictures({ item, onChanged }: StuckPicturesProps) {
  const { isTried, isRunning, error, retry } = useRetryPictures(item, onChanged)
  const stuck = item.pictures.filter(({ id }) => item.stuck_pictures.includes(id))
  if (stuck.length === 0) return isTried ? <p role="status">{texts.stuck.tried}</p> : null
  return (
    <div role="alert" className="my-3 border-l-2 border-warn bg-surface px-4 py-2">
      <p className="break-words">{texts.stuck.sentence(stuck.map(({ alt }) => alt))}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        isLoading={isRunning}
        onClick={() => void retry()}
      >
        {texts.stuck.retry}
      </Button>
    </div>
  )
}

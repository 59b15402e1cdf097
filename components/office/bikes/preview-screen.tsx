import Link from 'next/link'

import { Loaded } from '@/components/kit/ui/loaded'
import { useBikePreview } from '@/hooks/office/bikes/use-bike-preview'
import { bikeCopy } from '@/messages/office/bikes/bike-copy'
import { bikes } from '@/messages/office/bikes/bikes'

const texts = bikeCopy.preview

/** Redirects from the back office to a draft's configurator. */
export function PreviewScreen({ slug }: { slug: string | null }) {
  const { state, retry, isOffered } = useBikePreview(slug)
  return (
    <Loaded state={state} onRetry={retry}>
      {() =>
        isOffered ? (
          <p>
            {texts.offered}{' '}
            <Link href={`/configurator/${slug ?? ''}`} className="link">
              {bikes.shopPage}
            </Link>
          </p>
        ) : (
          <p role="status">{texts.opening}</p>
        )
      }
    </Loaded>
  )
}

import Link from 'next/link'

import { BikePicture } from '@/components/shop/bikes/bike-picture'
import { configuratorAddress } from '@/domain/shop/bikes/build-address'
import { useDisplayBuild } from '@/hooks/account/auth/use-display-build'
import { account as texts } from '@/messages/account/profile/account'

/** The visitor's own build, else the bike of the home page. */
export function AuthPicture() {
  const { shown, onMissing } = useDisplayBuild()
  if (!shown) return null
  const { slug, build, text } = shown
  return (
    <figure onErrorCapture={text === null ? onMissing : undefined}>
      <BikePicture
        slug={slug}
        build={build}
        view="studio"
        from="front"
        title={text ?? texts.ownBuild}
        sizes="50vw"
        className="h-auto w-full"
      />
      {text === null && (
        <figcaption className="px-16">
          <Link href={configuratorAddress(slug, build)} className="link">
            {texts.ownBuildLink}
          </Link>
        </figcaption>
      )}
    </figure>
  )
}

import { SaveBuild } from '@/components/shop/bikes/save-build'
import { ComparisonButton } from '@/components/shop/bikes/comparison-button'
import type { Bike, Build } from '@/domain/shop/bikes/bike'

import { PictureButtons } from './stage/picture-buttons'

/** Actions for a finished build, except for printing. */
export function LazySummary({ bike, build }: { bike: Bike; build: Build }) {
  return (
    <>
      <ComparisonButton slug={bike.slug} title={bike.title} build={build} />
      <SaveBuild slug={bike.slug} title={bike.title} build={build} />
      <PictureButtons bike={bike} build={build} />
    </>
  )
}

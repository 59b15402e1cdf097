import { BuildPicture } from '@/components/shop/bikes/build-picture'
import type { Build } from '@/domain/shop/bikes/bike'

interface OrderDrawingProps {
  slug: string
  build: Build
  title: string
}

export function OrderDrawing({ slug, build, title }: OrderDrawingProps) {
  return (
    <BuildPicture
      slug={slug}
      build={build}
      view="paper"
      title={title}
      className="h-auto max-h-96 w-full object-contain"
      isFirst
    />
  )
}

import { useLoaded } from '@/components/ui/use-loaded'
import type { Build } from '@/domain/bike'
import { useCartBike } from '@/hooks/use-cart-bike'

interface OrderDrawingProps {
  slug: string
  build: Build
  title: string
}

async function loadDrawing() {
  const [{ BikeDrawing }, { describeBike }] = await Promise.all([
    import('@/components/bike/bike-drawing'),
    import('@/domain/drawing/describe'),
  ])
  return { BikeDrawing, describeBike }
}

/** The bike as it was ordered, drawn from the build of the line. Its place is kept while it is on its way. */
export function OrderDrawing({ slug, build, title }: OrderDrawingProps) {
  const bike = useCartBike(slug)
  const module = useLoaded(loadDrawing, bike !== null)
  return (
    <div className="mb-6 aspect-[16/10] max-h-96 w-full">
      {bike && module && (
        <module.BikeDrawing
          bike={bike}
          build={build}
          view="paper"
          title={module.describeBike(bike, build) || title}
          className="size-full"
        />
      )}
    </div>
  )
}

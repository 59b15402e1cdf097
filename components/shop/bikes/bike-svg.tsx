import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'

import { BikeDrawing } from './bike-drawing'
import type { DrawingView } from './skin'

/** Returns the drawing of a build as SVG markup; lazy-loads the renderer. */
export async function bikeSvg(bike: Bike, build: Build, view: DrawingView): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(
    <BikeDrawing bike={bike} build={build} view={view} title={describeBike(bike, build)} />,
  )
}

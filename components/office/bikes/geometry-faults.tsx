import type { Bike } from '@/domain/shop/bikes/bike'
import { geometryFaults } from '@/domain/office/bikes/bikes-geometry'
import { bikes as texts } from '@/messages/office/bikes/bikes'

/** Shows what is impossible in the geometry, as measured in the drawing. */
export function GeometryFaults({ bike }: { bike: Bike }) {
  const faults = geometryFaults(bike)
  return (
    <div role="status" className="mt-3">
      {faults.length === 0 ? (
        <p className="text-ok">{texts.soundGeometry}</p>
      ) : (
        <>
          <p className="font-medium text-warn">{texts.geometryFaults}</p>
          <ul className="list-disc pl-5">
            {faults.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

import { drawBuildSheet } from './draw-build-sheet'
import { drawDeliveries } from './draw-deliveries'
import { drawDocument } from './draw-document'
import { drawLabel, drawReturnLabel } from './draw-label'
import { drawLegalDocument } from './draw-legal-document'
import { drawPickList } from './draw-pick-list'
import { drawPackingSlip } from './draw-packing-slip'

export const DRAWINGS = {
  document: drawDocument,
  sheet: drawBuildSheet,
  deliveries: drawDeliveries,
  back: drawReturnLabel,
  label: drawLabel,
  legal: drawLegalDocument,
  pick: drawPickList,
  slip: drawPackingSlip,
}

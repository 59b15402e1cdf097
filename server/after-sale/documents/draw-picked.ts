import { draw } from './draw/draw'
import type { PickListFacts } from './draw/draw-pick-list'
import { lane } from './lane'

/** @throws DomainError server_busy */
export const drawPicked = (facts: PickListFacts): Promise<Buffer> => lane(() => draw('pick', facts))

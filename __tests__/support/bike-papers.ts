import type { BikePage } from '@/services/bikes'

/** Of a bike without frames, manual and torques. */
export const NO_PAPERS: BikePage['papers'] = { frames: 0, model: null, torques: [], manual: null }

import type { BikePage } from '@/services/office/bikes'

export const NO_PAPERS: BikePage['papers'] = { frames: 0, model: null, torques: [], manual: null }

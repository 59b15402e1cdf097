import type { BikePage } from '@/contract/office/bikes/bikes'

export const NO_PAPERS: BikePage['papers'] = { frames: 0, model: null, torques: [], manual: null }
